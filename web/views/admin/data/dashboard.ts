import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

const SUBSCRIBERS_LISTED = '10'
const INTERACTIONS_LISTED = '15'

export type DashboardStats = Awaited<ReturnType<typeof fetchDashboard>>

/** Both statistics calls of the dashboard; if one fails, loading failed. */
export function useDashboardStats(range: Range) {
  return useSWR(['dashboard', range], () => fetchDashboard(range))
}

async function fetchDashboard(range: Range) {
  const days = `${range}` as const
  const [subscriptions, interactions] = await Promise.all([
    bodyOf(api.stats.subscriptions.$get({ query: { days, limit: SUBSCRIBERS_LISTED } })),
    bodyOf(api.stats.interactions.$get({ query: { days, limit: INTERACTIONS_LISTED } })),
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
