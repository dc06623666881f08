import type { WrittenKind } from '../contract/limits.ts'
import type { Range } from './constants.ts'

/** A day in Asia/Kolkata, `YYYY-MM-DD`. */
export type Day = string

/**
 * The days of a query: a range up to today, or two days, both included, at most `MAX_DAYS` and not in the future. Its
 * numbers are compared with the same number of days before, or with `compare: 'year'` with the same days a year ago.
 */
export type Span = {
  days?: Range | undefined
  /** Instead of `days`, both. */
  from?: Day | undefined
  to?: Day | undefined
  compare?: 'year' | undefined
}

/** A count of the days of a query, and of those that it is compared with. */
export type Change = { inRange: number; previous: number }

/** With the count of all time, up to now. */
export type Summary = Change & { total: number }

/** Oldest first, zeros included. */
export type DayCounts = { day: Day; count: number }[]

/** A kind whose quota of today, as D1 counts days, is used up; `since` is a time. */
export type FullKind = { kind: WrittenKind; limit: number; since: string }
