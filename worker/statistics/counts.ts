import { type SQL, sql } from 'drizzle-orm'
import { KOLKATA_OFFSET_MS } from '../contract/days.ts'
import { sumOf } from '../contract/sum-of.ts'
import { firstIdAt } from '../lib/ids.ts'
import { OTHER } from './constants.ts'
import type { Change, Day, DayCounts } from './contract.ts'
import type { Days, Period } from './period.ts'
import { dailyCounts } from './table.ts'

/*
 * Numbers of rows that retention deletes. A day that is over is written to `daily_counts` once, by the nightly job
 * (`roll-up.ts`); days that are not written are counted from their rows, by the same SQL. So a number does not change when
 * its day is written. DECISIONS.md, “Numbers”.
 */

/** A number of a metric on a day, for one of its keys. */
export type Count = { metric: string; day: Day; key: string; count: number }

/** @returns the test that a count is of one of some days */
export function isOn({ first, last }: Pick<Days, 'first' | 'last'>): (count: Count) => boolean {
  return ({ day }) => day >= first && day <= last
}

/** Adds up counts, whatever their metric and key. */
export function totalOf(counts: readonly Pick<Count, 'count'>[]): number {
  return sumOf(counts, ({ count }) => count)
}

function sumOn(counts: readonly Count[], days: Pick<Days, 'first' | 'last'>): number {
  return totalOf(counts.filter(isOn(days)))
}

/** Adds up the counts of a period, and of the days that it is compared with. */
export function changeOf(counts: readonly Count[], { previous, ...days }: Period): Change {
  return { inRange: sumOn(counts, days), previous: sumOn(counts, previous) }
}

/** Adds up the counts of each day, zeros included. */
export function sumByDay(counts: readonly Pick<Count, 'day' | 'count'>[], days: readonly Day[]): DayCounts {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  return days.map((day) => ({ day, count: totalOf(byDay.get(day) ?? []) }))
}

/** How the rows of a table are counted, as SQL. */
export type RowCounts<Metric extends string = string> = {
  /**
   * @param ids the condition that the id of a row is counted
   * @returns the query of `day` and the columns that the keys are made of
   */
  rows: (ids: SQL) => SQL
  /** The columns that the keys are made of. */
  columns: readonly string[]
  /** The key under which each metric counts a row; null where it does not. */
  keys: Record<Metric, SQL>
}

/** The metric whose rows say that a day is written. */
export const WRITTEN_DAY = 'day'

/**
 * Keys that a metric has on a day: visitors choose most of them, so there could be any number. The most frequent ones
 * stay, by name where they are equally frequent; all others are summed up under `OTHER`.
 */
const MAX_KEYS_PER_DAY = 20

/** Numbers and names that the SQL below has as literals: a statement takes at most a hundred parameters. */
const [LIMIT, REST, DAY_METRIC] = [MAX_KEYS_PER_DAY, `'${OTHER}'`, `'${WRITTEN_DAY}'`].map((value) =>
  sql.raw(String(value)),
) as [SQL, SQL, SQL]

/** The last day that is written; null where none is. Days are written in their order, so all before it are written, too. */
export const LAST_WRITTEN_DAY = sql`(SELECT max(day) FROM ${dailyCounts} WHERE metric = ${DAY_METRIC})`

/** Precedes the ids of all rows that were made after the days that are written. */
export const FIRST_UNWRITTEN_ID = sql`(
  SELECT format('%08x-%04x', midnight >> 16, midnight & 65535)
  FROM (SELECT unixepoch(${LAST_WRITTEN_DAY}, '+1 day') * 1000 - ${sql.raw(String(KOLKATA_OFFSET_MS))} AS midnight))`

/** @returns the day in Asia/Kolkata of a time in milliseconds UTC */
export function dayIn(time: SQL): SQL {
  return sql`date((${time} + ${sql.raw(String(KOLKATA_OFFSET_MS))}) / 1000, 'unixepoch')`
}

/** @returns the condition that the id of a row was made in a period, from `from` to before `to`, in milliseconds UTC */
export function isMadeIn({ from, to }: Pick<Days, 'from' | 'to'>): SQL {
  return sql`id >= ${firstIdAt(from)} AND id < ${firstIdAt(to)}`
}

/**
 * Counts rows: the query of `metric`, `day`, `key` and `count`.
 *
 * @param ids the condition that the id of a row is counted
 */
