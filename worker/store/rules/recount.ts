import { OTHER } from '#contract/breakdowns.ts'
import type { InquiryRow, InteractionRow, OrderRow, SubscriptionRow } from '../rows.ts'
import { type Count, inquiryCounts, interactionCounts, orderCounts, subscriptionCounts } from './counts.ts'
import { MAX_KEYS_PER_DAY } from './metrics.ts'

/** The tables that are counted, each in the order of its ids. */
type CountedRows = {
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
export function recount(rows: CountedRows): Count[] {
  const days = new Map<string, Map<string, Count>>()
  for (const row of countsOf(rows)) {
    const id = `${row.metric} ${row.day}`
    const keys = days.get(id) ?? new Map<string, Count>()
    days.set(id, keys)
    const isFull = keys.size - Number(keys.has(OTHER)) >= MAX_KEYS_PER_DAY
    const key = keys.has(row.key) || !isFull ? row.key : OTHER
    const { count, value } = keys.get(key) ?? { count: 0, value: 0 }
    keys.set(key, { ...row, key, count: count + row.count, value: value + row.value })
  }
  return [...days.values()].flatMap((keys) => [...keys.values()])
}

function* countsOf({ subscriptions, interactions, inquiries, orders }: CountedRows): Generator<Count> {
  for (const row of subscriptions) yield* subscriptionCounts(row)
  for (const row of interactions) yield* interactionCounts(row)
  for (const row of inquiries) yield* inquiryCounts(row)
  for (const row of orders) yield* orderCounts(row)
}
