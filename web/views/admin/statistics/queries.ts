import useSWR from 'swr'
import { api, bodyOf } from '#web/api/client.ts'
import type { Range } from '#worker/statistics/contract.ts'

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

/** What a panel fetches. Those with the same key share one call. */
export type Query<T> = { key: readonly unknown[]; fetch: () => Promise<T> }

/** Counts of a range, where sales come from, and the latest orders. */
export function queryOrders(range: Range) {
  const query = { days: `${range}`, limit: LISTED.orders }
  return { key: ['orders', range], fetch: () => bodyOf(api.stats.orders.$get({ query })) }
}

/** Number and latest inquiries of a range. */
export function queryInquiries(range: Range) {
  const query = { days: `${range}`, limit: LISTED.inquiries }
  return { key: ['inquiries', range], fetch: () => bodyOf(api.stats.inquiries.$get({ query })) }
}

/** Counts of a range by placement, page, source and pack. */
export function queryBreakdowns(range: Range) {
  return { key: ['breakdowns', range], fetch: () => bodyOf(api.stats.breakdowns.$get(queryOf(range))) }
}

/** The chart's numbers of each day of a range. */
export function queryDailyStats(range: Range) {
  return { key: ['daily', range], fetch: () => bodyOf(api.stats.daily.$get(queryOf(range))) }
}

export type DailyStats = Awaited<ReturnType<ReturnType<typeof queryDailyStats>['fetch']>>['data']

/** Events of a range that were not tracked, by reason. */
export function queryUntracked(range: Range) {
  return { key: ['untracked', range], fetch: () => bodyOf(api.stats.untracked.$get(queryOf(range))) }
}

const queryOf = (range: Range) => ({ query: { days: `${range}` } })

/**
 * One page of subscribers, after the row whose id is the cursor, and one row more if there is another page. With a
 * search, addresses that begin with it; else those of the range.
 */
export function querySubscribers(range: Range, search: string, cursor: string | undefined) {
  const query = {
    days: `${range}`,
    limit: String(SUBSCRIBERS_PAGE + 1),
    ...(search && { search }),
    ...(cursor && { before: cursor }),
  }
  return {
    key: ['subscribers', range, search, cursor],
    fetch: () => bodyOf(api.stats.subscriptions.$get({ query })),
  }
}

/** The last backup, and the last one that succeeded. */
export const backups = { key: ['backups'], fetch: () => bodyOf(api.owner.backups.$get()) }

/** What is switched on of mail, what is missing for it and what was refused last. */
export const mail = { key: ['mail'], fetch: () => bodyOf(api.owner.mail.$get()) }

/** What became of the newest change of the site. */
export function usePublications() {
  return useSWR(['publications'], () => bodyOf(api.owner.publications.$get()))
}

/** Setup of the site, as of when the setup guide is opened. */
export function useStatus() {
  return useSWR(['status'], () => bodyOf(api.status.$get()))
}
