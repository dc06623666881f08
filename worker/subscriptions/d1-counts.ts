import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../d1/database.ts'
import { ALL_TIME } from '../statistics/counts.ts'
import { addCounts, dayIn } from '../statistics/d1.ts'
import type { SUBSCRIPTION_METRICS } from './metrics.ts'
import { newsletterSubscriptions as subscriptions } from './table.ts'

/** Builds the statement that takes stored subscriptions out of the counts. */
export function removeSubscriptionCounts(db: Database, where: SQL) {
  const counted = sql`FROM ${subscriptions} WHERE ${where} AND confirmed_at IS NOT NULL`
  const times = sql`
    SELECT 'subscription' AS metric, confirmed_at AS time ${counted}
    UNION ALL SELECT 'unsubscription', unsubscribed_at ${counted} AND unsubscribed_at IS NOT NULL`
  return countTimes(db, times, -1)
}

/** Builds the statement that adds stored subscriptions to the counts of a metric, as of now. */
export function addSubscriptionCounts(
  db: Database,
  now: number,
  metric: keyof typeof SUBSCRIPTION_METRICS,
  where: SQL,
) {
  return countTimes(
    db,
    sql`SELECT ${metric} AS metric, ${now} AS time FROM ${subscriptions} WHERE ${where}`,
    1,
  )
}

/** Counts the times of a query, `metric` and `time`, each on its day and of all time. */
function countTimes(db: Database, times: SQL, sign: -1 | 1) {
  return addCounts(
    db,
    sql`
      SELECT metric, iif(total.value, ${ALL_TIME}, ${dayIn(sql`time`)}) AS day, '' AS key,
        ${sign} * count(*) AS count, 0 AS value
      FROM (${times}), json_each('[0, 1]') AS total GROUP BY 1, 2`,
  )
}
