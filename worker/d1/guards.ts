import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './database.ts'

/** Builds the statement that inserts a row where a condition holds. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table['$inferSelect'],
  where: SQL,
) {
  const values = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.param(row[name], column)}`,
  )
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${where}`)
}

/** @returns the condition that a table has a row that matches another condition */
export function exists(table: SQLiteTable, condition: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${condition})`
}

/** @returns the condition that a time is less than a length away. A request held open commits after one with a later time */
export function isWithin(time: SQL, length: number, now: number): SQL {
  return sql`coalesce(${time}, 0) BETWEEN ${now - length + 1} AND ${now + length - 1}`
}
