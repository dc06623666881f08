/** The dashboard's ranges in days, today included. */
export const RANGES = [7, 30, 90] as const
export const DEFAULT_RANGE = 30
export type Range = (typeof RANGES)[number]

/** Days of one query with `from` and `to`. */
export const MAX_DAYS = 366

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

/** Counts of what is to be done stop here: that many or more, `99+`. */
export const MAX_TO_DO = 100

/** Rows of one dimension in a response, the row `OTHER` included. */
export const BREAKDOWN_ROWS = 10

/** Key of the row that sums up everything beyond the first rows. */
export const OTHER = 'other'

/** Key of rows without a value. */
export const UNKNOWN = 'unknown'

/** With the count of all time, up to now. */
export type Summary = Change & { total: number }

/** Oldest first, zeros included. */
export type DayCounts = { day: Day; count: number }[]
