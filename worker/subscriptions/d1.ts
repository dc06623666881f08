import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../d1/database.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { countEvent, newestRows, selectCounts } from '../statistics/d1.ts'
import type { List, Page } from '../statistics/lists.ts'
import { namesDays, periodOf } from '../statistics/period.ts'
import { insertInteraction } from '../tracking/d1.ts'
import { interactionCounts } from '../tracking/metrics.ts'
import { linkedInteraction } from '../tracking/row.ts'
import type { Subscription } from './contract.ts'
import { addSubscriptionCounts, removeSubscriptionCounts } from './d1-counts.ts'
import { mayGetMail } from './inbox.ts'
import type { NewSubscription } from './input.ts'
import { subscriptionCounts } from './metrics.ts'
import { subscriptionStatistics } from './numbers.ts'
import { subscriptionRow, toSubscription } from './row.ts'
import { type SubscriptionRow, newsletterSubscriptions as subscriptions } from './table.ts'

/** The Store's part for subscriptions. */
export type Subscriptions = ReturnType<typeof d1Subscriptions>

/**
 * Sign-ups, confirmations, unsubscribing, the owner's lists and deletions. Counts come first and depend on the stored
 * row: a subscription counts on the day that it was confirmed, unsubscribing on its own day, so that it never changes the
 * counts of past days.
 */
export function d1Subscriptions(db: Database, now: number) {
  return {
    ...subscriptionStatistics(
      {
        all: confirmedRows(db, now),
        // Also reads the rows of addresses between them that have left.
        confirmed: confirmedRows(db, now, eq(subscriptions.status, 'confirmed')),
        // Reads the rows of all that signed up on the days: they have no index by status.
        pending: newestRows(db, now, subscriptions, eq(subscriptions.status, 'pending')),
        search: searchRows(db),
      },
      now,
    ),

    /**
     * Stores an address once. `created` is false, and nothing is written, if it is subscribed already. Unless the visitor
     * is untracked, the `newsletter_subscription` interaction is written in the same transaction.
     *
     * With `confirm` the address is pending, and the mail that confirms it is due. Where a limit of its inbox or a refusal
     * forbids that mail, a new address is not stored. The result is the same for every address.
     */
    async subscribe(
      input: NewSubscription,
      {
        userAgent,
        tracked = true,
        confirm = false,
      }: { userAgent: string | null; tracked?: boolean; confirm?: boolean },
    ): Promise<{ subscription: Subscription; created: boolean }> {
      if (confirm) return await subscribePending(db, now, input, userAgent, tracked)
      const row = subscriptionRow(input, userAgent, now)
      const { id: _, created_at: __, email, ...renewed } = row
      const isDone = exists(subscriptions, sql`email = ${email}`)
      const results = await db.batch([
        countEvent(db, subscriptionCounts(row), isDone),
        ...storeInteraction(db, now, input, tracked ? isDone : sql`true`),
        // An address that is pending or unsubscribed is confirmed by its next sign-up.
        ...confirmRows(db, sql`email = ${email}`, now, renewed),
        db.insert(subscriptions).values(row).onConflictDoNothing(),
        db.select().from(subscriptions).where(eq(subscriptions.email, email)),
      ])
      const [stored = row] = results[7]
      // Both are this request's if any attempt stored them.
      const created = stored.id === row.id || stored.confirmed_at === row.confirmed_at
      return { subscription: toSubscription(stored), created }
    },

    /** Confirms a pending address. Returns whether it is confirmed afterwards: not if it has left, or was deleted. */
    async confirmSubscription(id: string): Promise<boolean> {
      const isRow = sql`id = ${id}`
      const results = await db.batch([
        ...confirmRows(db, sql`${isRow} AND status = 'pending'`, now),
        db.select({ status: subscriptions.status }).from(subscriptions).where(isRow),
      ])
      return results[3][0]?.status === 'confirmed'
    },

    /** An address that is pending again keeps the time on which it was counted. */
    async unsubscribe(id: string): Promise<void> {
      const isRow = sql`id = ${id}`
      await db.batch([
        addSubscriptionCounts(db, now, 'unsubscription', sql`${isRow} AND status = 'confirmed'`),
        db
          .update(subscriptions)
          .set({
            status: 'unsubscribed',
            unsubscribed_at: sql`iif(status = 'confirmed', ${now}, unsubscribed_at)`,
            refused_at: sql`iif(status = 'pending', ${now}, NULL)`,
            mail_due_at: null,
          })
          .where(sql`${isRow} AND status <> 'unsubscribed'`),
      ])
    },

    /** Deletes an address and its counts. Repeated, it changes nothing. */
    async deleteSubscriber(id: string): Promise<void> {
      const isRow = sql`id = ${id}`
      await db.batch([removeSubscriptionCounts(db, isRow), db.delete(subscriptions).where(isRow)])
    },
  }
}

