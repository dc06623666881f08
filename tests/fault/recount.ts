import { COUNTED_TYPES, WEB_VITALS } from '../../worker/contract/tracking.ts'

/** Asks a database, wherever it is, for rows. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]> | Record<string, unknown>[]

const TYPES = [...COUNTED_TYPES, WEB_VITALS].map((type) => `'${type}'`).join()

/** Metrics whose count is not the number of their rows. */
const NOT_EQUAL = `
  WITH happened(metric, rows) AS (
    SELECT 'subscription', count(*) FROM newsletter_subscriptions
    UNION ALL SELECT 'inquiry', count(*) FROM contact_inquiries
    UNION ALL SELECT 'product_event', count(*) FROM product_analytics
    UNION ALL
      SELECT 'interaction:' || iif(interaction_type IN (${TYPES}), interaction_type, 'other') AS type, count(*)
      FROM customer_interactions GROUP BY type
  ),
  counted AS (
    SELECT metric, sum(count) AS counted FROM daily_counts
    WHERE metric <> 'dashboard' AND metric NOT LIKE 'untracked:%' GROUP BY metric
  )
  SELECT coalesce(happened.metric, counted.metric) AS metric, coalesce(rows, 0) AS rows, coalesce(counted, 0) AS counted
  FROM happened FULL JOIN counted ON counted.metric = happened.metric
  WHERE coalesce(rows, 0) <> coalesce(counted, 0)`

/** Days whose running total is not the sum of the counts up to them. */
const BROKEN_CHAIN = `
  SELECT metric, day, running_total, sum FROM (
    SELECT *, sum(count) OVER (PARTITION BY metric ORDER BY day) AS sum FROM daily_counts
  ) WHERE running_total <> sum`

/** @returns where the daily counts are not what counting the rows again gives; nothing where all is well */
export async function recount(ask: Ask): Promise<Record<string, unknown>[]> {
  return [...(await ask(NOT_EQUAL)), ...(await ask(BROKEN_CHAIN))]
}
