import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ConfirmationRequest } from '../outbox.ts'
import { dayOf } from '../rules/days.ts'
import { ALL_NETWORKS, CONFIRMATION_INTERVAL_MS, NETWORK_DAILY_LIMIT, REFUSAL_MS } from '../rules/mail.ts'
import {
  mailOutbox as outbox,
  mailQuotas as quotas,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'

type Confirmation = ConfirmationRequest & {
  /** Of the mail in the outbox. */
  mailId: string
  /** Of the subscription, if the address has none yet. */
  subscriptionId: string
  email: string
}

/** @returns the condition that a confirmation mail has been queued with this id */
export function isQueued(mailId: string): SQL {
  return exists(outbox, sql`id = ${mailId}`)
}

/**
 * Builds the statements that queue a confirmation mail and count it, unless the address is confirmed, got a mail within
 * the hour, or refused; or a daily limit is reached. They precede the change of the subscription.
 */
export function queueConfirmation(
  db: Database,
  { mailId, subscriptionId, email, origin, network, dailyLimit }: Confirmation,
  now: number,
) {
  const day = dayOf(now)
  const ofScope = (scope: string) =>
    sql`coalesce((SELECT count FROM ${quotas} WHERE day = ${day} AND scope = ${scope}), 0)`
  // From both sides: a request that is held open commits after one with a later time.
  const isWithin = (column: string, length: number) =>
    sql`coalesce(${sql.raw(column)}, 0) BETWEEN ${now - length + 1} AND ${now + length - 1}`
  const ofAddress = sql`coalesce((
    SELECT CASE
      WHEN status = 'confirmed' THEN 0
      WHEN status = 'unsubscribed' AND confirmed_at IS NULL THEN NOT (${isWithin('unsubscribed_at', REFUSAL_MS)})
      ELSE NOT (${isWithin('confirmation_queued_at', CONFIRMATION_INTERVAL_MS)})
    END
    FROM ${subscriptions} WHERE email = ${email}), 1)`
  return [
    db
      .insert(outbox)
      .select(sql`
        SELECT ${mailId}, 'confirmation', ${email},
          coalesce((SELECT id FROM ${subscriptions} WHERE email = ${email}), ${subscriptionId}),
          ${JSON.stringify({ origin })}, 'waiting', 0, ${now}, ${now}, NULL, NULL, NULL
        WHERE ${ofAddress} AND ${ofScope(ALL_NETWORKS)} < ${dailyLimit} AND ${ofScope(network)} < ${NETWORK_DAILY_LIMIT}`)
      .onConflictDoNothing(),
    db
      .insert(quotas)
      .select(sql`
        SELECT ${day}, value, 1 FROM json_each(${JSON.stringify([ALL_NETWORKS, network])})
        WHERE ${isQueued(mailId)}`)
      .onConflictDoUpdate({ target: [quotas.day, quotas.scope], set: { count: sql`count + 1` } }),
  ] as const
}

/** Builds the statement that records that a confirmation mail was queued for a pending address. */
export function recordConfirmation(db: Database, id: string, mailId: string, time: string) {
  return db
    .update(subscriptions)
    .set({ confirmation_queued_at: time })
    .where(and(eq(subscriptions.id, id), isQueued(mailId)))
}
