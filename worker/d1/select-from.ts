import { desc, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Columns, RowOf } from './columns.ts'
import type { Database } from './database.ts'

/** Builds a query from SQL and the names of its columns, for a batch, which does not take `db.all()`. */
export function selectFrom<Row extends object>(
  db: Database,
  columns: readonly (keyof Row & string)[],
  query: SQL,
) {
  // In double quotes, the name of a column that is not there would be a text.
  const fields = Object.fromEntries(columns.map((name) => [name, sql.raw(`\`${name}\``)]))
  return db.select(fields as { [Name in keyof Row]: SQL<Row[Name]> }).from(sql`(${query})`)
}

/** Builds the query of the rows with the largest keys, which are the newest where the key is the id. */
export function selectLast<Shown extends Columns>(
  db: Database,
  columns: Shown,
  key: SQLiteColumn,
  where: SQL | undefined,
  limit: number,
) {
  const rows = db.select<Columns>(columns).from(key.table).where(where).orderBy(desc(key)).limit(limit)
  return rows as unknown as RunnableQuery<RowOf<Shown>[], 'sqlite'>
}
