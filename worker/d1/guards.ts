import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'

/** Builds the statement that inserts a row where a condition holds; a value may be computed in SQL. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: { [Name in keyof Table['$inferSelect']]: Table['$inferSelect'][Name] | SQL },
  where: SQL,
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = row[name]
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`
  })
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${where}`)
}

/** @returns the condition that a table has a row that matches another condition */
export function exists(table: SQLiteTable, condition: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${condition})`
}

/**
 * @param time milliseconds UTC, as SQL; null is within nothing
 * @param length milliseconds
 * @returns the condition that `time` is less than `length` before or after `now`: a slow request may commit after one with a
 * later time
 */
export function isWithin(time: SQL, length: number, now: number): SQL {
  return sql`coalesce(${time}, 0) BETWEEN ${now - length + 1} AND ${now + length - 1}`
}

/** @returns the condition that a value, such as a lot, is in a list, of which SQL needs one parameter */
export const isOneOf = (list: readonly string[]) => (value: SQL) =>
  sql`${value} IN (SELECT value FROM json_each(${JSON.stringify(list)}))`
