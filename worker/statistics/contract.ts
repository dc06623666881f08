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
export type Span = {
  days?: Range | undefined
  /** Instead of `days`, both. */
  from?: Day | undefined
  to?: Day | undefined
  compare?: 'year' | undefined
}

/** The series of the chart. */
export const SERIES = [
  'rupees',
  'sold',
  'jars',
  'clicked',
  'whatsapp_click',
  'pricing_view',
  'batch_view',
  'interactions',
  'subscriptions',
] as const
export type SeriesName = (typeof SERIES)[number]

/** One entry a day, zeros included, with the series that were asked for. */
export type DailyNumbers = ({ day: Day } & Partial<Record<SeriesName, number>>)[]

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

/** Oldest first, zeros included; empty beyond `MAX_SERIES_DAYS`. */
export type DayCounts = { day: Day; count: number }[]
