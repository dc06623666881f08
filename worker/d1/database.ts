import { is } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteSelectBase, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { NOT_MIGRATED, StoreUnavailable, withRetry } from './with-retry.ts'

export type Database = ReturnType<typeof openDatabase>

/**
 * Opens a database for batches, of one query or more. A batch is one transaction, and `withRetry` may repeat it after
 * it succeeded without an acknowledgement. So it must be idempotent: rows have their ids and times before the first
 * attempt, and counts and the rows that are stored with another depend on whether that is stored. A batch that only
 * reads is not repeated here, because D1 does so itself. `batchOnce` is for one that is not idempotent.
 */
export function openDatabase(binding: D1Database) {
  const db = drizzle(binding)
  const batch: typeof db.batch = db.batch.bind(db)
  const batchOnce: typeof db.batch = (queries) => withRetry(() => batch(queries), 1)
  db.batch = (queries) =>
    queries.every((query) => is(query, SQLiteSelectBase))
      ? batchOnce(queries)
      : withRetry(() => batch(queries))
  return Object.assign(db, { batchOnce })
}

/**
 * Reads one row of each table with all its columns, which fails if a migration was applied only partly.
 *
 * @returns null where the database does not answer, such as an overloaded one, which has tables or has none
 */
export async function isMigrated(db: Database, tables: SQLiteTable[]): Promise<boolean | null> {
  const queries = tables.map((table) => db.select().from(table).limit(1))
  try {
    await db.batch(queries as [(typeof queries)[number], ...typeof queries])
    return true
  } catch (error) {
    return error instanceof StoreUnavailable && error.kind === NOT_MIGRATED ? false : null
  }
}
