import { and, ne, sql } from 'drizzle-orm'
import { DAY_MS } from './contract/days.ts'
import { RETENTION_DAYS } from './contract/limits.ts'
import type { Database } from './d1/database.ts'
import { contactInquiries } from './inquiries/table.ts'
import { firstIdAt } from './lib/ids.ts'
import { chatOrders } from './orders/table.ts'
import { FIRST_UNWRITTEN_ID } from './statistics/counts.ts'
import type { DailyQuota } from './statistics/daily-quota.ts'
import { PENDING_RETENTION_DAYS, REFUSED_DAYS } from './subscriptions/constants.ts'
import { newsletterSubscriptions as subscriptions } from './subscriptions/table.ts'
import { customerInteractions, productAnalytics } from './tracking/table.ts'

/** Rows deleted by one statement; longer statements would block other queries. */
const STATEMENT_ROWS = 10_000

/** Deletes what is older than the retention period, in D1, as of a time in milliseconds UTC. */
export function retention(db: Database, now: number, quota: DailyQuota) {
  return {
    /** Deletes the counters of what visitors wrote on days more than two days ago. */
    async deleteCounters(): Promise<void> {
      await db.batch([quota.deleteOld()])
    },

    /**
     * Deletes interactions, product events, inquiries and unsold orders beyond the retention period, of days whose counts
     * are written.
     *
     * @param statements that it may take; the next night continues
     * @returns how many rows it has deleted
     */
    async deleteExpired(statements: number): Promise<number> {
      const isExpired = sql`id < min(${firstIdAt(now - RETENTION_DAYS * DAY_MS)}, ${FIRST_UNWRITTEN_ID})`
      let deleted = 0
      let left = statements
      for (const table of [customerInteractions, productAnalytics, contactInquiries, chatOrders]) {
        for (; left > 0; left -= 1) {
          const oldest = db
            .select({ id: table.id })
            .from(table)
            .where(and(isExpired, table === chatOrders ? ne(chatOrders.status, 'sold') : undefined))
            .orderBy(table.id)
          const [{ meta }] = await db.batch([
            db.delete(table).where(sql`${table.id} IN ${oldest.limit(STATEMENT_ROWS)}`),
          ])
          deleted += meta.changes
          if (meta.changes < STATEMENT_ROWS) break
        }
      }
      return deleted
    },

    /** Erases what leads to a person in sales beyond the retention period; the accounts and the numbers need the rest. */
    async eraseOldSales(): Promise<void> {
      const old = sql`SELECT id FROM ${chatOrders} WHERE sold_at < ${now - RETENTION_DAYS * DAY_MS}
        AND coalesce(reference, user_session, note, parcel) IS NOT NULL LIMIT ${STATEMENT_ROWS}`
      const erased = { reference: null, user_session: null, note: null, parcel: null }
      await db.batch([db.update(chatOrders).set(erased).where(sql`id IN (${old})`)])
    },

    /**
     * Ends sign-ups that were not confirmed within 30 days of their mail; with `unsent` also those whose mail is due
     * and was never tried, because mail is off. Also deletes addresses that refused the mail, once the refusal has
     * expired. A former subscriber stays, unsubscribed, because the counts include it.
     */
    async deleteUnconfirmed({ unsent = false }: { unsent?: boolean } = {}): Promise<void> {
      const last = now - PENDING_RETENTION_DAYS * DAY_MS
      const isOver = sql`status = 'pending' AND subscribed_at < ${last} AND coalesce(mail_sent_at, 0) < ${last}
        AND (mail_due_at IS NULL OR mail_attempts > 0 OR ${unsent ? 1 : 0})`
      await db.batch([
        db
          .update(subscriptions)
          .set({ status: 'unsubscribed', mail_due_at: null })
          .where(sql`${isOver} AND confirmed_at IS NOT NULL`),
        db.delete(subscriptions).where(isOver),
        db
          .delete(subscriptions)
          .where(
            sql`status = 'unsubscribed' AND confirmed_at IS NULL AND refused_at < ${now - REFUSED_DAYS * DAY_MS}`,
          ),
      ])
    },
  }
}
