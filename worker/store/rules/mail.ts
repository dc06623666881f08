const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A confirmation link expires after this time; an unsubscribe link never does. */
export const CONFIRMATION_MS = 7 * DAY_MS
/** An inbox gets at most one confirmation mail in this time, however often it is signed up. */
export const CONFIRMATION_INTERVAL_MS = HOUR_MS
/** And so many on a day in Asia/Kolkata. */
export const INBOX_DAILY_LIMIT = 5
/** An inbox that unsubscribed instead of confirming was signed up by somebody else: it gets no mail for this time. */
export const REFUSAL_MS = 30 * DAY_MS
/** A sign-up that is not confirmed in this time after its mail is deleted. */
export const PENDING_RETENTION_MS = 30 * DAY_MS

/** A mail that was claimed may be tried again after this time, and after four times as long with each attempt. */
export const LEASE_MS = 5 * MINUTE_MS
export const MAX_RETRY_MS = DAY_MS
/** Mails to the owner: at most one attempt of a kind in this time. */
export const OWNER_MAIL_INTERVAL_MS = HOUR_MS
/** The week's summary is sent on Monday at 8:00: milliseconds from midnight. */
export const WEEKLY_SUMMARY_MS = 8 * HOUR_MS
