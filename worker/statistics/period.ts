import { DAY_MS, dayOf, KOLKATA_OFFSET_MS } from '../lib/days.ts'
import type { Range } from './contract.ts'

/** Complete days in Asia/Kolkata up to and including today, and the same number of days before them. */
export type Period = {
  /** Oldest first. */
  days: string[]
  /** Midnight at the start of the first day, milliseconds UTC. */
  from: number
  /** First day of the previous period. */
  previousDay: string
}

/** The period of so many days that ends with the day of a time in milliseconds UTC. */
export function periodOf(now: number, length: Range): Period {
  const midnight = Math.floor((now + KOLKATA_OFFSET_MS) / DAY_MS) * DAY_MS - KOLKATA_OFFSET_MS
  const from = midnight - (length - 1) * DAY_MS
  return {
    days: Array.from({ length }, (_, index) => dayOf(from + index * DAY_MS)),
    from,
    previousDay: dayOf(from - length * DAY_MS),
  }
}

/** @returns the first day of a period */
export function firstDayOf({ days: [first = ''] }: Period): string {
  return first
}
