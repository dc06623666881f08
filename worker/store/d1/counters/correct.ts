import { type SQL, sql } from 'drizzle-orm'
import type { Metric } from '#worker/store/rules/metrics.ts'
import { dailyCounts as counts } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'

/**
 * Builds the statement that decrements a metric's count on a day, and the running totals from that day on. If the day
 * has no count left, because the event arrived after midnight, the next day with a count is decremented.
 *
 * @param when a condition under which it is decremented: the event's row exists
 */
export function decrement(db: Database, metric: Metric, day: string, when: SQL) {
  const countedOn = sql`(
    SELECT c.day FROM ${counts} AS c
    WHERE c.metric = ${metric} AND c.day >= ${day} AND c.count > 0 ORDER BY c.day LIMIT 1)`
  return db
    .update(counts)
    .set({ count: sql`count - (day = ${countedOn})`, running_total: sql`running_total - 1` })
    .where(sql`metric = ${metric} AND day >= ${countedOn} AND ${when}`)
}

/** Builds the statement that creates a metric's row of a day with a count of zero, if there is none. */
export function ensureDay(db: Database, metric: Metric, day: string) {
  return db
    .insert(counts)
    .select(sql`
      SELECT ${metric}, ${day}, 0, coalesce((
        SELECT running_total FROM ${counts} WHERE metric = ${metric} AND day < ${day} ORDER BY day DESC LIMIT 1), 0)
      WHERE true`)
    .onConflictDoNothing()
}

/**
 * Builds the statement that undoes `decrement`: it increments the count of a past day, and the running totals from that
 * day on. The day must have a row, see `ensureDay`.
 *
 * @param unless a condition under which nothing is counted: the event's row exists already
 */
export function reinstate(db: Database, metric: Metric, day: string, unless: SQL) {
  return db
    .update(counts)
    .set({ count: sql`count + (day = ${day})`, running_total: sql`running_total + 1` })
    .where(sql`metric = ${metric} AND day >= ${day} AND NOT (${unless})`)
}
