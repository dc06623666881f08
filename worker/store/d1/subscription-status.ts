import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Store } from '../index.ts'
import type { SubscriptionRow } from '../rows.ts'
import { dayOf } from '../rules/days.ts'
import { newId } from '../rules/ids.ts'
import { mailOutbox as outbox, newsletterSubscriptions as subscriptions } from '../schema.ts'
import { queueConfirmation, recordConfirmation } from './confirmations.ts'
import { decrement } from './counters/correct.ts'
import { increment } from './counters/increment.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
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
 * Confirmations and departures. Counters come first and depend on the status, as in `writes.ts`: a subscription counts on
 * the day that it was confirmed, a departure on its own day, so that it never changes the counts of past days.
 */
export function d1SubscriptionStatuses(db: Database, now: number): SubscriptionStatuses {
  const day = dayOf(now)
  const time = new Date(now).toISOString()

  const rowOf = async (id: string) =>
    (await withRetry(() => db.select().from(subscriptions).where(eq(subscriptions.id, id)).execute()))[0]

  return {
    async subscriptionStatus(id) {
      return (await rowOf(id))?.status
    },

    async confirmSubscription(id) {
      const row = await rowOf(id)
      if (row?.status === 'pending') await confirmRow(db, row, now)
      return row?.status === 'pending' ? 'confirmed' : row?.status
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
          increment(
            db,
            'unsubscription',
            day,
            not(exists(subscriptions, sql`id = ${id} AND status = 'confirmed'`)),
          ),
          db
            .update(subscriptions)
            .set(unsubscribed(now))
            .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'unsubscribed'))),
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
      const row = await rowOf(id)
      if (row?.status !== 'unsubscribed') return row?.status
      const status = row.confirmed_at === null ? 'pending' : 'confirmed'
      const isUnsubscribed = exists(subscriptions, sql`id = ${id} AND status = 'unsubscribed'`)
      await withRetry(() =>
        db.batch([
          decrement(
            db,
            'unsubscription',
            dayOf(Date.parse(row.unsubscribed_at ?? time)),
            status === 'confirmed' ? isUnsubscribed : sql`false`,
          ),
          db
            .update(subscriptions)
            .set({ status, unsubscribed_at: null })
            .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'unsubscribed'))),
        ]),
      )
      return status
    },

    async unsubscribeAddresses(addresses) {
      const listed = sql`email IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))`
      const rowsOf = (status: SQL) =>
        sql`(SELECT count(*) FROM ${subscriptions} WHERE ${listed} AND ${status})`
      const confirmed = rowsOf(sql`status = 'confirmed'`)
      const results = await withRetry(() =>
        db.batch([
          db
            .select({
              known: rowsOf(sql`true`).mapWith(Number).as('known'),
              already: rowsOf(sql`status = 'unsubscribed'`).mapWith(Number).as('already'),
            })
            .from(sql`(SELECT 1)`),
          increment(db, 'unsubscription', day, sql`${confirmed} = 0`, confirmed),
          db
            .update(subscriptions)
            .set(unsubscribed(now))
            .where(and(listed, ne(subscriptions.status, 'unsubscribed'))),
        ]),
      )
      const { known = 0, already = 0 } = results[0][0] ?? {}
      return { unsubscribed: known - already, already, unknown: addresses.length - known }
    },
  }
}

/** Confirms an address that is not confirmed. One that returns counts from now on. */
export async function confirmRow(db: Database, row: SubscriptionRow, now: number): Promise<void> {
  const { id, confirmed_at, unsubscribed_at } = row
  const isOpen = exists(subscriptions, sql`id = ${id} AND status <> 'confirmed'`)
  const dayBefore = (time: string | null) => dayOf(Date.parse(time ?? ''))
  const confirm = [
    increment(db, 'subscription', dayOf(now), not(isOpen)),
    db
      .update(subscriptions)
      .set({ status: 'confirmed', confirmed_at: new Date(now).toISOString(), unsubscribed_at: null })
      .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'confirmed'))),
  ] as const
  await withRetry<unknown>(() =>
    confirmed_at && unsubscribed_at
      ? db.batch([
          decrement(db, 'subscription', dayBefore(confirmed_at), isOpen),
          decrement(db, 'unsubscription', dayBefore(unsubscribed_at), isOpen),
          ...confirm,
        ])
      : db.batch([...confirm]),
  )
}

/** An address that is pending again keeps the time on which its departure was counted. */
function unsubscribed(now: number) {
  return {
    status: 'unsubscribed' as const,
    unsubscribed_at: sql`iif(status = 'confirmed' OR unsubscribed_at IS NULL, ${now}, unsubscribed_at)`,
  }
}

function not(condition: SQL): SQL {
  return sql`NOT (${condition})`
}
