import { inArray, sql } from 'drizzle-orm'
import { dayOf } from '#worker/store/rules/days.ts'
import { interactionMetrics } from '#worker/store/rules/metrics.ts'
import { dailyCounts, interactionDays } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Builds the query of the first day that is not materialized; an empty text before the first rollup. */
export const firstOpenDay = (db: Database) =>
  sql`coalesce(${db.select({ day: sql`date(max(day), '+1 day')` }).from(interactionDays)}, '')`

/**
 * Builds the statement that materializes the interactions of past days. Yesterday is left out: an event may be counted
 * some seconds after midnight.
 *
 * @param now milliseconds UTC
 */
export function materializeDays(db: Database, now: number) {
  return db
    .insert(interactionDays)
    .select(sql`
      SELECT day, json_group_object(metric, count) FROM ${dailyCounts}
      WHERE ${inArray(dailyCounts.metric, [...interactionMetrics])}
        AND day >= ${firstOpenDay(db)} AND day < ${dayOf(now - DAY_MS)}
      GROUP BY day`)
    .onConflictDoNothing()
}