/**
 * Stores a sign-up that is to be confirmed by mail. The statements are the same for every address, known or not, so that
 * the time they take does not show whether it is.
 *
 * A new address and one that unsubscribed are pending only if they may get a mail. A pending one always gets the new
 * sign-up's data, because the retention goes by the last sign-up.
 */
async function subscribePending(
  db: Database,
  now: number,
  input: NewSubscription,
  userAgent: string | null,
  tracked: boolean,
) {
  const row = subscriptionRow(input, userAgent, now, 'pending')
  const { id, created_at, email, confirmed_at, unsubscribed_at, mail_sent_at, mails_sent, ...due } = row
  const { mail_kind, mail_due_at, mail_attempts, ...renewed } = due
  const isWanted = mayGetMail(email, now)
  const isNew = sql`${isWanted} AND NOT ${exists(subscriptions, sql`email = ${email}`)}`
  // A request that is tried again does not overwrite what came after it.
  const isLatest = sql`email = ${email}
    AND max(subscribed_at, coalesce(refused_at, 0), coalesce(unsubscribed_at, 0)) <= ${now}`
  await db.batch([
    ...storeInteraction(db, now, input, tracked ? sql`NOT (${isNew})` : sql`true`),
    insertUnless(db, subscriptions, row, sql`NOT (${isNew})`).onConflictDoNothing(),
    db.update(subscriptions).set(renewed).where(sql`${isLatest} AND status = 'pending'`),
    db.update(subscriptions).set(due).where(sql`${isLatest} AND ${isWanted}`),
  ])
  return { subscription: toSubscription(row), created: true }
}

/** Builds the statements that count and store the interaction of a sign-up. */
function storeInteraction(db: Database, now: number, input: NewSubscription, unless: SQL) {
  const { source_page } = input
  const linked = linkedInteraction('newsletter_subscription', input, { source_page }, now)
  return [countEvent(db, interactionCounts(linked), unless), insertInteraction(db, linked, unless)] as const
}

/** Builds the statements that confirm addresses and renew further columns. One that returns counts from now on. */
function confirmRows(db: Database, where: SQL, now: number, renewed: Partial<SubscriptionRow> = {}) {
  const isOpen = sql`${where} AND status <> 'confirmed'`
  const confirmed_at = new Date(now).toISOString()
  const cleared = { unsubscribed_at: null, refused_at: null, mail_due_at: null }
  return [
    removeSubscriptionCounts(db, isOpen),
    addSubscriptionCounts(db, now, 'subscription', isOpen),
    db
      .update(subscriptions)
      .set({ ...renewed, ...cleared, status: 'confirmed', confirmed_at })
      .where(isOpen),
  ] as const
}

/**
 * Lists addresses by the time of their confirmation, newest first, from its index. If the cursor's row has been deleted, the
 * list starts again.
 */
function confirmedRows(db: Database, now: number, where?: SQL): List<SubscriptionRow> {
  return async (page, ...reads) => {
    const { from, to } = namesDays(page) ? periodOf(now, page) : { from: 0, to: Number.MAX_SAFE_INTEGER }
    const { cursor = null } = page
    const time = sql`coalesce((SELECT confirmed_at FROM ${subscriptions} WHERE id = ${cursor}), ${to})`
    const query = db
      .select()
      .from(subscriptions)
      .where(
        and(
          sql`confirmed_at BETWEEN ${from} AND ${to - 1}`,
          cursor ? sql`(confirmed_at, id) < (${time}, ${cursor})` : undefined,
          where,
        ),
      )
      .orderBy(desc(subscriptions.confirmed_at), desc(subscriptions.id))
      .limit(page.limit)
    const [rows, ...counts] = await db.batch([query, ...selectCounts(db, reads)])
    return { rows, counts: counts.flat() }
  }
}

/** The largest character: with it appended, a prefix sorts after every text that begins with it. */
const LAST_CHARACTER = '\u{10ffff}'

/** Finds addresses by their prefix, in the index on addresses. */
function searchRows(db: Database): List<SubscriptionRow, Page & { search: string }> {
  return async ({ search, limit, cursor }, ...reads) => {
    const query = db
      .select()
      .from(subscriptions)
      .where(
        and(
          gte(subscriptions.email, search),
          lt(subscriptions.email, search + LAST_CHARACTER),
          cursor ? gt(subscriptions.email, emailOf(cursor)) : undefined,
        ),
      )
      .orderBy(asc(subscriptions.email))
      .limit(limit)
    const [rows, ...counts] = await db.batch([query, ...selectCounts(db, reads)])
    return { rows, counts: counts.flat() }
  }
}

/** If the cursor's row has been deleted, the list starts again. */
function emailOf(id: string): SQL {
  return sql`coalesce((SELECT email FROM ${subscriptions} WHERE id = ${id}), '')`
}
