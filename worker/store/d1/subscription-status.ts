import { eq, type SQL, sql } from 'drizzle-orm'
import type { SubscriptionRow } from '../rows.ts'
import { newId } from '../rules/ids.ts'
import { UNDO_UNSUBSCRIBE_MS } from '../rules/mail.ts'
import { ALL_TIME, type SUBSCRIBER_METRICS } from '../rules/metrics.ts'
import { mailOutbox as outbox, newsletterSubscriptions as subscriptions } from '../schema.ts'
import type { Store } from '../store.ts'
import { isWithin, queueConfirmation } from './confirmations.ts'
import { addCounts, dayIn } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'

/**
 * Confirmations and unsubscribing. Counts come first and depend on the stored row: a subscription counts on the day that it
 * was confirmed, unsubscribing on its own day, so that it never changes the counts of past days.
 */
export function d1SubscriptionStatuses(db: Database, now: number) {
  const status = (id: string) =>
    db.select({ status: subscriptions.status }).from(subscriptions).where(eq(subscriptions.id, id))

  return {
    async subscriptionStatus(id) {
      const [[row]] = await db.batch([status(id)])
      return row?.status
    },

    async confirmSubscription(id) {
      const results = await db.batch([
        ...confirmRows(db, sql`id = ${id} AND status = 'pending'`, now),
        status(id),
      ])
      return results[4][0]?.status
    },

    async requestConfirmation(id, request) {
      // The address of an id never changes.
      const [[row]] = await db.batch([
        db.select({ email: subscriptions.email }).from(subscriptions).where(eq(subscriptions.id, id)),
      ])
      if (!row) return undefined
      const mail = { ...request, mailId: newId(now), subscriptionId: id, email: row.email }
      const isPending = exists(subscriptions, sql`id = ${id} AND status = 'pending'`)
      const results = await db.batch([...queueConfirmation(db, mail, isPending, now), status(id)])
      return results[3][0]?.status === 'pending' ? 'pending' : undefined
    },

    async unsubscribe(id) {
      const results = await db.batch([...unsubscribeRows(db, sql`id = ${id}`, sql`${now}`), status(id)])
      return results[3].length > 0
    },

    async undoUnsubscribe(id) {
      const isRecent = isWithin(sql`coalesce(refused_at, unsubscribed_at)`, UNDO_UNSUBSCRIBE_MS, now)
      const isUndone = sql`id = ${id} AND status = 'unsubscribed' AND ${isRecent}`
      const results = await db.batch([
        removeUnsubscription(db, sql`${isUndone} AND refused_at IS NULL`),
        db
          .update(subscriptions)
          .set({
            status: sql`iif(refused_at IS NULL, 'confirmed', 'pending')`,
            unsubscribed_at: sql`iif(refused_at IS NULL, NULL, unsubscribed_at)`,
            refused_at: null,
          })
          .where(isUndone),
        status(id),
      ])
      return results[2][0]?.status
    },

    async unsubscribeAddresses(addresses) {
      const listed = sql`email IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))`
      const results = await db.batch([
        ...unsubscribeRows(db, listed, sql`${now}`),
        db
          .select({
            known: sql<number>`count(*)`.as('known'),
            unsubscribed: sql<number>`total(coalesce(refused_at, unsubscribed_at) = ${now})`.as(
              'unsubscribed',
            ),
          })
          .from(subscriptions)
          .where(listed),
      ])
      const { known = 0, unsubscribed = 0 } = results[3][0] ?? {}
      return { unsubscribed, already: known - unsubscribed, unknown: addresses.length - known }
    },
  } satisfies Partial<Store>
}

/**
 * Builds the statements that confirm addresses that are not confirmed. One that returns counts from now on.
 *
 * @param renewed further columns
 */
export function confirmRows(db: Database, where: SQL, now: number, renewed: Partial<SubscriptionRow> = {}) {
  const isOpen = sql`${where} AND status <> 'confirmed'`
  const confirmed_at = new Date(now).toISOString()
  return [
    removeSubscription(db, isOpen),
    removeUnsubscription(db, isOpen),
    countSubscriptions(db, 'subscription', sql`${now}`, 1, isOpen),
    db
      .update(subscriptions)
      .set({ ...renewed, status: 'confirmed', confirmed_at, unsubscribed_at: null, refused_at: null })
      .where(isOpen),
  ] as const
}

/**
 * Builds the statements that unsubscribe addresses and drop the mails that would confirm them. One that is pending again
 * keeps the time on which it was counted.
 *
 * @param time milliseconds UTC
 */
function unsubscribeRows(db: Database, where: SQL, time: SQL) {
  return [
    countSubscriptions(db, 'unsubscription', time, 1, sql`${where} AND status = 'confirmed'`),
    db.delete(outbox).where(
      sql`kind = 'confirmation' AND status = 'waiting'
          AND subscription_id IN (SELECT id FROM ${subscriptions} WHERE ${where})`,
    ),
    db
      .update(subscriptions)
      .set({
        status: 'unsubscribed',
        unsubscribed_at: sql`iif(status = 'confirmed', ${time}, unsubscribed_at)`,
        refused_at: sql`iif(status = 'pending', ${time}, NULL)`,
      })
      .where(sql`${where} AND status <> 'unsubscribed'`),
  ] as const
}

/** Builds the statement that removes stored subscriptions from the counts. */
export function removeSubscription(db: Database, where: SQL) {
  return countSubscriptions(
    db,
    'subscription',
    sql`confirmed_at`,
    -1,
    sql`${where} AND confirmed_at IS NOT NULL`,
  )
}

/** Builds the statement that removes stored subscriptions from the counts of those that left. */
export function removeUnsubscription(db: Database, where: SQL) {
  const isCounted = sql`confirmed_at IS NOT NULL AND unsubscribed_at IS NOT NULL`
  return countSubscriptions(db, 'unsubscription', sql`unsubscribed_at`, -1, sql`${where} AND ${isCounted}`)
}

/** Counts rows on the days of a time, and of all time. */
function countSubscriptions(
  db: Database,
  metric: (typeof SUBSCRIBER_METRICS)[number],
  time: SQL,
  sign: -1 | 1,
  where: SQL,
) {
  return addCounts(
    db,
    sql`
      SELECT ${metric} AS metric, iif(total.value, ${ALL_TIME}, ${dayIn(time)}) AS day, '' AS key,
        ${sign} * count(*) AS count, 0 AS value
      FROM (SELECT * FROM ${subscriptions} WHERE ${where}), json_each('[0, 1]') AS total GROUP BY 2`,
  )
}
