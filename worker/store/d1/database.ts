import { is } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../schema.ts'
import { withRetry } from './with-retry.ts'

export type Database = ReturnType<typeof openDatabase>

/** Opens a database for batches, of one query or more: each is retried by `withRetry`, and so must be idempotent. */
export function openDatabase(binding: D1Database) {
  const db = drizzle(binding)
  const batch: typeof db.batch = db.batch.bind(db)
  db.batch = (queries) => withRetry(() => batch(queries))
  return db
}

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

/** Reads one row of each table with all its columns, which fails if a migration was applied only partly. */
export async function isMigrated(db: Database): Promise<boolean> {
  const queries = tables.map((table) => db.select().from(table).limit(1))
  try {
    await db.batch(queries as [(typeof queries)[number], ...typeof queries])
    return true
  } catch {
    return false
  }
}
