import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Builds the query of the columns of a query in SQL, for a batch, which does not take `db.all()`. */
export function selectFrom<Row extends object>(
  db: Database,
  columns: readonly (keyof Row & string)[],
  query: SQL,
) {
  // In double quotes, the name of a column that is not there would be a text.
  const fields = Object.fromEntries(columns.map((name) => [name, sql.raw(`\`${name}\``)]))
  return db.select(fields as { [Name in keyof Row]: SQL<Row[Name]> }).from(sql`(${query})`)
}
