import { type SQL, sql } from 'drizzle-orm'
import { isWithin } from '../d1/guards.ts'
import { DAY_MS, dayOf, HOUR_MS } from '../lib/days.ts'
import { dayIn } from '../statistics/counts.ts'
import { newsletterSubscriptions as subscriptions } from './table.ts'

/** An inbox gets at most one confirmation mail in this time, however often it is signed up. */
const CONFIRMATION_INTERVAL_MS = HOUR_MS

/** An inbox gets at most so many confirmation mails on a day in Asia/Kolkata. */
const INBOX_DAILY_LIMIT = 5

/** An inbox that unsubscribed instead of confirming was signed up by somebody else: it gets no mail for this time. */
const REFUSAL_MS = 30 * DAY_MS

/** The condition that an address may get a confirmation: it is not confirmed, and no limit of its inbox is reached. */
export function mayGetMail(email: string, now: number): SQL {
  const ofInbox = sql`FROM ${subscriptions} WHERE (${isOfInbox(email)})`
  const isMailed = isWithin(sql`mail_sent_at`, CONFIRMATION_INTERVAL_MS, now)
  const hasRefused = isWithin(sql`refused_at`, REFUSAL_MS, now)
  const isConfirmed = sql`(email = ${email} AND status = 'confirmed')`
  return sql`(
    NOT EXISTS (SELECT 1 ${ofInbox} AND (mail_due_at IS NOT NULL OR ${isMailed} OR ${hasRefused} OR ${isConfirmed}))
    AND (SELECT total(mails_sent) ${ofInbox} AND ${dayIn(sql`mail_sent_at`)} = ${dayOf(now)}) < ${INBOX_DAILY_LIMIT})`
}

/** `name+anything@` is in most places the inbox of `name@`. */
function isOfInbox(email: string): SQL {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at)
  // The comma follows the plus sign, so that this is a range of the index.
  return sql`email = ${name + domain} OR (
    email >= ${`${name}+`} AND email < ${`${name},`} AND substr(email, ${-domain.length}) = ${domain})`
}
