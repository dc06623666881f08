import useSWR from 'swr'
import { api, bodyOf } from '#web/browser/api/client.ts'
import { MAX_SERIES_DAYS } from '#worker/statistics/contract.ts'
import { dayInIndia } from '../format.ts'
import type { Metric } from './metrics.ts'
import { type Chosen, lengthOf, type SpanQuery, spanQuery } from './range.ts'

/** Rows of each list. */
const ROW_LIMITS = { subscribers: '10', interactions: '15' }

export type DashboardStats = Awaited<ReturnType<typeof fetchDashboard>>

/** Both statistics calls of the dashboard; if one fails, loading failed. No call without a range. */
export function useDashboardStats(chosen: Chosen | undefined) {
  const query = chosen && spanQuery(chosen)
  return useSWR(query ? (['dashboard', query] as const) : null, ([, span]) => fetchDashboard(span))
}

async function fetchDashboard(span: SpanQuery) {
  const [subscriptions, interactions] = await Promise.all([
    bodyOf(api.stats.subscriptions.$get({ query: { ...span, limit: ROW_LIMITS.subscribers } })),
    bodyOf(api.stats.interactions.$get({ query: { ...span, limit: ROW_LIMITS.interactions } })),
  ])
  return {
    subscriptions,
    interactions,
    demo: Boolean(subscriptions.demo || interactions.demo),
    /** When the answers arrived, in milliseconds UTC. */
    fetchedAt: Date.now(),
  }
}

/** Sums of a range: what was sold, and where sales come from. */
export function queryOrderStats(chosen: Chosen) {
  const query = spanQuery(chosen)
  return {
    key: ['order-stats', query],
    fetch: () => bodyOf(api.stats.orders.$get({ query: { ...query, limit: '1' } })),
  }
}

/** Counts of a range by placement, page, source and lot. */
export function queryBreakdowns(chosen: Chosen) {
  const query = spanQuery(chosen)
  return { key: ['breakdowns', query], fetch: () => bodyOf(api.stats.breakdowns.$get({ query })) }
}

/** Whether a range is too long to have all of its series by day. */
export function hasOneSeries({ range }: Chosen): boolean {
  return lengthOf(range, dayInIndia(Date.now())) > MAX_SERIES_DAYS
}

/** The chart's numbers of each day of a range; of a long one the chart's own metric alone. */
export function queryDailyStats(chosen: Chosen, metric: Metric) {
  const query = { ...spanQuery(chosen), ...(hasOneSeries(chosen) && { series: metric.series }) }
  return { key: ['daily', query], fetch: () => bodyOf(api.stats.daily.$get({ query })) }
}

export type DailyStats = Awaited<ReturnType<ReturnType<typeof queryDailyStats>['fetch']>>['data']

/** Events of a range that were not tracked, by reason. */
export function queryUntracked(chosen: Chosen) {
  const query = spanQuery(chosen)
  return { key: ['untracked', query], fetch: () => bodyOf(api.stats.untracked.$get({ query })) }
}
