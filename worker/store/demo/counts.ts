import { dayOf, type Period } from '../rules/days.ts'
import type { Metric } from '../rules/metrics.ts'
import type { DayCount, MetricSums } from '../rules/series.ts'

/** @param events each with its time in ISO 8601 */
export function countByDay(events: [Metric, time: string][]): DayCount[] {
  const counts = new Map<string, DayCount>()
  for (const [metric, time] of events) {
    const day = dayOf(Date.parse(time))
    const count = counts.get(metric + day) ?? { metric, day, count: 0 }
    counts.set(metric + day, { ...count, count: count.count + 1 })
  }
  return [...counts.values()]
}

export function inRange(counts: DayCount[], period: Period): DayCount[] {
  return counts.filter(({ day }) => period.days.includes(day))
}

/** @returns what D1 computes from running totals */
export function sumsOf(metrics: readonly Metric[], counts: DayCount[], period: Period): MetricSums[] {
  const sum = (some: DayCount[]) => some.reduce((total, { count }) => total + count, 0)
  const firstDay = period.days[0] ?? ''
  return metrics.map((metric) => {
    const own = counts.filter((count) => count.metric === metric)
    return {
      metric,
      total: sum(own),
      inRange: sum(inRange(own, period)),
      previous: sum(own.filter(({ day }) => day >= period.previousDay && day < firstDay)),
    }
  })
}
