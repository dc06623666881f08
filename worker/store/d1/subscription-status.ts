import { eq, type SQL, sql } from 'drizzle-orm'
import { newId } from '../rules/ids.ts'
import { ALL_TIME, type SUBSCRIBER_METRICS } from '../rules/metrics.ts'
import { mailOutbox as outbox, newsletterSubscriptions as subscriptions } from '../schema.ts'
import type { Store } from '../store.ts'
import { queueConfirmation, recordConfirmation } from './confirmations.ts'
import { addCounts, dayIn } from './counts.ts'
import type { Database } from './database.ts'
import { withRetry } from './with-retry.ts'

type SubscriptionStatuses = Pick<
  Store,
  | 'subscriptionStatus'
  | 'confirmSubscription'
  | 'requestConfirmation'
  | 'unsubscribe'
  | 'undoUnsubscribe'
  | 'unsubscribeAddresses'
>

/**
 * Confirmations and unsubscribing. Counts come first and depend on the stored row: a subscription counts on the day that it
 * was confirmed, unsubscribing on its own day, so that it never changes the counts of past days.
 */
export function d1SubscriptionStatuses(db: Database, now: number): SubscriptionStatuses {
  const time = new Date(now).toISOString()

  const rowOf = async (id: string) =>
    (await withRetry(() => db.select().from(subscriptions).where(eq(subscriptions.id, id)).execute()))[0]

  return {
    async subscriptionStatus(id) {
      return (await rowOf(id))?.status
    },

    async confirmSubscription(id) {
      const results = await withRetry(() =>
        db.batch([
          ...confirmRow(db, id, now, sql`status = 'pending'`),
          db.select({ status: subscriptions.status }).from(subscriptions).where(eq(subscriptions.id, id)),
        ]),
      )
      return results[4][0]?.status
    },

    async requestConfirmation(id, request) {
      const row = await rowOf(id)
      if (row?.status !== 'pending') return undefined
      const mail = { ...request, mailId: newId(now), subscriptionId: id, email: row.email }
      await withRetry(() =>
        db.batch([...queueConfirmation(db, mail, now), recordConfirmation(db, id, mail.mailId, time)]),
      )
      return row.status
    },

    async unsubscribe(id) {
      const results = await withRetry(() =>
        db.batch([
          ...unsubscribeRows(db, sql`id = ${id}`, now),
          db.delete(outbox).where(
            sql`kind = 'confirmation' AND status = 'waiting'
                AND recipient = (SELECT email FROM ${subscriptions} WHERE id = ${id})`,
          ),
          db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)),
        ]),
      )
      return results[3].length > 0
    },

    async undoUnsubscribe(id) {
      const isUnsubscribed = sql`id = ${id} AND status = 'unsubscribed'`
      const results = await withRetry(() =>
        db.batch([
          removeUnsubscription(db, isUnsubscribed),
          db
            .update(subscriptions)
            .set({
              status: sql`iif(confirmed_at IS NULL, 'pending', 'confirmed')`,
              unsubscribed_at: null,
            })
            .where(isUnsubscribed),
          db.select({ status: subscriptions.status }).from(subscriptions).where(eq(subscriptions.id, id)),
        ]),
      )
      return results[2][0]?.status
    },

    async unsubscribeAddresses(addresses) {
      const listed = sql`email IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))`
      const rowsOf = (status: SQL) =>
        sql`(SELECT count(*) FROM ${subscriptions} WHERE ${listed} AND ${status})`
      const results = await withRetry(() =>
        db.batch([
          db
            .select({
              known: rowsOf(sql`true`).mapWith(Number).as('known'),
              already: rowsOf(sql`status = 'unsubscribed'`).mapWith(Number).as('already'),
            })
            .from(sql`(SELECT 1)`),
          ...unsubscribeRows(db, listed, now),
        ]),
      )
      const { known = 0, already = 0 } = results[0][0] ?? {}
      return { unsubscribed: known - already, already, unknown: addresses.length - known }
    },
  }
}

/**
 * Builds the statements that confirm an address that is not confirmed. One that returns counts from now on.
 *
 * @param when a further condition
 */
export function confirmRow(db: Database, id: string, now: number, when = sql`status <> 'confirmed'`) {
  const isOpen = sql`id = ${id} AND ${when}`
  return [
    removeSubscription(db, isOpen),
    removeUnsubscription(db, isOpen),
    countSubscriptions(db, 'subscription', sql`${now}`, 1, isOpen),
    db
      .update(subscriptions)
      .set({ status: 'confirmed', confirmed_at: new Date(now).toISOString(), unsubscribed_at: null })
      .where(isOpen),
  ] as const
}

/** Builds the statements that unsubscribe addresses. One that is pending again keeps the time on which it was counted. */
function unsubscribeRows(db: Database, where: SQL, now: number) {
  return [
    countSubscriptions(db, 'unsubscription', sql`${now}`, 1, sql`${where} AND status = 'confirmed'`),
    db
      .update(subscriptions)
      .set({
        status: 'unsubscribed',
        unsubscribed_at: sql`iif(status = 'confirmed' OR unsubscribed_at IS NULL, ${now}, unsubscribed_at)`,
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
