import { dayOf } from '../lib/days.ts'
import { type Change, type DayCounts, MAX_SERIES_DAYS } from './contract.ts'
import { ALL_TIME, type Count } from './counts.ts'
import type { Period } from './period.ts'

/*
 * The numbers of a period, from the counts of its days and of those it is compared with, or from sums of them, in any
 * order; those of other metrics and days are ignored. Days without events have no counts.
 */

/** @returns the counts of one metric */
export function ofMetric(counts: Count[], metric: string): Count[] {
  return counts.filter((count) => count.metric === metric)
}

/** @returns the counts of the period, and of the days that it is compared with */
export function split(counts: Count[], { first, last, previous }: Period) {
  return {
    inRange: counts.filter(({ day }) => day >= first && day <= last),
    previous: counts.filter(({ day }) => day >= previous.first && day <= previous.last),
  }
}

/** @returns the sum of the period, and of the previous one */
export function changeOf(counts: Count[], period: Period): Change {
  const { inRange, previous } = split(counts, period)
  return { inRange: sum(inRange), previous: sum(previous) }
}

/** @returns the sum of all time up to a time in milliseconds UTC, which may be past */
export function totalOf(counts: Count[], now: number): number {
  const today = dayOf(now)
  return sum(counts.filter(({ day }) => day === ALL_TIME)) - sum(counts.filter(({ day }) => day > today))
}

/** Whether the numbers of a period have those of each day. */
export function hasSeries({ days }: Period): boolean {
  return days.length <= MAX_SERIES_DAYS
}

/** @returns the sum of each day, zeros included; empty for a period that has no series */
export function daySeries(counts: Count[], period: Period): DayCounts {
  if (!hasSeries(period)) return []
  const byDay = Map.groupBy(counts, ({ day }) => day)
  return period.days.map((day) => ({ day, count: sum(byDay.get(day) ?? []) }))
}

/** Adds up counts, whatever their day and key. */
export function sum(counts: Count[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
