import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import type { SubscriptionStats } from '#contract/stats.ts'
import { ApiError, api, bodyOf, isRefusal } from './api.ts'

/** Rows of the two lists (spec 9). */
const SUBSCRIBERS_LISTED = '10'
const INTERACTIONS_LISTED = '15'

export type DashboardStats = {
  range: Range
  subscriptions: SubscriptionStats
  interactions: Awaited<ReturnType<typeof fetchInteractions>>
  demo: boolean
  /** When the answers arrived, in milliseconds UTC. */
  fetchedAt: number
}

/** `locked`: the owner has to sign in. `closed`: no owner key is set, so nobody can. */
export type LoadState = 'loading' | 'loaded' | 'stale' | 'locked' | 'closed' | 'failed'

/**
 * Both statistics calls of the dashboard; both must succeed, or loading is treated as failed (spec 7).
 *
 * @param load counts explicit loads: each begins with a state of its own, whereas polling in the background keeps the
 * numbers when it fails and makes them `stale`
 * @returns the state of this load, and the latest numbers of the range if there are any
 */
export function useDashboardStats(range: Range, load: number) {
  const { data, error } = useSWR(['dashboard', range, load] as const, fetchDashboard, {
    keepPreviousData: true,
    onError: logFailure,
  })
  return {
    state: loadState(data?.load === load, error),
    stats: data?.range === range ? data : undefined,
  }
}

function loadState(loaded: boolean, error: unknown): LoadState {
  if (isRefusal(error)) return error.code === 'unauthorized' ? 'locked' : 'closed'
  if (error) return loaded ? 'stale' : 'failed'
  return loaded ? 'loaded' : 'loading'
}

function logFailure(error: Error): void {
  if (isRefusal(error)) return
  console.error(`The dashboard could not be loaded: ${error instanceof ApiError ? error.code : error.name}`)
}

async function fetchDashboard([, range, load]: readonly ['dashboard', Range, number]): Promise<
  DashboardStats & { load: number }
> {
  const [subscriptions, interactions] = await Promise.all([
    bodyOf(api.stats.subscriptions.$get({ query: { days: `${range}`, limit: SUBSCRIBERS_LISTED } })),
    fetchInteractions(range),
  ])
  const demo = Boolean(subscriptions.demo || interactions.demo)
  return { range, load, subscriptions, interactions, demo, fetchedAt: Date.now() }
}

function fetchInteractions(range: Range) {
  return bodyOf(api.stats.interactions.$get({ query: { days: `${range}`, limit: INTERACTIONS_LISTED } }))
}
