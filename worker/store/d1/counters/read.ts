import { and, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Period } from '#worker/store/rules/days.ts'
import { interactionMetrics, type Metric } from '#worker/store/rules/metrics.ts'
import type { DayCount, MetricSums } from '#worker/store/rules/series.ts'
import { dailyCounts as counts, interactionDays } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'
import { firstOpenDay } from '../rollup/days.ts'

/** Builds the query of the counts of each metric by day; days of the period without events have no row. */
export function countsByDay(db: Database, metrics: readonly Metric[], period: Period) {
  return db
    .select({ metric: counts.metric, day: counts.day, count: counts.count })
    .from(counts)
    .where(and(inArray(counts.metric, [...metrics]), gte(counts.day, period.days[0] ?? '')))
}

/**
 * Builds the queries of the interactions of each metric by day: a row a day for the days that the rollup has
 * materialized, a row a metric for the others. To be read in one batch.
 */
export function interactionsByDay(db: Database, period: Period) {
  const [firstDay = ''] = period.days
  const materialized = db.select().from(interactionDays).where(gte(interactionDays.day, firstDay))
  const { metric, day, count } = counts
  const others = db
    .select({ metric, day, count })
    .from(counts)
    .where(
      and(inArray(metric, [...interactionMetrics]), sql`${day} >= max(${firstDay}, ${firstOpenDay(db)})`),
    )
  return [materialized, others] as const
}

/** @param rows of both queries of `interactionsByDay` */
export function dayCounts(
  materialized: (typeof interactionDays.$inferSelect)[],
  others: DayCount[],
): DayCount[] {
  const past = materialized.flatMap(({ day, counts: json }) =>
    Object.entries(JSON.parse(json) as Record<string, number>).map(([metric, count]) => ({
      metric,
      day,
      count,
    })),
  )
  return [...past, ...others]
}

type RunningTotals = { metric: string; total: number; beforeRange: number; beforePrevious: number }

/** Builds the query of each metric's running totals at the ends of a period. It reads three rows a metric. */
export function runningTotals(db: Database, metrics: readonly Metric[], period: Period) {
  const last = (condition: SQL) => sql<number>`coalesce((
    SELECT running_total FROM ${counts} AS c
    WHERE c.metric = requested.value AND ${condition} ORDER BY c.day DESC LIMIT 1), 0)`
  return db
    .select({
      // Drizzle maps the rows of a batch by column name, so every column needs one.
      metric: sql<string>`requested.value`.as('metric'),
      // As of the period's end, which is past in the summary of a week.
      total: last(sql`c.day <= ${period.days.at(-1)}`).as('total'),
      beforeRange: last(sql`c.day < ${period.days[0]}`).as('beforeRange'),
      beforePrevious: last(sql`c.day < ${period.previousDay}`).as('beforePrevious'),
    })
    .from(sql`json_each(${JSON.stringify(metrics)}) AS requested`)
}

/** Computes the sums of a period from running totals. */
export function sumsOf(totals: RunningTotals[]): MetricSums[] {
  return totals.map(({ metric, total, beforeRange, beforePrevious }) => ({
    metric,
    total,
    inRange: total - beforeRange,
    previous: beforeRange - beforePrevious,
  }))
}
