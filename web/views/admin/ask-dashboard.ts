import type { Range } from '../../../worker/contract/ranges.ts'
import type { Failure } from '../../../worker/contract/responses.ts'
import type { InteractionStats, SubscriptionStats } from '../../../worker/contract/stats.ts'
import { call } from '../../api/client.ts'

/** Entries of the two lists (spec 9). */
export const SUBSCRIBERS_LISTED = 10
export const INTERACTIONS_LISTED = 15

export type Dashboard = {
  range: Range
  subscriptions: SubscriptionStats
  interactions: InteractionStats
  demo: boolean
  /** When the answers came, in milliseconds UTC. */
  at: number
}

/** `locked` wants the owner to sign in; `closed` has no key to sign in with. */
export type Outcome =
  | { kind: 'loaded'; dashboard: Dashboard }
  | { kind: 'locked' | 'closed' }
  | { kind: 'failed'; why: string }

/** Makes both stats calls; both must succeed, or loading is treated as failed (spec 7). It never throws. */
export async function askDashboard(range: Range): Promise<Outcome> {
  try {
    const [subscriptions, interactions] = await Promise.all([
      call<SubscriptionStats>(`/stats/subscriptions?days=${range}&limit=${SUBSCRIBERS_LISTED}`),
      call<InteractionStats>(`/stats/interactions?days=${range}&limit=${INTERACTIONS_LISTED}`),
    ])
    if (!subscriptions.success) return refusal(subscriptions)
    if (!interactions.success) return refusal(interactions)
    const demo = Boolean(subscriptions.demo || interactions.demo)
    return { kind: 'loaded', dashboard: { range, subscriptions, interactions, demo, at: Date.now() } }
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.name : 'unknown' }
  }
}

function refusal({ code }: Failure): Outcome {
  if (code === 'unauthorized') return { kind: 'locked' }
  if (code === 'forbidden') return { kind: 'closed' }
  return { kind: 'failed', why: code }
}
