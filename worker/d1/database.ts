import { drizzle } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { withRetry } from './with-retry.ts'

export type Database = ReturnType<typeof openDatabase>

/**
 * Opens a database for batches, of one query or more. A batch is one transaction, and `withRetry` may repeat it after it
 * succeeded without an acknowledgement. So it must be idempotent: rows have their ids and times before the first attempt,
 * and counts and the rows that are stored with another depend on whether that is stored.
 */
export function openDatabase(binding: D1Database) {
  const db = drizzle(binding)
  const batch: typeof db.batch = db.batch.bind(db)
  db.batch = (queries) => withRetry(() => batch(queries))
  return db
}

/** Reads one row of each table with all its columns, which fails if a migration was applied only partly. */
export async function isMigrated(db: Database, tables: SQLiteTable[]): Promise<boolean> {
  const queries = tables.map((table) => db.select().from(table).limit(1))
  try {
    await db.batch(queries as [(typeof queries)[number], ...typeof queries])
    return true
  } catch {
    return false
  }
}
