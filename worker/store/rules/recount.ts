import { OTHER } from '#contract/breakdowns.ts'
import type { InquiryRow, InteractionRow, OrderRow, SubscriptionRow } from '../rows.ts'
import { clickCounts, inquiryCounts, interactionCounts, saleCounts, subscriptionCounts } from './counts.ts'
import { type Count, MAX_KEYS_PER_DAY } from './metrics.ts'

/** The tables that are counted, each in the order of its ids. */
export type CountedRows = {
  subscriptions: Iterable<SubscriptionRow>
  interactions: Iterable<InteractionRow>
  inquiries: Iterable<InquiryRow>
  orders: Iterable<OrderRow>
}

/**
 * Computes `daily_counts` from the rows. It is equal to the stored table for metrics that have rows and for days within
 * the retention period: by key on days with fewer than `MAX_KEYS_PER_DAY` keys, by sum on the others. Where visitors
 * deleted their rows, the stored counts are larger.
 */
export function recount({ subscriptions, interactions, inquiries, orders }: CountedRows): Count[] {
  const days = new Map<string, Map<string, Count>>()
  const add = (added: Count) => {
    const id = `${added.metric} ${added.day}`
    const keys = days.get(id) ?? new Map<string, Count>()
    days.set(id, keys)
    const isFull = keys.size - Number(keys.has(OTHER)) >= MAX_KEYS_PER_DAY
    const key = keys.has(added.key) || !isFull ? added.key : OTHER
    const { count, value } = keys.get(key) ?? { count: 0, value: 0 }
    keys.set(key, { ...added, key, count: count + added.count, value: value + added.value })
  }
  for (const row of subscriptions) subscriptionCounts(row).forEach(add)
  for (const row of interactions) interactionCounts(row).forEach(add)
  for (const row of inquiries) inquiryCounts(row).forEach(add)
  for (const row of orders) [...clickCounts(row), ...saleCounts(row)].forEach(add)
  return [...days.values()].flatMap((keys) => [...keys.values()])
}
