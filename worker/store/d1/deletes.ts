import { eq, lt, sql } from 'drizzle-orm'
import { firstIdAt } from '../ids.ts'
import type { Store } from '../index.ts'
import { contactInquiries, customerInteractions, productAnalytics } from '../schema.ts'
import type { Database } from './database.ts'
import { askD1 } from './failures.ts'

type Deletes = Pick<Store, 'forgetSession' | 'deleteExpired'>

/** Raw rows are kept this long (design 6). */
export const RETENTION_DAYS = 400
/** A statement that deletes more holds the database up for others. */
const ROWS_A_STATEMENT = 10_000
/** A Worker may ask D1 50 times an invocation on the free plan; the next night goes on. */
const STATEMENTS_A_TABLE = 20

export function d1Deletes(db: Database, now: number): Deletes {
  return {
    async forgetSession(session) {
      await askD1(() =>
        db.batch([
          db.delete(customerInteractions).where(eq(customerInteractions.user_session, session)),
          db.delete(productAnalytics).where(eq(productAnalytics.user_session, session)),
          db.delete(contactInquiries).where(eq(contactInquiries.user_session, session)),
        ]),
      )
    },

    async deleteExpired() {
      const firstKept = firstIdAt(now - RETENTION_DAYS * 24 * 60 * 60 * 1000)
      let deleted = 0
      for (const table of [customerInteractions, productAnalytics]) {
        for (let statement = 0; statement < STATEMENTS_A_TABLE; statement += 1) {
          const oldest = db
            .select({ id: table.id })
            .from(table)
            .where(lt(table.id, firstKept))
            .orderBy(table.id)
          const { meta } = await askD1(() =>
            db
              .delete(table)
              .where(sql`${table.id} IN ${oldest.limit(ROWS_A_STATEMENT)}`)
              .execute(),
          )
          deleted += meta.changes
          if (meta.changes < ROWS_A_STATEMENT) break
        }
      }
      return deleted
    },
  }
}
