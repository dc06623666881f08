import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

/** Rows of each list. Open orders are among the latest. */
const LISTED = { subscribers: '10', interactions: '15', inquiries: '5', orders: '50' }

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
    bodyOf(api.stats.orders.$get({ query: { days: `${days}`, limit: LISTED.orders } })),
  )
}

/** Number and latest inquiries of a range. */
export function useInquiries(range: Range) {
  const query = { days: `${range}`, limit: LISTED.inquiries }
  return useSWR(['inquiries', range], () => bodyOf(api.stats.inquiries.$get({ query })))
}

/** Counts of a range by placement, page, source and pack. */
export function useBreakdowns(range: Range) {
  return useSWR(['breakdowns', range], () => bodyOf(api.stats.breakdowns.$get(queryOf(range))))
}

/** The chart's numbers of each day of a range. */
export function useDailyStats(range: Range) {
  return useSWR(['daily', range], () => bodyOf(api.stats.daily.$get(queryOf(range))))
}

export type DailyStats = NonNullable<ReturnType<typeof useDailyStats>['data']>['data']

/** Events of a range that were not tracked, by reason. */
export function useUntracked(range: Range) {
  return useSWR(['untracked', range], () => bodyOf(api.stats.untracked.$get(queryOf(range))))
}

const queryOf = (range: Range) => ({ query: { days: `${range}` } })

/**
 * One page of subscribers, after the row whose id is the cursor, and one row more if there is another page. With a
 * search, addresses that begin with it; else those of the range.
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
