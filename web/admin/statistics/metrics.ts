import type { SeriesName } from '#worker/statistics/contract.ts'
import { rupees, showCount } from '../format.ts'

export type Metric = {
  series: SeriesName
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
