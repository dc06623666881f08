import { and, lt, ne, sql } from 'drizzle-orm'
import { dayOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import { CONFIRMATION_MS, OUTBOX_RETENTION_MS, PENDING_RETENTION_MS } from '../rules/mail.ts'
import {
  chatOrders,
  contactInquiries,
  customerInteractions,
  mailOutbox,
  mailQuotas,
  productAnalytics,
  newsletterSubscriptions as subscriptions,
} from '../schema.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'

/** Days that interactions, product events, inquiries and unsold orders are kept. Their counts stay. */
const RETENTION_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000
const RETENTION_MS = RETENTION_DAYS * DAY_MS
/** Rows deleted by one statement; longer statements would block other queries. */
const STATEMENT_ROWS = 10_000
/** D1's free plan allows 50 queries an invocation; the next night continues. */
const MAX_STATEMENTS_PER_TABLE = 10

export function d1Retention(db: Database, now: number) {
  return {
    async deleteExpired() {
      const firstKept = firstIdAt(now - RETENTION_MS)
      let deleted = 0
      for (const table of [customerInteractions, productAnalytics, contactInquiries, chatOrders]) {
        for (let statement = 0; statement < MAX_STATEMENTS_PER_TABLE; statement += 1) {
          const oldest = db
            .select({ id: table.id })
            .from(table)
            .where(
              and(lt(table.id, firstKept), table === chatOrders ? ne(chatOrders.status, 'sold') : undefined),
            )
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

    /** A former subscriber is unsubscribed again, because the counts include it. */
    async deleteUnconfirmed() {
      const hasLink = exists(
        mailOutbox,
        sql`kind = 'confirmation' AND subscription_id = ${subscriptions.id} AND status <> 'waiting'
          AND coalesce(sent_at, next_attempt_at) > ${now - CONFIRMATION_MS}`,
      )
      const isOver = sql`${subscriptions.status} = 'pending'
        AND ${subscriptions.subscribed_at} < ${now - PENDING_RETENTION_MS} AND NOT ${hasLink}`
      await db.batch([
        db
          .update(subscriptions)
          .set({ status: 'unsubscribed' })
          .where(sql`${isOver} AND confirmed_at IS NOT NULL`),
        db.delete(subscriptions).where(isOver),
        // These have been waiting since mail was switched off.
        db.delete(mailOutbox).where(
          sql`kind = 'confirmation' AND status <> 'sent' AND status = 'waiting'
            AND subscription_id NOT IN (SELECT id FROM ${subscriptions} WHERE status = 'pending')`,
        ),
      ])
    },

    /** A confirmation waits as long as its address is pending. */
    async deleteOldMail() {
      const last = now - OUTBOX_RETENTION_MS
      await db.batch([
        db.delete(mailOutbox).where(
          sql`id < ${firstIdAt(last)} AND coalesce(sent_at, next_attempt_at) < ${last}
            AND NOT (kind = 'confirmation' AND status = 'waiting')`,
        ),
        db.delete(mailQuotas).where(lt(mailQuotas.day, dayOf(now))),
      ])
    },
  } satisfies Partial<Store>
}
