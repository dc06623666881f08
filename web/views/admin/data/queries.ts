import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

const LISTED = { subscribers: '10', interactions: '15', inquiries: '5' }
/** The latest orders of the range, among them the open ones. */
const ORDERS_LISTED = '50'

/** Subscribers on one page of the list. */
export const SUBSCRIBERS_PAGE = 10

export type DashboardStats = Awaited<ReturnType<typeof fetchDashboard>>

/** Both statistics calls of the dashboard; if one fails, loading failed. No call without a range. */
export function useDashboardStats(range: Range | undefined) {
  return useSWR(range ? (['dashboard', range] as const) : null, ([, days]) => fetchDashboard(days))
}

async function fetchDashboard(range: Range) {
  const days = `${range}`
  const [subscriptions, interactions] = await Promise.all([
    bodyOf(api.stats.subscriptions.$get({ query: { days, limit: LISTED.subscribers } })),
    bodyOf(api.stats.interactions.$get({ query: { days, limit: LISTED.interactions } })),
  ])
  return {
    range,
    subscriptions,
    interactions,
    demo: Boolean(subscriptions.demo || interactions.demo),
    /** When the answers arrived, in milliseconds UTC. */
    fetchedAt: Date.now(),
  }
}

/** Counts of a range, where sales come from, and the latest orders. No call without a range. */
export function useOrders(range: Range | undefined) {
  return useSWR(range ? (['orders', range] as const) : null, ([, days]) =>
    bodyOf(api.stats.orders.$get({ query: { days: `${days}`, limit: ORDERS_LISTED } })),
  )
}

/** Number and latest inquiries of a range. */
export function useInquiries(range: Range) {
  const query = { days: `${range}`, limit: LISTED.inquiries }
  return useSWR(['inquiries', range], () => bodyOf(api.stats.inquiries.$get({ query })))
}

/** Counts of a range by placement, page, source and pack. */
export function useBreakdowns(range: Range) {
  const query = { days: `${range}` }
  return useSWR(['breakdowns', range], () => bodyOf(api.stats.breakdowns.$get({ query })))
}

/** The chart's numbers of each day of a range. */
export function useDailyStats(range: Range) {
  return useSWR(['daily', range], () => fetchDaily(range))
}

export type DailyStats = Awaited<ReturnType<typeof fetchDaily>>['data']

function fetchDaily(range: Range) {
  return bodyOf(api.stats.daily.$get({ query: { days: `${range}` } }))
}

/** Events of a range that were not tracked, by reason. */
export function useUntracked(range: Range) {
  const query = { days: `${range}` }
  return useSWR(['untracked', range], () => bodyOf(api.stats.untracked.$get({ query })))
}

/**
 * One page of subscribers, and one row more if there is another page.
 *
 * @param search the beginning of an address; empty for all of the range
 * @param cursor the id of the last row of the page before
 */
export function useSubscribers(range: Range, search: string, cursor: string | undefined) {
  const query = {
    days: `${range}`,
    limit: String(SUBSCRIBERS_PAGE + 1),
    ...(search && { search }),
    ...(cursor && { before: cursor }),
  }
  return useSWR(['subscribers', range, search, cursor], () => bodyOf(api.stats.subscriptions.$get({ query })))
}

/** The last backup, and the last one that succeeded. */
export function useBackups() {
  return useSWR(['backups'], () => bodyOf(api.owner.backups.$get()))
}

/** What became of the newest change of the site. */
export function usePublications() {
  return useSWR(['publications'], () => bodyOf(api.owner.publications.$get()))
}

/** Setup of the site, as of when the setup guide is opened. */
export function useStatus() {
  return useSWR(['status'], () => bodyOf(api.status.$get()))
}
