const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A confirmation link expires after this time; an unsubscribe link never does. */
export const CONFIRMATION_MS = 7 * DAY_MS
/** An inbox gets at most one confirmation mail in this time, however often it is signed up. */
export const CONFIRMATION_INTERVAL_MS = HOUR_MS
/** And so many in 24 hours. */
export const INBOX_DAILY_LIMIT = 5
/** An address that unsubscribed instead of confirming was signed up by somebody else: it gets no mail for this time. */
export const REFUSAL_MS = 30 * DAY_MS
/** Unsubscribing can be undone for this time: the link may be in a letter that was forwarded. */
export const UNDO_UNSUBSCRIBE_MS = DAY_MS
/** Scope of the daily count of all confirmation mails. */
export const ALL_NETWORKS = 'all'
/** Days, with today, among which a confirmation mail over a daily limit is put off. */
export const QUEUE_DAYS = 7
/** From midnight to 8:00. */
export const MORNING_MS = 8 * HOUR_MS

/** Alerts of inquiries: at most one mail in this time. */
export const ALERT_INTERVAL_MS = HOUR_MS

/** Longer than an attempt can take, see `SEND_TIMEOUT_MS`. */
export const LEASE_MS = 5 * MINUTE_MS

const RETRY_DELAYS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS, DAY_MS, DAY_MS]
/** No mail waits longer, whether it is tried again or put off to a day with room. */
export const MAX_DELAY_MS = QUEUE_DAYS * DAY_MS

/**
 * @param attempts that have failed, from 1
 * @returns milliseconds until the next attempt; undefined after the last one, about three days after the first
 */
export function retryDelay(attempts: number): number | undefined {
  return RETRY_DELAYS_MS[attempts - 1]
}

/** Days that a mail stays in the outbox after it was sent or given up. */
export const OUTBOX_RETENTION_MS = 30 * DAY_MS
/** A sign-up that is not confirmed in this time is deleted. */
export const PENDING_RETENTION_MS = 30 * DAY_MS

/** Ends of the ids of summaries, so that one of a kind is queued once for each day or week. */
const SUMMARY_SUFFIXES = { daily_summary: '000000000001', weekly_summary: '000000000007' } as const

/**
 * @param firstId the first id that a row of the period's end can have
 * @returns the id of the mail about the period
 */
export function summaryId(kind: keyof typeof SUMMARY_SUFFIXES, firstId: string): string {
  const suffix = SUMMARY_SUFFIXES[kind]
  return firstId.slice(0, -suffix.length) + suffix
}
