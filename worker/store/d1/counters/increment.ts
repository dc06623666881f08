import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Metric } from '#worker/store/rules/metrics.ts'
import { dailyCounts as counts } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'

/**
 * Builds the statement that increments a metric's count on a day, by one unless `amount` is given.
 *
 * The first row of a day takes over the running total of the last day before it. An event of yesterday that arrives
 * after the first one of today counts for today, so that the last running total is always the sum of all counts.
 *
 * @param day in Asia/Kolkata, such as `2026-01-31`
 * @param unless a condition under which nothing is counted: the event's row exists already
 */
export function increment(
  db: Database,
  metric: Metric | Placeholder,
  day: string | Placeholder,
  unless: SQL = sql`false`,
  amount: SQL = sql`1`,
) {
  return db
    .insert(counts)
    .select(
      sql`
        SELECT ${metric}, max(${day}, coalesce(last.day, '')), ${amount}, coalesce(last.running_total, 0) + ${amount}
        FROM (SELECT 1) LEFT JOIN (
          SELECT day, running_total FROM ${counts} WHERE metric = ${metric} ORDER BY day DESC LIMIT 1
        ) AS last
        WHERE NOT (${unless})`,
    )
    .onConflictDoUpdate({
      target: [counts.metric, counts.day],
      set: { count: sql`count + excluded.count`, running_total: sql`running_total + excluded.count` },
    })
}
