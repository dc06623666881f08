import type { DayCounts } from '../../../../worker/contract/stats.ts'
import { dashboardText } from '../../../content/admin.ts'
import type { DashboardStats } from '../data/dashboard.ts'

/** What the chart can show, in the order of the cards. */
export const CHART_METRICS = ['subscribers', 'clicks', 'pricing', 'interactions'] as const
export type ChartMetric = (typeof CHART_METRICS)[number]

export const metricName = (metric: ChartMetric) => dashboardText.cards[metric]

/** @returns the counts by day of every metric, oldest day first */
export function dailySeries({ subscriptions, interactions }: DashboardStats): Record<ChartMetric, DayCounts> {
  const byDay = (count: (byType: Record<string, number>) => number): DayCounts =>
    interactions.series.map(({ day, byType }) => ({ day, count: count(byType) }))
  return {
    subscribers: subscriptions.series,
    clicks: byDay((byType) => byType.whatsapp_click ?? 0),
    pricing: byDay((byType) => byType.pricing_view ?? 0),
    interactions: byDay((byType) => Object.values(byType).reduce((sum, count) => sum + count, 0)),
  }
}
