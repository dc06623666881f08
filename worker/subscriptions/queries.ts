import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, iso, midnightAfter } from '../contract/days.ts'
import { omitColumns, pick } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { DayFull } from '../d1/day-full.ts'
import { exists, insertWhere, isWithin } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import { dayIn, sumByDay, totalOf } from '../statistics/counts.ts'
import type { DailyQuota } from '../statistics/daily-quota.ts'
import type { Page } from '../statistics/lists.ts'
import { type Days, periodOf, timesOf } from '../statistics/period.ts'
import { insertInteraction } from '../tracking/queries.ts'
import { linkedInteraction } from '../tracking/row.ts'
import { REFUSED_DAYS } from './constants.ts'
import type { SubscriptionStats } from './contract.ts'
import type { NewSubscription } from './input.ts'
import { subscriptionRow } from './row.ts'
import {
  type Subscription,
  type SubscriptionRow,
  subscriberColumns,
  subscriptionColumns,
  newsletterSubscriptions as subscriptions,
} from './table.ts'

/** An address gets at most one confirmation mail in this time, however often it is signed up: the next one waits. */
const CONFIRMATION_INTERVAL_MS = DAY_MS

/** The columns that are empty once an address is confirmed. */
const CLEARED = { unsubscribed_at: null, refused_at: null, mail_due_at: null }

/** A page of the owner's list; `SubscriptionStats` says of which addresses. */
type SubscriberPage = Page & { search?: string | undefined }

type SignUp = { userAgent: string | null; tracked?: boolean; confirm?: boolean }

/**
 * Sign-ups, confirmations, unsubscribing, the owner's lists and deletions, at a time in milliseconds UTC. A subscription
 * counts on the day on which it was confirmed.
 */
