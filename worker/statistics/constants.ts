import type { WrittenKind } from '../contract/limits.ts'

/** The dashboard's ranges in days, today included. */
export const RANGES = [7, 30, 90] as const
export const DEFAULT_RANGE = 30
export type Range = (typeof RANGES)[number]

/** Days of one query with `from` and `to`. */
export const MAX_DAYS = 366

/** Counts of what is to be done stop here: that many or more, `99+`. */
export const MAX_TO_DO = 100

/** Rows of one dimension in a response, the row `OTHER` included. */
export const BREAKDOWN_ROWS = 10

/** Key of the row that sums up everything beyond the first rows. */
export const OTHER = 'other'

/** Key of rows without a value. */
export const UNKNOWN = 'unknown'

/** What the dashboard and the mail to the owner say of a full kind: until 5:30 in the morning, and what works all the same. */
export const FULL_KINDS: Readonly<Record<WrittenKind, readonly [name: string, instead: string]>> = {
  event: ['Visits not counted', 'Orders are stored'],
  order: ['Very many order clicks', 'Three times as many are stored, without their visits'],
  sign_up: ['Sign-ups turned away', 'The form asks to try again tomorrow'],
  inquiry: ['Enquiries turned away', 'The form leads to WhatsApp'],
  chat: ['Chat button not counted', 'The chat opens'],
  mail: ['All mails of the day sent', 'Those that wait go tomorrow'],
}
