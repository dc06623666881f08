import { inquiryCounts } from './inquiries/metrics.ts'
import type { InquiryRow } from './inquiries/table.ts'
import { orderCounts } from './orders/metrics.ts'
import type { OrderRow } from './orders/table.ts'
import { type Count, SINCE, sumCounts } from './statistics/counts.ts'
import { subscriptionCounts } from './subscriptions/metrics.ts'
import type { SubscriptionRow } from './subscriptions/table.ts'
import { interactionCounts } from './tracking/metrics.ts'
import type { InteractionRow } from './tracking/table.ts'

/*
 * Each folder says in its `metrics.ts` what its rows count: on which day in Asia/Kolkata, under which key, with which value.
 * What an act adds, what a change of a row corrects, and `recount` follow from it.
 *
 * Rows written by an act, with their index entries:
 *
 * chat click              2 of the interaction, its type today and of all time, placement, page, source      7
 * other interaction       the same without placement                                                         6
 * batch view              2, its type twice, page, lot                                                       6
 * price seen              that of another interaction, and its source again for the funnel                   7
 * order click             3 of the order, 2 of the product event, 7 of the chat click, 4 by dimension       16
 * inquiry                 2 of the inquiry, its count, 7 of the chat click; 2 more if it has words          10
 * sign-up                 3 of the subscription, its count twice, 6 of the interaction                      11
 * confirmation, leaving   2 counts and the index of those confirmed; 6 if the address was confirmed before
 * sale, or its undo       6 counts, and up to 5 index entries; one that moves to another day has its counts twice
 *                         (tests/worker/d1-costs.test.ts has each)                                     9 to 15
 * product event           its 2 rows; one in a hundred is counted for all                                    2
 * untracked event         1; once the day is full, one in a hundred is counted for all                       1
 */

/**
 * Metrics that no rows are counted by: events that are not stored, by reason; product events, by a sample; and attempts to
 * send a mail to a visitor, by the hour in Asia/Kolkata.
 */
export const METRICS_WITHOUT_ROWS = ['untracked', 'product_event', 'mail', SINCE]

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
  return sumCounts(countsOf(rows))
}

function* countsOf({ subscriptions, interactions, inquiries, orders }: CountedRows): Generator<Count> {
  for (const row of subscriptions) yield* subscriptionCounts(row)
  for (const row of interactions) yield* interactionCounts(row)
  for (const row of inquiries) yield* inquiryCounts(row)
  for (const row of orders) yield* orderCounts(row)
}
