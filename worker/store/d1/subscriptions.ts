import { eq, type SQL, sql } from 'drizzle-orm'
import type { NewSubscription } from '#contract/inputs/newsletter.ts'
import { linkedInteraction, type SubscriptionRow, subscriptionRow, toSubscription } from '../rows.ts'
import { interactionCounts, subscriptionCounts } from '../rules/counts.ts'
import { DAY_MS, dayOf, HOUR_MS } from '../rules/days.ts'
import { ALL_TIME, type Metric } from '../rules/metrics.ts'
import { customerInteractions, newsletterSubscriptions as subscriptions } from '../schema.ts'
import type { Store } from '../store.ts'
import { addCounts, countEvent, dayIn } from './counts.ts'
import type { Database } from './database.ts'
import { exists, insertUnless } from './guards.ts'

/** An inbox gets at most one confirmation mail in this time, however often it is signed up. */
const CONFIRMATION_INTERVAL_MS = HOUR_MS
/** And so many on a day in Asia/Kolkata. */
const INBOX_DAILY_LIMIT = 5
/** An inbox that unsubscribed instead of confirming was signed up by somebody else: it gets no mail for this time. */
const REFUSAL_MS = 30 * DAY_MS

/**
 * Sign-ups, confirmations, unsubscribing and the owner's deletions. Counts come first and depend on the stored row: a subscription counts on the
 * day that it was confirmed, unsubscribing on its own day, so that it never changes the counts of past days.
 */
export function d1Subscriptions(db: Database, now: number) {
  return {
    async subscribe(input, { userAgent, tracked = true, confirm = false }) {
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

    async confirmSubscription(id) {
      const isRow = sql`id = ${id}`
      const results = await db.batch([
        ...confirmRows(db, sql`${isRow} AND status = 'pending'`, now),
        db.select({ status: subscriptions.status }).from(subscriptions).where(isRow),
      ])
      return results[3][0]?.status === 'confirmed'
    },

    /** An address that is pending again keeps the time on which it was counted. */
    async unsubscribe(id) {
      const isRow = sql`id = ${id}`
      await db.batch([
        countNow(db, now, 'unsubscription', sql`${isRow} AND status = 'confirmed'`),
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

    async deleteSubscriber(id) {
      const isRow = sql`id = ${id}`
      await db.batch([removeCounts(db, isRow), db.delete(subscriptions).where(isRow)])
    },
  } satisfies Partial<Store>
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
  return [
    countEvent(db, interactionCounts(linked), unless),
    insertUnless(db, customerInteractions, linked, unless),
  ] as const
}

/** The condition that an address may get a confirmation: it is not confirmed, and no limit of its inbox is reached. */
function mayGetMail(email: string, now: number): SQL {
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

/** @returns the condition that a time is less than a length away. A request held open commits after one with a later time */
export function isWithin(time: SQL, length: number, now: number): SQL {
  return sql`coalesce(${time}, 0) BETWEEN ${now - length + 1} AND ${now + length - 1}`
}

/** Builds the statements that confirm addresses and renew further columns. One that returns counts from now on. */
function confirmRows(db: Database, where: SQL, now: number, renewed: Partial<SubscriptionRow> = {}) {
  const isOpen = sql`${where} AND status <> 'confirmed'`
  const confirmed_at = new Date(now).toISOString()
  const cleared = { unsubscribed_at: null, refused_at: null, mail_due_at: null }
  return [
    removeCounts(db, isOpen),
    countNow(db, now, 'subscription', isOpen),
    db
      .update(subscriptions)
      .set({ ...renewed, ...cleared, status: 'confirmed', confirmed_at })
      .where(isOpen),
  ] as const
}

/** Builds the statement that removes what stored subscriptions count. */
function removeCounts(db: Database, where: SQL) {
  const counted = sql`FROM ${subscriptions} WHERE ${where} AND confirmed_at IS NOT NULL`
  const times = sql`
    SELECT 'subscription' AS metric, confirmed_at AS time ${counted}
    UNION ALL SELECT 'unsubscription', unsubscribed_at ${counted} AND unsubscribed_at IS NOT NULL`
  return countTimes(db, times, -1)
}

/** Builds the statement that counts stored subscriptions now. */
function countNow(db: Database, now: number, metric: Metric, where: SQL) {
  return countTimes(
    db,
    sql`SELECT ${metric} AS metric, ${now} AS time FROM ${subscriptions} WHERE ${where}`,
    1,
  )
}

/** Counts the times of a query, `metric` and `time`, each on its day and of all time. */
function countTimes(db: Database, times: SQL, sign: -1 | 1) {
  return addCounts(
    db,
    sql`
      SELECT metric, iif(total.value, ${ALL_TIME}, ${dayIn(sql`time`)}) AS day, '' AS key,
        ${sign} * count(*) AS count, 0 AS value
      FROM (${times}), json_each('[0, 1]') AS total GROUP BY 1, 2`,
  )
}
