import { COUNTED_TYPES, UNTRACKED_REASONS, type UntrackedReason, WEB_VITALS } from '#contract/tracking.ts'

/** Events counted by day. The list is closed, so that visitors cannot add metrics, and with them rows. */
export type Metric =
  /** Confirmed addresses. */
  | 'subscription'
  /** Confirmed addresses that left. */
  | 'unsubscription'
  | 'inquiry'
  | 'product_event'
  | InteractionMetric
  | UntrackedMetric
  /** Loads of the dashboard, only for the estimate of D1 usage. */
  | 'dashboard'

type UntrackedMetric = `untracked:${UntrackedReason}`

type InteractionMetric = `interaction:${(typeof COUNTED_TYPES)[number] | typeof WEB_VITALS | 'other'}`

/**
 * @param type an interaction's type as the browser sent it
 * @returns its metric; unknown types share one
 */
export function interactionMetric(type: string): InteractionMetric {
  const known = ([...COUNTED_TYPES, WEB_VITALS] as const).find((counted) => counted === type)
  return `interaction:${known ?? 'other'}`
}

/** Customers' interactions. Web vitals are counted only for the estimate of D1 usage. */
export const interactionMetrics: readonly InteractionMetric[] = [
  ...COUNTED_TYPES.map((type) => `interaction:${type}` as const),
  'interaction:other',
]

/** The metrics of the number of subscribers. */
export const subscriberMetrics = ['subscription', 'unsubscription'] as const

/** @returns the interaction type of a metric, such as `whatsapp_click` */
export function typeOfMetric(metric: string): string {
  return metric.slice('interaction:'.length)
}

export function untrackedMetric(reason: UntrackedReason): UntrackedMetric {
  return `untracked:${reason}`
}

export const untrackedMetrics: readonly UntrackedMetric[] = UNTRACKED_REASONS.map(untrackedMetric)
