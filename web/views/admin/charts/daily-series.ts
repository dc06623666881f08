import type { OrderStats } from '#contract/orders.ts'
import { recordOf } from '#contract/record-of.ts'
import type { DayCounts, InteractionStats, SubscriptionStats } from '#contract/stats.ts'
import { rupees } from '#web/lib/format.ts'
import { showCount } from '../format.ts'

/** The series that the chart is made of. */
type Stats = {
  subscriptions: Pick<SubscriptionStats, 'series'>
  interactions: Pick<InteractionStats, 'series'>
  orders: Pick<OrderStats, 'series'>
}

type Metric = {
  name: string
  /** Heading of its column, short enough for a phone. */
  column: string
  byDay: (stats: Stats) => DayCounts
  /** Formats a value, which is a count by default. */
  show?: (value: number) => string
}

/** What the chart can show, in this order; the first one at first. */
const METRICS = {
  rupees: { name: 'Rupees sold', column: 'Rupees', byDay: ofOrders('rupees'), show: rupees },
  sold: { name: 'Orders sold', column: 'Sold', byDay: ofOrders('sold') },
  ordered: { name: 'Order clicks', column: 'Order clicks', byDay: ofOrders('clicked') },
  clicks: { name: 'WhatsApp Clicks', column: 'WhatsApp', byDay: ofType('whatsapp_click') },
  subscribers: {
    name: 'Newsletter Subscribers',
    column: 'Subscribers',
    byDay: ({ subscriptions }) => subscriptions.series,
  },
  pricing: { name: 'Pricing Views', column: 'Pricing', byDay: ofType('pricing_view') },
  batches: { name: 'Batch pages opened by a jar’s code', column: 'Jar codes', byDay: ofType('batch_view') },
  interactions: { name: 'Total Interactions', column: 'Total', byDay: ofTypes(() => true) },
} as const satisfies Record<string, Metric>

export type ChartMetric = keyof typeof METRICS
export const CHART_METRICS = Object.keys(METRICS).filter(isMetric)
export const DEFAULT_METRIC = 'rupees' satisfies ChartMetric

/** @returns whether a text, such as an option's value, is a metric */
export function isMetric(text: string): text is ChartMetric {
  return text in METRICS
}

export const metricName = (metric: ChartMetric): string => METRICS[metric].name
export const columnName = (metric: ChartMetric): string => METRICS[metric].column

/** @returns a value of a metric as it is shown: `1,234`, `₹1,234` */
export function showValue(metric: ChartMetric, value: number): string {
  const { show = showCount }: Metric = METRICS[metric]
  return show(value)
}

/** @returns the values by day of every metric, oldest day first */
export function dailySeries(stats: Stats): Record<ChartMetric, DayCounts> {
  return recordOf(CHART_METRICS, (metric) => METRICS[metric].byDay(stats))
}

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
