import {
  type ByType,
  COUNTED_TYPES,
  type DayCounts,
  type InteractionStats,
  NOT_COUNTED,
  type NotCountedStats,
  type Summary,
} from '../contract.ts'
import type { Period } from './days.ts'
import { notCountedMetric, typeOfMetric } from './metrics.ts'

/** How often a metric happened on a day; days without are left out. */
export type DayCount = { metric: string; day: string; count: number }

/** @returns one entry a day of the period, zeros included */
export function daySeries(period: Period, counts: DayCount[]): DayCounts {
  const byDay = new Map(counts.map(({ day, count }) => [day, count]))
  return period.days.map((day) => ({ day, count: byDay.get(day) ?? 0 }))
}

/** @returns one entry a day of the period, with every known type, zeros included */
export function interactionSeries(period: Period, counts: DayCount[]): InteractionStats['series'] {
  return period.days.map((day) => ({ day, byType: countByType(counts.filter((count) => count.day === day)) }))
}

/** A metric's number of a range beside all there ever was and the same number of days before. */
export type MetricSums = Summary & { metric: string }

/** @returns the sums of several metrics together */
export function summarize(sums: MetricSums[]): Summary {
  const sum = (of: keyof Summary) => sums.reduce((whole, metric) => whole + metric[of], 0)
  return { total: sum('total'), inRange: sum('inRange'), previous: sum('previous') }
}

/** @returns the sums of all interactions, with those of the range and of the days before by type */
export function interactionSummary(sums: MetricSums[]): InteractionStats['summary'] {
  return {
    ...summarize(sums),
    byType: countByType(sums.map(({ metric, inRange }) => ({ metric, count: inRange }))),
    previousByType: countByType(sums.map(({ metric, previous }) => ({ metric, count: previous }))),
  }
}

/** @returns the sums of what was not counted by reason */
export function notCountedSummary(sums: MetricSums[]): NotCountedStats['summary'] {
  const ofReason = (reason: (typeof NOT_COUNTED)[number]) =>
    summarize(sums.filter(({ metric }) => metric === notCountedMetric(reason)))
  return Object.fromEntries(
    NOT_COUNTED.map((reason) => [reason, ofReason(reason)]),
  ) as NotCountedStats['summary']
}

/** Every known type, and any other that was counted. */
function countByType(counts: { metric: string; count: number }[]): ByType {
  const byType: ByType = Object.fromEntries(COUNTED_TYPES.map((type) => [type, 0]))
  for (const { metric, count } of counts) {
    const type = typeOfMetric(metric)
    if (count > 0) byType[type] = (byType[type] ?? 0) + count
  }
  return byType
}
