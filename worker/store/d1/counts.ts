import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { OTHER } from '#contract/breakdowns.ts'
import type { Count } from '../rules/counts.ts'
import { KOLKATA_OFFSET_MS } from '../rules/days.ts'
import { MAX_KEYS_PER_DAY } from '../rules/metrics.ts'
import { dailyCounts } from '../schema.ts'
import type { Database } from './database.ts'

/**
 * Builds the statement that adds to `daily_counts`. A key that the day does not have yet is counted as `OTHER` if the
 * metric has `MAX_KEYS_PER_DAY` others on it. Rows are never deleted, so that a negative amount finds the row that
 * was added to.
 *
 * @param added the query of what is added: `metric`, `day`, `key`, `count` and `value`
 */
export function addCounts(db: Database, added: SQL) {
  const stored = sql`FROM ${dailyCounts} AS stored WHERE stored.metric = added.metric AND stored.day = added.day`
  return db
    .insert(dailyCounts)
    .select(sql`
      SELECT metric, day, CASE
        WHEN EXISTS (SELECT 1 ${stored} AND stored.key = added.key) THEN key
        WHEN (SELECT count(*) ${stored} AND stored.key <> ${OTHER}) < ${MAX_KEYS_PER_DAY} THEN key
        ELSE ${OTHER}
      END, count, value
      FROM (${added}) AS added WHERE true`)
    .onConflictDoUpdate({
      target: [dailyCounts.metric, dailyCounts.day, dailyCounts.key],
      set: { count: sql`count + excluded.count`, value: sql`value + excluded.value` },
    })
}

/**
 * Builds the statement that counts something that is stored in the same batch, after it.
 *
 * @param counts of the event; their JSON where it is a placeholder
 * @param unless a condition under which nothing is counted: the row exists already
 */
export function countEvent(db: Database, counts: Count[] | Placeholder, unless: SQL = sql`false`) {
  return addCounts(
    db,
    sql`
      SELECT value ->> 'metric' AS metric, value ->> 'day' AS day, value ->> 'key' AS key, value ->> 'count' AS count,
        value ->> 'value' AS value
      FROM json_each(${Array.isArray(counts) ? JSON.stringify(counts) : counts}) WHERE NOT (${unless})`,
  )
}

/** @returns the day in Asia/Kolkata of a time in milliseconds UTC */
export function dayIn(time: SQL): SQL {
  return sql`date((${time} + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch')`
}
