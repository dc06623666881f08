import { COUNTED_TYPES, NOT_COUNTED, type NotCounted, WEB_VITALS } from '../contract.ts'

/** What is counted by day. The list is closed: a visitor can't add a metric, and so no rows. */
export type Metric =
  | 'subscription'
  | 'inquiry'
  | 'product_event'
  | InteractionMetric
  | NotCountedMetric
  /** The owner's room was asked for its numbers: only for the gauge of what D1 is used for. */
  | 'dashboard'

type NotCountedMetric = `not_counted:${NotCounted}`

type InteractionMetric = `interaction:${(typeof COUNTED_TYPES)[number] | typeof WEB_VITALS | 'other'}`

/**
 * @param type an interaction's type as a visitor's browser sent it
 * @returns the metric that counts it; types the site does not know are counted together
 */
export function interactionMetric(type: string): InteractionMetric {
  const known = ([...COUNTED_TYPES, WEB_VITALS] as const).find((counted) => counted === type)
  return `interaction:${known ?? 'other'}`
}

/** The customers' interactions: speed is not among them, and is counted for the gauge of what D1 is used for. */
export const interactionMetrics: readonly InteractionMetric[] = [
  ...COUNTED_TYPES.map((type) => `interaction:${type}` as const),
  'interaction:other',
]

/** @returns the type that an interaction's metric counts, such as `whatsapp_click` */
export function typeOfMetric(metric: string): string {
  return metric.slice('interaction:'.length)
}

export function notCountedMetric(reason: NotCounted): NotCountedMetric {
  return `not_counted:${reason}`
}

export const notCountedMetrics: readonly NotCountedMetric[] = NOT_COUNTED.map(notCountedMetric)
