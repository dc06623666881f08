import { sumOf } from '#contract/sum-of.ts'
import type { OrderStats } from '#worker/orders/contract.ts'
import { rupees, showCount } from '../format.ts'
import type { DashboardStats } from './queries.ts'

/** What the chart can show of a day. */
export type DayNumbers = ReturnType<typeof daysOfRange>[number]

export type Metric = {
  series: Exclude<keyof DayNumbers, 'day'>
  name: string
  /** Heading of its column, short enough for a phone. */
  column: string
  /** Formats a value: `1,234`, `₹1,234`. */
  show: (value: number) => string
}

/** What the chart can show, in this order; the first one at first. */
export const METRICS: readonly [Metric, ...Metric[]] = [
  { series: 'rupees', name: 'Rupees sold', column: 'Rupees', show: rupees },
  { series: 'sold', name: 'Orders sold', column: 'Sold', show: showCount },
  { series: 'jars', name: 'Jars sold', column: 'Jars', show: showCount },
  { series: 'clicked', name: 'Order clicks', column: 'Order clicks', show: showCount },
  { series: 'whatsapp_click', name: 'WhatsApp Clicks', column: 'WhatsApp', show: showCount },
  { series: 'subscriptions', name: 'Newsletter Subscribers', column: 'Subscribers', show: showCount },
  { series: 'pricing_view', name: 'Pricing Views', column: 'Pricing', show: showCount },
  { series: 'batch_view', name: 'Batch pages opened by a jar’s code', column: 'Jar codes', show: showCount },
  { series: 'interactions', name: 'Total Interactions', column: 'Total', show: showCount },
]

/** The days of a range, oldest first, from the answers that have its sums. */
export function daysOfRange({ series }: OrderStats, stats: DashboardStats) {
  const subscriptions = new Map(stats.subscriptions.series.map(({ day, count }) => [day, count]))
  const types = new Map(stats.interactions.series.map(({ day, byType }) => [day, byType]))
  return series.map((sales) => {
    const byType = types.get(sales.day) ?? {}
    const { whatsapp_click = 0, pricing_view = 0, batch_view = 0 } = byType
    const interactions = sumOf(Object.values(byType), (count) => count)
    const subscribed = subscriptions.get(sales.day) ?? 0
    return { ...sales, whatsapp_click, pricing_view, batch_view, interactions, subscriptions: subscribed }
  })
}
