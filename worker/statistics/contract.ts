/** The dashboard's ranges in days, today included. */
export const RANGES = [7, 30, 90] as const
export const DEFAULT_RANGE = 30
export type Range = (typeof RANGES)[number]

/** Days of one query with `from` and `to`. */
export const MAX_DAYS = 366

/** Days up to which a query has its numbers by day; beyond them only the chart has one of its series by day. */
export const MAX_SERIES_DAYS = 90

/** A day in Asia/Kolkata, `YYYY-MM-DD`. */
export type Day = string

/**
 * The days of a query: a range up to today, or two days, both included, at most `MAX_DAYS` and not in the future. Its
 * numbers are compared with the same number of days before, or with `compare: 'year'` with the same days a year ago.
 */
export type Span = ({ days: Range } | { from: Day; to: Day }) & { compare?: 'year' | undefined }

/** A count of the days of a query, and of those that it is compared with. */
export type Change = { inRange: number; previous: number }

/** Rows of one dimension in a response, the row `OTHER` included. */
export const BREAKDOWN_ROWS = 10

/** Key of the row that sums up everything beyond the first rows. */
export const OTHER = 'other'

/** Key of rows without a value. */
export const UNKNOWN = 'unknown'

/** With the count of all time, up to now. */
export type Summary = Change & { total: number }

/** Oldest first, zeros included; empty beyond `MAX_SERIES_DAYS`. */
export type DayCounts = { day: Day; count: number }[]
