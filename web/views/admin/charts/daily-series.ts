import type { OrderStats } from '#contract/orders.ts'
import type { DayCounts, InteractionStats, SubscriptionStats } from '#contract/stats.ts'
import { chartText, dashboardText, orderText } from '#web/content/admin.ts'
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
  byDay: (stats: Stats) => DayCounts
  /** Formats a value, which is a count by default. */
  show?: (value: number) => string
}

/** What the chart can show, in this order; the first one at first. Column headings are in `chartText.columns`. */
const METRICS = {
  rupees: { name: orderText.cards.rupees, byDay: ofOrders('rupees'), show: rupees },
  sold: { name: orderText.cards.sold, byDay: ofOrders('sold') },
  ordered: { name: orderText.cards.clicked, byDay: ofOrders('clicked') },
  clicks: { name: dashboardText.cards.clicks, byDay: ofType('whatsapp_click') },
  subscribers: { name: dashboardText.cards.subscribers, byDay: ({ subscriptions }) => subscriptions.series },
  pricing: { name: dashboardText.cards.pricing, byDay: ofType('pricing_view') },
  batches: { name: chartText.batches, byDay: ofType('batch_view') },
  interactions: { name: dashboardText.cards.interactions, byDay: ofTypes(() => true) },
} as const satisfies Record<string, Metric>

export type ChartMetric = keyof typeof METRICS
export const CHART_METRICS = Object.keys(METRICS) as ChartMetric[]
export const DEFAULT_METRIC = 'rupees' satisfies ChartMetric

export const metricName = (metric: ChartMetric): string => METRICS[metric].name

/** @returns a value of a metric as it is shown: `1,234`, `₹1,234` */
export function showValue(metric: ChartMetric, value: number): string {
  const { show = showCount }: Metric = METRICS[metric]
  return show(value)
}

/** @returns the values by day of every metric, oldest day first */
export function dailySeries(stats: Stats): Record<ChartMetric, DayCounts> {
  const series = CHART_METRICS.map((metric) => [metric, METRICS[metric].byDay(stats)])
  return Object.fromEntries(series) as Record<ChartMetric, DayCounts>
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
