import { COUNTED_TYPES, WEB_VITALS } from '#contract/tracking.ts'

/** Runs a query on a database. */
export type Query = (sql: string) => Promise<Record<string, unknown>[]> | Record<string, unknown>[]

const TYPES = [...COUNTED_TYPES, WEB_VITALS].map((type) => `'${type}'`).join()

/** Metrics whose count is not the number of their rows. */
const NOT_EQUAL = `
  WITH happened(metric, rows) AS (
    SELECT 'subscription', count(confirmed_at) FROM newsletter_subscriptions
    UNION ALL
      SELECT 'unsubscription', count(*) FROM newsletter_subscriptions
      WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NOT NULL
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

/** Orders that differ from their daily counts. */
const NOT_EQUAL_ORDERS = `
  WITH happened AS (
    SELECT count(clicked_at) AS clicked, count(sold_at) AS sold,
      count(iif(sold_at IS NULL, NULL, clicked_at)) AS sold_from_clicks,
      coalesce(sum(iif(sold_at IS NULL, 0, amount)), 0) AS value
    FROM chat_orders
  ),
  counted AS (
    SELECT coalesce(sum(clicked), 0) AS clicked, coalesce(sum(sold), 0) AS sold,
      coalesce(sum(sold_from_clicks), 0) AS sold_from_clicks, coalesce(sum(value), 0) AS value
    FROM daily_orders
  )
  SELECT 'orders' AS metric, happened.*, counted.* FROM happened, counted
  WHERE (happened.clicked, happened.sold, happened.sold_from_clicks, happened.value)
    <> (counted.clicked, counted.sold, counted.sold_from_clicks, counted.value)`

/** Sales that differ from their dimension rows, by day. */
const NOT_EQUAL_SALES = `
  WITH happened AS (
    SELECT dimension.value AS dimension, date((sold_at + 19800000) / 1000, 'unixepoch') AS day,
      count(*) AS count, coalesce(sum(amount), 0) AS value
    FROM chat_orders, json_each('["sold:source","sold:page","sold:placement","sold:pack"]') AS dimension
    WHERE status = 'sold' GROUP BY 1, 2
  ),
  counted AS (
    SELECT dimension, day, sum(count) AS count, sum(value) AS value FROM daily_breakdowns
    WHERE dimension LIKE 'sold:%' GROUP BY 1, 2 HAVING sum(count) <> 0 OR sum(value) <> 0
  )
  SELECT coalesce(happened.dimension, counted.dimension) AS metric, happened.*, counted.*
  FROM happened FULL JOIN counted USING (dimension, day)
  WHERE (happened.count, happened.value) IS NOT (counted.count, counted.value)`

/** Materialized days that differ from their daily counts. */
const NOT_EQUAL_DAYS = `
  SELECT counted.key AS metric, interaction_days.day, counted.value AS materialized, daily_counts.count
  FROM interaction_days, json_each(interaction_days.counts) AS counted
  LEFT JOIN daily_counts ON daily_counts.metric = counted.key AND daily_counts.day = interaction_days.day
  WHERE counted.value IS NOT daily_counts.count`

/** @returns daily counts that differ from a recount of the rows; empty if all are correct */
export async function recount(query: Query): Promise<Record<string, unknown>[]> {
  const queries = [NOT_EQUAL, BROKEN_CHAIN, NOT_EQUAL_ORDERS, NOT_EQUAL_SALES, NOT_EQUAL_DAYS]
  return (await Promise.all(queries.map(query))).flat()
}
