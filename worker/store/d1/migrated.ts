import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../schema.ts'
import type { Database } from './database.ts'

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
