import { type Dimension, UNKNOWN } from '#contract/breakdowns.ts'
import { ORDER_DIMENSIONS } from '#contract/orders.ts'
import { BATCH_VIEW, COUNTED_TYPES, FLOATING_PLACEMENT, type UntrackedReason } from '#contract/tracking.ts'
import type { InquiryRow, InteractionRow, OrderRow, SubscriptionRow } from '../rows.ts'
import { dayOf } from './days.ts'
import { ALL_TIME, type Count, type Metric } from './metrics.ts'
import { countKey, pagePath, visitOrigin } from './origin.ts'

const PAISE_PER_RUPEE = 100

/** @returns what a subscription counts; nothing if it was never confirmed */
export function subscriptionCounts({
  confirmed_at,
  unsubscribed_at,
}: Pick<SubscriptionRow, 'confirmed_at' | 'unsubscribed_at'>): Count[] {
  if (confirmed_at === null) return []
  return [
    ...withTotal(once('subscription', confirmed_at)),
    ...(unsubscribed_at === null ? [] : withTotal(once('unsubscription', unsubscribed_at))),
  ]
}

/** @returns what an interaction counts */
export function interactionCounts(row: InteractionRow): Count[] {
  const type = COUNTED_TYPES.find((counted) => counted === row.interaction_type) ?? 'other'
  const keys: Record<Dimension, () => string> = {
    placement: () => countKey(placementOf(row.additional_data)),
    page: () => pagePath(row.page_url) ?? UNKNOWN,
    source: () => visitOrigin(row.additional_data),
    lot: () => countKey(row.additional_data?.lot),
  }
  return [
    ...withTotal(once('interaction:type', row.timestamp, type)),
    ...dimensionsOf(type).map((dimension) =>
      once(`interaction:${dimension}`, row.timestamp, keys[dimension]()),
    ),
  ]
}

/** @returns what an inquiry counts, without the interaction that is stored with it */
export function inquiryCounts({ created_at }: Pick<InquiryRow, 'created_at'>): Count[] {
  return [once('inquiry', created_at)]
}

/** @returns what the click of an order counts, without its product event and interaction; nothing of a sale without one */
export function clickCounts(order: OrderRow): Count[] {
  const { clicked_at } = order
  if (clicked_at === null) return []
  return ORDER_DIMENSIONS.map((dimension) =>
    once(`clicked:${dimension}`, clicked_at, order[dimension] || UNKNOWN),
  )
}

/** @returns what the sale of an order counts; nothing unless it is sold */
export function saleCounts(order: OrderRow): Count[] {
  const { sold_at, amount } = order
  if (sold_at === null) return []
  const value = Math.round((amount ?? 0) * PAISE_PER_RUPEE)
  return [
    ...ORDER_DIMENSIONS.map((dimension) => once(`sold:${dimension}`, sold_at, order[dimension] || UNKNOWN)),
    ...(order.clicked_at === null ? [] : [once('sold_from_clicks', sold_at)]),
  ].map((count) => ({ ...count, value }))
}

/** @param now milliseconds UTC */
export function untrackedCounts(reason: UntrackedReason, now: number, events: number): Count[] {
  return [{ ...once('untracked', new Date(now).toISOString(), reason), count: events }]
}

/** @returns the dimensions that an interaction of a type is counted by */
function dimensionsOf(type: string): readonly Dimension[] {
  if (type === 'whatsapp_click') return ['placement', 'page', 'source']
  // The lot is all that is recorded of a batch view.
  return type === BATCH_VIEW ? ['page', 'lot'] : ['page', 'source']
}

function placementOf(data: InteractionRow['additional_data']): unknown {
  return data?.placement ?? (data?.inquiry_type === 'whatsapp' ? FLOATING_PLACEMENT : undefined)
}

function once(metric: Metric, time: string, key = ''): Count {
  return { metric, day: dayOf(Date.parse(time)), key, count: 1, value: 0 }
}

function withTotal(count: Count): Count[] {
  return [count, { ...count, day: ALL_TIME }]
}
