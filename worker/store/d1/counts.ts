import { and, gte, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Period } from '../days.ts'
import type { Metric } from '../metrics.ts'
import { dailyCounts as counts } from '../schema.ts'
import type { MetricSums } from '../series.ts'
import type { Database } from './database.ts'

/**
 * One more of a metric, as a statement for a batch.
 *
 * A day's first row takes the running total over from the last day that has one. A count that comes across midnight
 * after the first of the new day goes to the new day, so that the running total of the last row is always the sum.
 *
 * @param day UTC, such as `2026-01-31`
 * @param unless a condition under which nothing is counted: the row is there already
 */
export function countOne(
  db: Database,
  metric: Metric | Placeholder,
  day: string | Placeholder,
  unless: SQL = sql`false`,
) {
  return db
    .insert(counts)
    .select(
      sql`
        SELECT ${metric}, max(${day}, coalesce(last.day, '')), 1, coalesce(last.running_total, 0) + 1
        FROM (SELECT 1) LEFT JOIN (
          SELECT day, running_total FROM ${counts} WHERE metric = ${metric} ORDER BY day DESC LIMIT 1
        ) AS last
        WHERE NOT (${unless})`,
    )
    .onConflictDoUpdate({
      target: [counts.metric, counts.day],
      set: { count: sql`count + 1`, running_total: sql`running_total + 1` },
    })
}

/** The days of a period that have a count, of each metric, as a statement for a batch. */
export function countsByDay(db: Database, metrics: readonly Metric[], period: Period) {
  return db
    .select({ metric: counts.metric, day: counts.day, count: counts.count })
    .from(counts)
    .where(and(inArray(counts.metric, [...metrics]), gte(counts.day, period.days[0] ?? '')))
}

type RunningTotals = { metric: string; total: number; beforeRange: number; beforePrevious: number }

/** Each metric's running totals at the ends of a period, three rows read a metric, as a statement for a batch. */
export function runningTotals(db: Database, metrics: readonly Metric[], period: Period) {
  const last = (condition: SQL) => sql<number>`coalesce((
    SELECT running_total FROM ${counts} AS c
    WHERE c.metric = asked.value AND ${condition} ORDER BY c.day DESC LIMIT 1), 0)`
  return db
    .select({
      // Every column needs a name: Drizzle reads a batch's rows by them.
      metric: sql<string>`asked.value`.as('metric'),
      total: last(sql`true`).as('total'),
      beforeRange: last(sql`c.day < ${period.days[0]}`).as('beforeRange'),
      beforePrevious: last(sql`c.day < ${period.previousDay}`).as('beforePrevious'),
    })
    .from(sql`json_each(${JSON.stringify(metrics)}) AS asked`)
}

/** The sums that the running totals of metrics make. */
export function sumsOf(totals: RunningTotals[]): MetricSums[] {
  return totals.map(({ metric, total, beforeRange, beforePrevious }) => ({
    metric,
    total,
    inRange: total - beforeRange,
    previous: beforeRange - beforePrevious,
  }))
}

/**
 * One less of a metric on a day, and of the running totals from then on, as a statement for a batch. Where the day has
 * none left, because its last came across midnight, the next day that has one gives it.
 *
 * @param when a condition under which it is counted: the row is still there
 */
export function uncountOne(db: Database, metric: Metric, day: string, when: SQL) {
  const counted = sql`(
    SELECT c.day FROM ${counts} AS c
    WHERE c.metric = ${metric} AND c.day >= ${day} AND c.count > 0 ORDER BY c.day LIMIT 1)`
  return db
    .update(counts)
    .set({ count: sql`count - (day = ${counted})`, running_total: sql`running_total - 1` })
    .where(sql`metric = ${metric} AND day >= ${counted} AND ${when}`)
}

/** Makes sure that a day of a metric has its row, as a statement for a batch; it changes no number. */
export function openDay(db: Database, metric: Metric, day: string) {
  return db
    .insert(counts)
    .select(sql`
      SELECT ${metric}, ${day}, 0, coalesce((
        SELECT running_total FROM ${counts} WHERE metric = ${metric} AND day < ${day} ORDER BY day DESC LIMIT 1), 0)
      WHERE true`)
    .onConflictDoNothing()
}

/** One more of a metric on a day that is over, and of the running totals from then on, as a statement for a batch. */
export function countBack(db: Database, metric: Metric, day: string, unless: SQL) {
  return db
    .update(counts)
    .set({ count: sql`count + (day = ${day})`, running_total: sql`running_total + 1` })
    .where(sql`metric = ${metric} AND day >= ${day} AND NOT (${unless})`)
}
