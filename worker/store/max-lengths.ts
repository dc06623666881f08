import { sql } from 'drizzle-orm'
import { type CheckBuilder, check, type SQLiteColumn, SQLiteText } from 'drizzle-orm/sqlite-core'
import { getTableName } from 'drizzle-orm/table'

/**
 * Builds a `CHECK` for every text column with a length, because SQLite enforces none. Null passes.
 *
 * @param columns of one table
 */
export function maxLengths(columns: Record<string, SQLiteColumn>): CheckBuilder[] {
  return Object.values(columns).flatMap((column) =>
    column instanceof SQLiteText && column.length !== undefined
      ? [
          check(
            `${getTableName(column.table)}_${column.name}_length`,
            sql.raw(`length("${column.name}") <= ${column.length}`),
          ),
        ]
      : [],
  )
}
