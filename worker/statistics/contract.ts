/** The dashboard's ranges in days, today included. */
export const RANGES = [7, 30, 90] as const
export const DEFAULT_RANGE = 30
export type Range = (typeof RANGES)[number]

/** A count of the range, and of the same number of days before it. */
export type Change = { inRange: number; previous: number }

/** Rows of one dimension in a response, the row `OTHER` included. */
export const BREAKDOWN_ROWS = 10

/** Key of the row that sums up everything beyond the first rows. */
export const OTHER = 'other'

/** Key of rows without a value. */
export const UNKNOWN = 'unknown'

/** With the count of all time. */
export type Summary = Change & { total: number }

/** Days are `YYYY-MM-DD` in Asia/Kolkata, oldest first, zeros included. */
export type DayCounts = { day: string; count: number }[]
