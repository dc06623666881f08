import type { WrittenKind } from '../contract/limits.ts'

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

/** A kind of which today, as D1 counts days, has all that it has room for; `since` is a time. */
export type FullKind = { kind: WrittenKind; limit: number; since: string }

/** What the owner is told of a full kind, in the dashboard and by mail: until 5:30 in the morning, and what works all the same. */
export const FULL_KINDS: Readonly<Record<WrittenKind, readonly [name: string, instead: string]>> = {
  event: ['Visits not counted', 'Orders are stored'],
  order: ['Very many order clicks', 'Three times as many are stored, without their visits'],
  sign_up: ['Sign-ups turned away', 'The form asks to try again tomorrow'],
  inquiry: ['Enquiries turned away', 'The form leads to WhatsApp'],
  chat: ['Chat button not counted', 'The chat opens'],
  mail: ['All mails of the day sent', 'Those that wait go tomorrow'],
}
