import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { OTHER } from '#contract/breakdowns.ts'
import type { Count } from '#worker/store/rules/counts.ts'
import { MAX_KEYS_PER_DAY } from '#worker/store/rules/metrics.ts'
import { recount } from '#worker/store/rules/recount.ts'
import {
  chatOrders,
  contactInquiries,
  customerInteractions,
  newsletterSubscriptions,
} from '#worker/store/schema.ts'

/** Runs a query on a database. */
export type Query = (sql: string) => Promise<Iterable<Row>> | Iterable<Row>
type Row = Record<string, unknown>

type Difference = { metric: string; day: string; stored: unknown; recounted: unknown }
type Sum = [key: string, count: number, value: number]

/** Metrics whose rows are never deleted without their counts. The rows of all others expire, or are deleted by visitors. */
const EXACT = /^(un)?subscription$|^sold/

/**
 * @param options `expired`: rows may have been deleted, so that counts of metrics that are not `EXACT` may be larger
 * @returns the metrics and days whose stored counts differ from a recount of the rows: by key where the day has fewer
 * keys than the limit, by sum on other days. Empty if all are correct.
 */
export async function miscounted(query: Query, { expired = false } = {}): Promise<Difference[]> {
  const [subscriptions, interactions, inquiries, orders] = await Promise.all([
    rowsOf(query, newsletterSubscriptions),
    rowsOf(query, customerInteractions),
    rowsOf(query, contactInquiries),
    rowsOf(query, chatOrders),
  ])
  const stored = byDay([
    ...(await query(`SELECT * FROM daily_counts WHERE metric NOT IN ('untracked', 'mail')`)),
  ] as Count[])
  const recounted = byDay(recount({ subscriptions, interactions, inquiries, orders }))
  return [...new Set([...stored.keys(), ...recounted.keys()])].flatMap((id) => {
    const rows = stored.get(id) ?? []
    const isFull = rows.filter(({ key }) => key !== OTHER).length >= MAX_KEYS_PER_DAY
    const [one, two] = [sums(rows, isFull), sums(recounted.get(id) ?? [], isFull)]
    const [metric = '', day = ''] = id.split(' ')
    const isRight =
      expired && !EXACT.test(metric) ? covers(one, two) : JSON.stringify(one) === JSON.stringify(two)
    return isRight ? [] : [{ metric, day, stored: one, recounted: two }]
  })
}

const byDay = (counts: Count[]) => Map.groupBy(counts, ({ metric, day }) => `${metric} ${day}`)

/** What was undone, and so counts zero, is left out. */
function sums(counts: Count[], isFull: boolean): Sum[] {
  const keys = Map.groupBy(counts, ({ key }) => (isFull ? 'all keys' : key))
  const sum = (rows: Count[], field: 'count' | 'value') => rows.reduce((total, row) => total + row[field], 0)
  return [...keys]
    .map(([key, rows]): Sum => [key, sum(rows, 'count'), sum(rows, 'value')])
    .filter(([, count, value]) => count !== 0 || value !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** @returns whether every recounted sum is stored, or a larger one */
function covers(stored: Sum[], recounted: Sum[]): boolean {
  return recounted.every(([key, count, value]) =>
    stored.some(([found, most, highest]) => found === key && most >= count && highest >= value),
  )
}

/** Reads the rows one by one, where the query does. Fails where the table has not all columns of the schema. */
async function rowsOf<Table extends SQLiteTable>(query: Query, table: Table) {
  const columns: [string, Column][] = Object.entries(getTableColumns(table))
  const names = columns.map(([, { name }]) => name)
  return toRows<Table>(await query(`SELECT ${names.join()} FROM ${getTableName(table)} ORDER BY id`), columns)
}

function* toRows<Table extends SQLiteTable>(rows: Iterable<Row>, columns: [string, Column][]) {
  for (const row of rows) {
    yield Object.fromEntries(
      columns.map(([field, column]) => {
        const value = row[column.name]
        return [field, value === null ? null : column.mapFromDriverValue(value)]
      }),
    ) as Table['$inferSelect']
  }
}
