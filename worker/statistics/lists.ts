import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Columns } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { selectLast } from '../d1/select-from.ts'
import { firstIdAt } from '../lib/ids.ts'
import type { Span } from './contract.ts'
import { namesDays, periodOf } from './period.ts'

/** Rows of one read of a CSV. */
export const FILE_PAGE_ROWS = 2500

/** Rows of some days, or of any age where it names none, newest first: at most `limit`, after the row of the cursor. */
export type Page = Span & { limit: number; cursor?: string | undefined }

/**
 * Builds the query of columns of a table that is listed by its ids, newest first. Ids are ordered by time, so a range of
 * time is a range of the primary key, and a page reads as many rows as it returns.
 */
export function rowsOnPage<Shown extends Columns & { id: SQLiteColumn }>(
  db: Database,
  columns: Shown,
  now: number,
  page: Page,
  where?: SQL,
) {
  const { id } = columns
  const isAfter = page.cursor ? lt(id, page.cursor) : undefined
  return selectLast(db, columns, id, and(isIdOf(id, now, page), isAfter, where), page.limit)
}

/** Reads a page of a table that is listed by its ids. */
export async function listRows<Shown extends Columns & { id: SQLiteColumn }>(
  db: Database,
  columns: Shown,
  now: number,
  page: Page,
) {
  const [rows] = await db.batch([rowsOnPage(db, columns, now, page)])
  return rows
}

/** @returns the condition that a row was made on the days of a page, by its id; undefined where the page names no days */
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
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string) {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  return { data, next: last && rows.length > limit ? cursorOf(last) : null }
}
