import type { OrderStats } from '#contract/orders.ts'
import type { DayCounts, InteractionStats, SubscriptionStats } from '#contract/stats.ts'
import { rupees } from '#web/lib/format.ts'
import { showCount } from '../format.ts'

/** The series that the chart is made of. */
type Stats = {
  subscriptions: Pick<SubscriptionStats, 'series'>
  interactions: Pick<InteractionStats, 'series'>
  orders: Pick<OrderStats, 'series'>
}

export type Metric = {
  name: string
  /** Heading of its column, short enough for a phone. */
  column: string
  /** The values by day, oldest first. */
  byDay: (stats: Stats) => DayCounts
  /** Formats a value: `1,234`, `₹1,234`. */
  show: (value: number) => string
}

/** What the chart can show, in this order; the first one at first. */
export const METRICS: readonly [Metric, ...Metric[]] = [
  { name: 'Rupees sold', column: 'Rupees', byDay: ofOrders('rupees'), show: rupees },
  { name: 'Orders sold', column: 'Sold', byDay: ofOrders('sold'), show: showCount },
  { name: 'Order clicks', column: 'Order clicks', byDay: ofOrders('clicked'), show: showCount },
  { name: 'WhatsApp Clicks', column: 'WhatsApp', byDay: ofType('whatsapp_click'), show: showCount },
  {
    name: 'Newsletter Subscribers',
    column: 'Subscribers',
    byDay: ({ subscriptions }) => subscriptions.series,
    show: showCount,
  },
  { name: 'Pricing Views', column: 'Pricing', byDay: ofType('pricing_view'), show: showCount },
  {
    name: 'Batch pages opened by a jar’s code',
    column: 'Jar codes',
    byDay: ofType('batch_view'),
    show: showCount,
  },
  { name: 'Total Interactions', column: 'Total', byDay: ofTypes(() => true), show: showCount },
]

function ofOrders(field: 'clicked' | 'sold' | 'rupees'): Metric['byDay'] {
  return ({ orders }) => orders.series.map((counts) => ({ day: counts.day, count: counts[field] }))
}

function ofType(wanted: string): Metric['byDay'] {
  return ofTypes((type) => type === wanted)
}

function ofTypes(isCounted: (type: string) => boolean): Metric['byDay'] {
  return ({ interactions }) =>
    interactions.series.map(({ day, byType }) => ({
      day,
      count: Object.entries(byType).reduce((sum, [type, count]) => sum + (isCounted(type) ? count : 0), 0),
    }))
}
