import { type SQL, sql } from 'drizzle-orm'
import { exists, isWithin } from '../d1/guards.ts'
import { DAY_MS } from '../lib/days.ts'
import { newsletterSubscriptions as subscriptions } from './table.ts'

/** An address gets at most one confirmation mail in this time, however often it is signed up: the next one waits. */
const CONFIRMATION_INTERVAL_MS = DAY_MS

/** An address that unsubscribed instead of confirming was signed up by somebody else: it gets no mail for this time. */
const REFUSAL_MS = 30 * DAY_MS

/** The condition that an address may get a confirmation: it is not confirmed, none is due, and it has not refused one. */
export function mayGetMail(email: string, now: number): SQL {
  const hasRefused = isWithin(sql`refused_at`, REFUSAL_MS, now)
  return sql`NOT ${exists(
    subscriptions,
    sql`email = ${email} AND (status = 'confirmed' OR mail_due_at IS NOT NULL OR ${hasRefused})`,
  )}`
}

/** When the next confirmation of a stored address is due, in milliseconds UTC. */
export function nextMailAt(now: number): SQL {
  return sql`max(${now}, coalesce(mail_sent_at, 0) + ${CONFIRMATION_INTERVAL_MS})`
}