export function countRows<Metric extends string>(
  counts: RowCounts<Metric>,
  metrics: readonly Metric[],
  ids: SQL,
): SQL {
  const [metric] = metrics
  const counted =
    metric && metrics.length === 1 ? countOne(counts, metric, ids) : countSeveral(counts, metrics, ids)
  return sql`
    SELECT metric, day, iif(rank > ${LIMIT}, ${REST}, key) AS key, sum(count) AS count
    FROM (
      SELECT *, row_number() OVER (PARTITION BY metric, day ORDER BY key = ${REST}, count DESC, key) AS rank
      FROM (${counted}) WHERE key IS NOT NULL)
    GROUP BY metric, day, iif(rank > ${LIMIT}, ${REST}, key)`
}

function countOne<Metric extends string>({ rows, keys }: RowCounts<Metric>, metric: Metric, ids: SQL): SQL {
  return sql`
    SELECT ${metric} AS metric, day, ${keys[metric]} AS key, count(*) AS count
    FROM (${rows(ids)}) WHERE ${keys[metric]} IS NOT NULL GROUP BY 2, 3`
}

/**
 * Groups the rows first, so that they are read once, and then counts each metric from the groups. A term of a UNION for each
 * metric would be simpler, but D1 allows five.
 */
function countSeveral<Metric extends string>(
  { rows, columns, keys }: RowCounts<Metric>,
  metrics: readonly Metric[],
  ids: SQL,
): SQL {
  const grouped = sql.raw(['day', ...columns].join())
  const keyOf = metrics.map((metric) => sql`WHEN ${metric} THEN ${keys[metric]}`)
  return sql`
    WITH groups AS MATERIALIZED (SELECT ${grouped}, count(*) AS count FROM (${rows(ids)}) GROUP BY ${grouped})
    SELECT metric, day, CASE metric ${sql.join(keyOf, sql` `)} END AS key, sum(count) AS count
    FROM (SELECT value AS metric FROM json_each(${JSON.stringify(metrics)})) CROSS JOIN groups
    GROUP BY 1, 2, 3`
}

/** Reads the counts of some days that are written: a query like that of `countRows`. */
export function countWritten(metrics: readonly string[], { first, last }: Pick<Days, 'first' | 'last'>): SQL {
  return sql`
    SELECT metric, day, key, count FROM ${dailyCounts}
    WHERE metric IN ${metrics} AND day BETWEEN ${first} AND min(${last}, coalesce(${LAST_WRITTEN_DAY}, ''))`
}

/** Counts the rows of a range of time whose days are not written: a query like that of `countRows`. */
export function countUnwritten<Metric extends string>(
  counts: RowCounts<Metric>,
  metrics: readonly Metric[],
  range: Pick<Days, 'from' | 'to'>,
): SQL {
  // The later of the two bounds: SQLite searches the index by one lower bound alone.
  const ids = sql`id >= max(${firstIdAt(range.from)}, ${FIRST_UNWRITTEN_ID}) AND id < ${firstIdAt(range.to)}`
  return countRows(counts, metrics, ids)
}

/** Reads the counts of some days, and of those that they are compared with, day by day: a query like that of `countRows`. */
export function countDays<Metric extends string>(
  counts: RowCounts<Metric>,
  metrics: readonly Metric[],
  { previous, ...days }: Days & { previous?: Days | undefined },
): SQL {
  const parts = [
    countWritten(metrics, days),
    ...(previous ? [countWritten(metrics, previous)] : []),
    countUnwritten(counts, metrics, { from: previous?.from ?? days.from, to: days.to }),
  ]
  return sql.join(
    parts.map((part) => sql`SELECT * FROM (${part})`),
    sql` UNION ALL `,
  )
}

/** The columns of a query of counts. */
export const COUNT = ['metric', 'day', 'key', 'count'] as const

/** A key's sum of the days of a period, and of those that it is compared with. */
export type KeyCount = { metric: string; key: string; inRange: number; previous: number }
export const KEY_COUNT = ['metric', 'key', 'inRange', 'previous'] as const

/** @returns the condition that a count is of one of some days, in parentheses */
export function isDayOf({ first, last }: Days): SQL {
  return sql`(day BETWEEN ${first} AND ${last})`
}

/** Sums up the counts of some days by key, and of those that they are compared with: the query of `KeyCount`s. */
export function sumDays<Metric extends string>(
  counts: RowCounts<Metric>,
  metrics: readonly Metric[],
  { previous, ...days }: Days & { previous?: Days | undefined },
): SQL {
  return sql`
    SELECT metric, key, sum(count * ${isDayOf(days)}) AS inRange,
      ${previous ? sql`sum(count * ${isDayOf(previous)})` : sql`0`} AS previous
    FROM (${countDays(counts, metrics, { ...days, previous })}) GROUP BY metric, key`
}
