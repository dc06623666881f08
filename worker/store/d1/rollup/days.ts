import { inArray, max, sql } from 'drizzle-orm'
import { dayOf } from '../../rules/days.ts'
import { interactionMetrics } from '../../rules/metrics.ts'
import { dailyCounts, interactionDays } from '../../schema.ts'
import type { Database } from '../database.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Builds the query of the last materialized day; an empty text before the first one. */
export const lastMaterializedDay = (db: Database) =>
  sql`coalesce(${db.select({ day: max(interactionDays.day) }).from(interactionDays)}, '')`

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
        AND day > ${lastMaterializedDay(db)} AND day < ${dayOf(now - DAY_MS)}
      GROUP BY day`)
    .onConflictDoNothing()
}
