import { fillPlaceholders } from 'drizzle-orm'
import type { Database } from './database.ts'

type Query = { toSQL(): { sql: string; params: unknown[] } }

/**
 * Statements that Drizzle writes for the first request and keeps: writing them anew is a third of what an insert costs
 * the Worker (`npm run bench`).
 *
 * @param write makes the statements, a `sql.placeholder` in the place of each value
 * @returns makes them ready for a batch, with a value for each placeholder; throws where one has none
 */
export function writtenOnce(write: (db: Database) => readonly Query[]) {
  let written: ReturnType<Query['toSQL']>[] | undefined
  return (db: Database, values: Record<string, unknown>): D1PreparedStatement[] => {
    written ??= write(db).map((query) => query.toSQL())
    return written.map(({ sql, params }) => db.$client.prepare(sql).bind(...fillPlaceholders(params, values)))
  }
}
