import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { METRICS_WITHOUT_ROWS, recount } from '#worker/recount.ts'
import { OTHER } from '#worker/statistics/contract.ts'
import { type Count, difference, MAX_KEYS_PER_DAY, SINCE } from '#worker/statistics/counts.ts'
import * as tables from '#worker/tables.ts'

type Rows = Iterable<Record<string, unknown>>

/** Metrics whose rows are never deleted without their counts. The rows of all others expire, or are deleted by visitors. */
const EXACT = /^(un)?subscription$|^sold|^jars|^refunded$/

type Query = (sql: string) => Promise<Rows> | Rows

/** @returns a line for each of the `miscounts`. Keys are left out, because visitors choose them. */
export async function findMiscounts(query: Query, options?: { expired: boolean }): Promise<string[]> {
  return (await miscounts(query, options)).map(
    (row) => `${nameOf(row)} is ${row.count} (${row.value}) more than its rows`,
  )
}

/**
 * @param options `expired`: rows may have been deleted, so that counts of metrics that are not `EXACT` may be larger
 * @returns by how much each stored count is larger than a recount of the rows: by key where the day has fewer keys than
 * the limit, by sum on other days. Empty if all are correct.
 */
async function miscounts(query: Query, { expired = false } = {}): Promise<Count[]> {
  const rowsOf = async <Table extends SQLiteTable>(table: Table) =>
    readRows(table, await query(`SELECT * FROM ${getTableName(table)} ORDER BY 1`))
  const all = Array.from(await rowsOf(tables.dailyCounts))
  const stored = all.filter(({ metric }) => !METRICS_WITHOUT_ROWS.some((other) => other === metric))
  const recounted = recount({
    subscriptions: await rowsOf(tables.newsletterSubscriptions),
    interactions: await rowsOf(tables.customerInteractions),
    inquiries: await rowsOf(tables.contactInquiries),
    orders: await rowsOf(tables.chatOrders),
  })
  const keyed = stored.filter(({ key }) => key !== OTHER)
  const keys = Map.groupBy(keyed, nameOf)
  const isFull = (row: Count) => (keys.get(nameOf(row))?.length ?? 0) >= MAX_KEYS_PER_DAY
  // Of a metric that is newer than the database, the day on which it began is counted in part.
  const since = new Map(all.filter(({ metric }) => metric === SINCE).map(({ key, day }) => [key, day]))
  const [should, is] = [recounted, stored].map((counts) =>
    counts
      .filter(({ metric, day }) => day > (since.get(metric) ?? '') || !since.has(metric))
      .map((row) => (isFull(row) ? { ...row, key: OTHER } : row)),
  ) as [Count[], Count[]]
  return difference(should, is).filter(
    ({ metric, count, value }) => !expired || EXACT.test(metric) || count < 0 || value < 0,
  )
}

/** Reads rows one by one: those of years do not fit into memory. */
function* readRows<Table extends SQLiteTable>(table: Table, rows: Rows): Generator<Table['$inferSelect']> {
  const columns = Object.entries(getTableColumns(table))
  // A column of a migration that has not been applied is not there.
  const read = (column: Column, value: unknown) => (value == null ? null : column.mapFromDriverValue(value))
  for (const row of rows)
    yield Object.fromEntries(
      columns.map(([name, column]) => [name, read(column, row[name])]),
    ) as Table['$inferSelect']
}

const nameOf = ({ metric, day }: Count) => `${metric} of ${day || 'all time'}`
