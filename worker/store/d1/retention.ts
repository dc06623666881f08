import { and, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { dayOf } from '../rules/days.ts'
import { firstIdAt } from '../rules/ids.ts'
import { OUTBOX_RETENTION_MS, PENDING_RETENTION_MS } from '../rules/mail.ts'
import { TOMBSTONE_DAYS } from '../rules/tombstones.ts'
import {
  chatOrders,
  customerInteractions,
  mailOutbox,
  mailQuotas,
  newsletterSubscriptions,
  productAnalytics,
} from '../schema.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { deleteTombstonesBefore } from './tombstones.ts'
import { withRetry } from './with-retry.ts'

/** Days that interactions, product events and unsold orders are kept. Their counts stay. */
const RETENTION_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000
const RETENTION_MS = RETENTION_DAYS * DAY_MS
const WEEK_MS = 7 * DAY_MS
/** Rows deleted by one statement; longer statements would block other queries. */
const STATEMENT_ROWS = 10_000
/** D1's free plan allows 50 queries an invocation; the next night continues. */
const MAX_STATEMENTS_PER_TABLE = 15

export function d1Retention(
  db: Database,
  now: number,
): Pick<Store, 'deleteExpired' | 'deleteUnconfirmed' | 'deleteOldMail' | 'deleteOldTombstones'> {
  return {
    async deleteExpired() {
      const firstKept = firstIdAt(now - RETENTION_MS)
      let deleted = 0
      for (const table of [customerInteractions, productAnalytics, chatOrders]) {
        for (let statement = 0; statement < MAX_STATEMENTS_PER_TABLE; statement += 1) {
          const oldest = db
            .select({ id: table.id })
            .from(table)
            .where(
              and(lt(table.id, firstKept), table === chatOrders ? ne(chatOrders.status, 'sold') : undefined),
            )
            .orderBy(table.id)
          const { meta } = await withRetry(() =>
            db
              .delete(table)
              .where(sql`${table.id} IN ${oldest.limit(STATEMENT_ROWS)}`)
              .execute(),
          )
          deleted += meta.changes
          if (meta.changes < STATEMENT_ROWS) break
        }
      }
      return deleted
    },

    /** Looks at the sign-ups of one week, and continues on the next night. */
    async deleteUnconfirmed() {
      const last = now - PENDING_RETENTION_MS
      await withRetry(() =>
        db
          .delete(newsletterSubscriptions)
          .where(
            and(
              gte(newsletterSubscriptions.id, firstIdAt(last - WEEK_MS)),
              lt(newsletterSubscriptions.id, firstIdAt(last)),
              eq(newsletterSubscriptions.status, 'pending'),
              isNull(newsletterSubscriptions.confirmed_at),
            ),
          )
          .execute(),
      )
    },

    async deleteOldMail() {
      const last = now - OUTBOX_RETENTION_MS
      await withRetry(() =>
        db.batch([
          db
            .delete(mailOutbox)
            .where(
              and(
                lt(mailOutbox.id, firstIdAt(last)),
                inArray(mailOutbox.status, ['sent', 'failed', 'unknown']),
                lt(sql`coalesce(sent_at, next_attempt_at)`, last),
              ),
            ),
          db.delete(mailQuotas).where(lt(mailQuotas.day, dayOf(now))),
        ]),
      )
    },

    async deleteOldTombstones() {
      await withRetry(() => deleteTombstonesBefore(db, now - TOMBSTONE_DAYS * DAY_MS).execute())
    },
  }
}
