import { api, bodyOf } from '#web/browser/api/client.ts'
import type { SpanQuery } from './range.ts'

/** The number of rows of each list. */
const ROW_LIMITS = { subscribers: '10', interactions: '15' }

export type DashboardStats = Awaited<ReturnType<typeof fetchDashboard>>

/** Makes both statistics calls of the dashboard. */
export async function fetchDashboard(span: SpanQuery) {
  const [subscriptions, interactions] = await Promise.all([
    bodyOf(api.stats.subscriptions.$get({ query: { ...span, limit: ROW_LIMITS.subscribers } })),
    bodyOf(api.stats.interactions.$get({ query: { ...span, limit: ROW_LIMITS.interactions } })),
  ])
  return {
    subscriptions,
    interactions,
    demo: Boolean(subscriptions.demo || interactions.demo),
    /** The time at which the answers arrived, in milliseconds UTC. */
    fetchedAt: Date.now(),
  }
}

/** Sums of a range: what was sold, and where sales come from. */
export function queryOrderStats(query: SpanQuery) {
  return {
    key: ['order-stats', query],
    fetch: () => bodyOf(api.stats.orders.$get({ query: { ...query, limit: '1' } })),
  }
}

/** Counts of a range by placement, page, source and lot. */
export function queryBreakdowns(query: SpanQuery) {
  return { key: ['breakdowns', query], fetch: () => bodyOf(api.stats.breakdowns.$get({ query })) }
}

/** Events of a range that were not tracked, by reason. */
export function queryUntracked(query: SpanQuery) {
  return { key: ['untracked', query], fetch: () => bodyOf(api.stats.untracked.$get({ query })) }
}
