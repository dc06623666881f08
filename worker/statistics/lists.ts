import { and, desc, gte, lt, type SQL } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../d1/database.ts'
import { firstIdAt } from '../lib/ids.ts'
import type { Span } from './contract.ts'
import { namesDays, periodOf } from './period.ts'

/** Rows of some days, or of any age where it names none, newest first: at most `limit`, after the row of the cursor. */
export type Page = Span & { limit: number; cursor?: string | undefined }

/**
 * Builds the query of a page of a table that is listed by its ids, newest first. Ids are ordered by time, so a range of time
 * is a range of the primary key, and a page reads as many rows as it returns.
 */
export function rowsOnPage<Table extends SQLiteTable & { id: SQLiteColumn }>(
  db: Database,
  table: Table,
  now: number,
  page: Page,
  where?: SQL,
) {
  const isAfter = page.cursor ? lt(table.id, page.cursor) : undefined
  const rows = db
    .select()
    .from<SQLiteTable>(table)
    .where(and(isIdOf(table.id, now, page), isAfter, where))
    .orderBy(desc(table.id))
    .limit(page.limit)
  return rows as unknown as RunnableQuery<Table['$inferSelect'][], 'sqlite'>
}

/** @returns the condition that an id was made on the days of a page; undefined for one of any age */
export function isIdOf(id: SQLiteColumn, now: number, page: Span): SQL | undefined {
  if (!namesDays(page)) return undefined
  const { from, to } = periodOf(now, page)
  return and(gte(id, firstIdAt(from)), lt(id, firstIdAt(to)))
}

/**
 * Makes a page of rows of which one more than its limit was read: it shows whether there is another page.
 *
 * @param cursorOf returns what continues after a row
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { data: Row[]; next: string | null } {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  return { data, next: last && rows.length > limit ? cursorOf(last) : null }
}
