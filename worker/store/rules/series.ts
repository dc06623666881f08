import type { ByType, DayCounts, InteractionStats, Summary, UntrackedStats } from '#contract/stats.ts'
import { COUNTED_TYPES, UNTRACKED_REASONS } from '#contract/tracking.ts'
import type { Period } from './days.ts'
import { type Metric, typeOfMetric, untrackedMetric } from './metrics.ts'

/** Count of a metric on a day; days without events are left out. */
export type DayCount = { metric: string; day: string; count: number }

/** @returns one entry for each day of the period, zeros included */
export function daySeries(period: Period, counts: DayCount[]): DayCounts {
  const byDay = new Map(counts.map(({ day, count }) => [day, count]))
  return period.days.map((day) => ({ day, count: byDay.get(day) ?? 0 }))
}

/** @returns one entry for each day of the period, with every known type, zeros included */
export function interactionSeries(period: Period, counts: DayCount[]): InteractionStats['series'] {
  return period.days.map((day) => ({ day, byType: countByType(counts.filter((count) => count.day === day)) }))
}

/** A metric's sums of a range, of all time, and of the same number of days before the range. */
export type MetricSums = Summary & { metric: string }

/** @returns the sums of several metrics added up */
export function summarize(sums: MetricSums[]): Summary {
  const sum = (field: keyof Summary) => sums.reduce((total, metric) => total + metric[field], 0)
  return { total: sum('total'), inRange: sum('inRange'), previous: sum('previous') }
}

/** @returns the number of subscribers, and those that were confirmed in the range, whether they left or not */
export function subscriberSummary(sums: MetricSums[]): Summary {
  const of = (wanted: Metric) => summarize(sums.filter(({ metric }) => metric === wanted))
  const { total, ...range } = of('subscription')
  return { total: total - of('unsubscription').total, ...range }
}

/** @returns the sums of all interactions, and by type those of the range and of the days before */
export function interactionSummary(sums: MetricSums[]): InteractionStats['summary'] {
  return {
    ...summarize(sums),
    byType: countByType(sums.map(({ metric, inRange }) => ({ metric, count: inRange }))),
    previousByType: countByType(sums.map(({ metric, previous }) => ({ metric, count: previous }))),
  }
}

/** @returns the sums of untracked events by reason */
export function untrackedSummary(sums: MetricSums[]): UntrackedStats['summary'] {
  const ofReason = (reason: (typeof UNTRACKED_REASONS)[number]) =>
    summarize(sums.filter(({ metric }) => metric === untrackedMetric(reason)))
  return Object.fromEntries(
    UNTRACKED_REASONS.map((reason) => [reason, ofReason(reason)]),
  ) as UntrackedStats['summary']
}

/** Every known type, and any other type with a count. */
function countByType(counts: { metric: string; count: number }[]): ByType {
  const byType: ByType = Object.fromEntries(COUNTED_TYPES.map((type) => [type, 0]))
  for (const { metric, count } of counts) {
    const type = typeOfMetric(metric)
    if (count > 0) byType[type] = (byType[type] ?? 0) + count
  }
  return byType
}
