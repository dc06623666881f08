import { type GetColumnData, getTableColumns, sql, type Table } from 'drizzle-orm'
import {
  type CheckBuilder,
  check,
  customType,
  type SQLiteColumn,
  SQLiteText,
  text,
} from 'drizzle-orm/sqlite-core'
import { getTableName } from 'drizzle-orm/table'
import { PAISE_PER_RUPEE } from '../contract/paise.ts'
import { recordOf } from '../contract/record-of.ts'

/** A UUIDv7, so that the primary key is also the order in time: the migration creates each table WITHOUT ROWID. */
export const id = () => text().primaryKey()

/** A text with a greatest length in characters, which `maxLengths` enforces. */
export const line = (length: number) => text({ length })

/** Milliseconds UTC in the table, ISO 8601 in UTC everywhere else. */
export const time = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (iso) => Date.parse(iso),
  fromDriver: (milliseconds) => new Date(milliseconds).toISOString(),
})

/** Paise in the table, rupees everywhere else: decimal(10,2) without rounding errors. */
export const rupees = customType<{ data: number; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (amount) => Math.round(amount * PAISE_PER_RUPEE),
  fromDriver: (paise) => paise / PAISE_PER_RUPEE,
})

/** JSON text in the table. */
export const json = <Data>() =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text),
  })()

/** Columns of a table, by their names. */
export type Columns = Record<string, SQLiteColumn>

/** The values of a row in some columns. */
export type RowOf<Shown extends Columns> = { [Name in keyof Shown]: GetColumnData<Shown[Name]> }

/** @returns the columns of a table that a response has: all but those that are named */
export function omitColumns<T extends Table, Hidden extends keyof T['_']['columns'] & string>(
  table: T,
  ...hidden: Hidden[]
) {
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name as Hidden))
  return Object.fromEntries(shown) as Omit<T['_']['columns'], Hidden>
}

/** @returns the columns of a table that are named: a new one is not among them until it is */
export function pickColumns<T extends Table, Shown extends keyof T['_']['columns'] & string>(
  table: T,
  ...shown: Shown[]
) {
  const columns = getTableColumns(table)
  return recordOf(shown, (name) => columns[name]) as Pick<T['_']['columns'], Shown>
}

/** @returns the values of a row that a response has */
export function pick<Row, Name extends keyof Row & string>(row: Row, columns: Record<Name, unknown>) {
  return recordOf(Object.keys(columns) as Name[], (name) => row[name]) as Pick<Row, Name>
}

/** Builds a `CHECK` for every text column of a table with a length, because SQLite enforces none. Null passes. */
export function maxLengths(columns: Record<string, SQLiteColumn>): CheckBuilder[] {
  return Object.values(columns).flatMap((column) => {
    if (!(column instanceof SQLiteText) || column.length === undefined) return []
    const name = `${getTableName(column.table)}_${column.name}_length`
    return check(name, sql.raw(`length("${column.name}") <= ${column.length}`))
  })
}
