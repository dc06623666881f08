import type { Change, DayCounts } from './contract.ts'
import { ALL_TIME, type Count } from './counts.ts'
import type { Period } from './period.ts'

/*
 * The numbers of a period, from the counts of its days and of the previous period's, in any order; those of other
 * metrics and days are ignored. Days without events have no counts.
 */

/** @returns the counts of one metric */
export function ofMetric(counts: Count[], metric: string): Count[] {
  return counts.filter((count) => count.metric === metric)
}

/** @returns the counts of the period, and of the same number of days before it */
export function split(counts: Count[], { days, previousDay }: Period) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return {
    inRange: counts.filter(({ day }) => day >= first && day <= last),
    previous: counts.filter(({ day }) => day >= previousDay && day < first),
  }
}

/** @returns the sum of the period, and of the previous one */
export function changeOf(counts: Count[], period: Period): Change {
  const { inRange, previous } = split(counts, period)
  return { inRange: sum(inRange), previous: sum(previous) }
}

/** @returns the sum of all time up to the end of a period, which may be past */
export function totalOf(counts: Count[], { days }: Period): number {
  const last = days.at(-1) ?? ''
  return sum(counts.filter(({ day }) => day === ALL_TIME)) - sum(counts.filter(({ day }) => day > last))
}

/** @returns the sum of each day, zeros included */
export function daySeries(counts: Count[], { days }: Period): DayCounts {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  return days.map((day) => ({ day, count: sum(byDay.get(day) ?? []) }))
}

/** Adds up counts, whatever their day and key. */
export function sum(counts: Count[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