export function subscriptionQueries(db: Database, now: number, quota: DailyQuota) {
  return {
    /** With `search`, `data` has the addresses with that prefix, of any date, in alphabetical order. */
    async subscriptionStats({ search, ...page }: SubscriberPage): Promise<SubscriptionStats> {
      const period = periodOf(now, page)
      const isIn = ({ from, to }: Days) => sql`confirmed_at >= ${from} AND confirmed_at < ${to}`
      const end = midnightAfter(now)
      const list =
        search !== undefined
          ? searchRows(db, page, search)
          : db
              .select(subscriberColumns)
              .from(subscriptions)
              .where(isOnPage(now, page))
              .orderBy(...LAST_CONFIRMED_FIRST)
              .limit(page.limit)
      const [data, days, [sums]] = await db.batch([
        list,
        selectFrom<{ day: string; count: number }>(
          db,
          ['day', 'count'],
          sql`
          SELECT ${dayIn(sql`confirmed_at`)} AS day, count(*) AS count FROM ${subscriptions}
          WHERE ${isIn(period)} GROUP BY 1`,
        ),
        selectFrom<{ total: number; previous: number }>(
          db,
          ['total', 'previous'],
          sql`
          SELECT count(*) AS total,
            (SELECT count(*) FROM ${subscriptions} WHERE ${isIn(period.previous)}) AS previous
          FROM ${subscriptions} WHERE confirmed_at < ${end} AND coalesce(unsubscribed_at, ${end}) >= ${end}`,
        ),
      ])
      const { total = 0, previous = 0 } = sums ?? {}
      return {
        data,
        summary: { total, inRange: totalOf(days), previous },
        series: sumByDay(days, period.days),
      }
    },

    /**
     * The confirmed addresses, which letters are sent to: those that were confirmed on the days, or all where no days are named.
     * D1 also reads, and bills, the rows between them of addresses that have left.
     */
    async listSubscriptions(page: Page): Promise<SubscriptionRow[]> {
      const [rows] = await db.batch([
        db
          .select()
          .from(subscriptions)
          .where(and(isOnPage(now, page), eq(subscriptions.status, 'confirmed')))
          .orderBy(...LAST_CONFIRMED_FIRST)
          .limit(page.limit),
      ])
      return rows
    },

    /**
     * Stores an address once. `created` is false, and nothing is written, if it is subscribed already. Unless the visitor
     * is untracked, the `newsletter_subscription` interaction is written in the same transaction.
     *
     * With `confirm` the address is pending, and the mail that confirms it is due. An address that has refused one gets
     * none. The result is the same for every address, also where the day has no more room for sign-ups or for mails.
     *
     * @throws DayFull
     */
    async subscribe(
      input: NewSubscription,
      { userAgent, tracked = true, confirm = false }: SignUp,
    ): Promise<{ subscription: Subscription; created: boolean }> {
      const row = subscriptionRow(input, userAgent, now, confirm ? 'pending' : 'confirmed')
      const { id, email } = row
      const isRow = exists(subscriptions, sql`id = ${id}`)
      const hasRoom = sql`(${quota.left('sign_up')} > 0 ${confirm ? sql`AND ${quota.left('mail')} > 0` : sql``})`
      const renewal = confirm ? renewPending(row, now) : renewConfirmed(row)
      const { source_page } = input
      const linked = linkedInteraction('newsletter_subscription', input, { source_page }, now)
      const [[before], , , [stored]] = await db.batch([
        selectFrom<{ hasRoom: 0 | 1 }>(db, ['hasRoom'], sql`SELECT ${hasRoom} AS hasRoom`),
        insertWhere(db, subscriptions, row, sql`NOT ${isRow} AND ${hasRoom}`).onConflictDoUpdate(renewal),
        quota.use('sign_up'),
        db.select().from(subscriptions).where(eq(subscriptions.email, email)),
        ...(tracked ? [insertInteraction(db, linked, isRow)] : []),
      ])
      // Whichever attempt of this request stored it.
      const created = stored?.id === id || stored?.subscribed_at === row.subscribed_at
      if (confirm ? !(before?.hasRoom || created) : stored?.status !== 'confirmed')
        throw new DayFull('sign_up')
      return {
        subscription: pick(confirm ? row : (stored ?? row), subscriptionColumns),
        created: confirm || created,
      }
    },

    /** Confirms a pending address. Returns whether it is confirmed afterwards: not if it has left, or was deleted. */
    async confirmSubscription(id: string): Promise<boolean> {
      const isRow = sql`id = ${id}`
      const results = await db.batch([
        db
          .update(subscriptions)
          .set({ ...CLEARED, status: 'confirmed', confirmed_at: iso(now) })
          .where(sql`${isRow} AND status = 'pending'`),
        db.select({ status: subscriptions.status }).from(subscriptions).where(isRow),
      ])
      return results[1][0]?.status === 'confirmed'
    },

    /** Unsubscribes an address. One that was only pending keeps the time at which it left before, because the counts have it. */
    async unsubscribe(id: string): Promise<void> {
      const isRow = sql`id = ${id}`
      await db.batch([
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

    /** Deletes an address. Repeated, it changes nothing. */
    async deleteSubscriber(id: string): Promise<void> {
      await db.batch([db.delete(subscriptions).where(eq(subscriptions.id, id))])
    },
  }
}

/**
 * Builds the update of an address that is known, where a sign-up needs no mail: unless it is subscribed, it is confirmed, and
 * counts on that day.
 */
function renewConfirmed({ id: _, created_at: __, email: ___, ...renewed }: SubscriptionRow) {
  return { target: subscriptions.email, set: renewed, setWhere: sql`status <> 'confirmed'` }
}

/**
 * Builds the update of an address that is known, where a sign-up is confirmed by mail. One that has left becomes pending only
 * if it may get a mail: none is due, and it has not refused one lately. A pending one always takes the data of the new
 * sign-up, because retention goes by the last one.
 */
function renewPending(row: SubscriptionRow, now: number) {
  const kept = ['id', 'created_at', 'email', 'confirmed_at', 'unsubscribed_at', 'mail_sent_at'] as const
  const isWanted = sql`(mail_due_at IS NULL AND NOT (${isWithin(sql`refused_at`, REFUSED_DAYS * DAY_MS, now)}))`
  // A request that is tried again does not overwrite its own sign-up, or what came after it.
  const isLatest = sql`max(subscribed_at + 1, coalesce(refused_at, 0), coalesce(unsubscribed_at, 0)) <= ${now}`
  return {
    target: subscriptions.email,
    set: {
      ...pick(row, omitColumns(subscriptions, ...kept)),
      mail_attempts: sql`iif(${isWanted}, 0, mail_attempts)`,
      mail_due_at: sql`iif(${isWanted}, max(${now}, coalesce(mail_sent_at, 0) + ${CONFIRMATION_INTERVAL_MS}), mail_due_at)`,
    },
    setWhere: sql`status <> 'confirmed' AND (status = 'pending' OR ${isWanted}) AND ${isLatest}`,
  }
}

/** The order of the list of addresses by the time of their confirmation, which is that of its index. */
const LAST_CONFIRMED_FIRST = [desc(subscriptions.confirmed_at), desc(subscriptions.id)]

/** The condition of a page of that list. If the cursor's row has been deleted, the list starts again. */
function isOnPage(now: number, page: Page): SQL | undefined {
  const { from, to } = timesOf(now, page)
  const { cursor = null } = page
  const time = sql`coalesce((SELECT confirmed_at FROM ${subscriptions} WHERE id = ${cursor}), ${to})`
  const isAfter = cursor ? sql`(confirmed_at, id) < (${time}, ${cursor})` : undefined
  return and(sql`confirmed_at BETWEEN ${from} AND ${to - 1}`, isAfter)
}

/** The largest character: with it appended, a prefix sorts after every text that begins with it. */
const LAST_CHARACTER = '\u{10ffff}'

/** Finds addresses by their prefix, in the index on addresses. If the cursor's row has been deleted, the list starts again. */
function searchRows(db: Database, page: Page, search: string) {
  const { cursor = null, limit } = page
  const { email } = subscriptions
  const last = sql`coalesce((SELECT email FROM ${subscriptions} WHERE id = ${cursor}), '')`
  const isAfter = cursor ? gt(email, last) : undefined
  return db
    .select(subscriberColumns)
    .from(subscriptions)
    .where(and(gte(email, search), lt(email, search + LAST_CHARACTER), isAfter))
    .orderBy(asc(email))
    .limit(limit)
}
