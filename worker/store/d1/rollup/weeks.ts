import { sql } from 'drizzle-orm'
import { VITALS_DIMENSIONS } from '#worker/store/rules/vitals/buckets.ts'
import { dailyBreakdowns, weeklyVitals } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'

/**
 * Builds the statement that materializes the histograms of a week and all later weeks. It reads at most 140 rows a week.
 *
 * @param week its Monday
 */
export function materializeWeeks(db: Database, week: string) {
  return db
    .insert(weeklyVitals)
    .select(sql`
      WITH histograms AS (
        SELECT day, dimension, json_group_object(key, count) AS histogram FROM ${dailyBreakdowns}
        WHERE dimension IN ${VITALS_DIMENSIONS} AND day >= ${week} GROUP BY day, dimension
      )
      SELECT day, json_group_object(dimension, json(histogram)) FROM histograms GROUP BY day`)
    .onConflictDoUpdate({ target: weeklyVitals.week, set: { histograms: sql`excluded.histograms` } })
}
