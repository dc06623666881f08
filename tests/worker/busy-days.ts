import type { INQUIRY_METRICS } from '#worker/inquiries/metrics.ts'
import type { ORDER_METRICS } from '#worker/orders/metrics.ts'
import type { SUBSCRIPTION_METRICS } from '#worker/subscriptions/metrics.ts'
import type { INTERACTION_METRICS } from '#worker/tracking/metrics.ts'

type Metric =
  | keyof typeof ORDER_METRICS
  | keyof typeof SUBSCRIPTION_METRICS
  | keyof typeof INQUIRY_METRICS
  | keyof typeof INTERACTION_METRICS
  | 'untracked'

/** Keys of each metric of the dashboard on a busy day: 12 pages, 8 sources, 8 placements, 3 pack keys and 3 lots. */
const KEYS_A_DAY: [metrics: Metric[], keys: number][] = [
  [['interaction:page', 'clicked:page', 'sold:page'], 12],
  [['interaction:source', 'seen:source', 'clicked:source', 'sold:source'], 8],
  [['interaction:placement', 'clicked:placement', 'sold:placement'], 8],
  [['clicked:pack', 'sold:pack', 'jars:pack', 'jars:lot', 'interaction:lot'], 3],
  [['interaction:type'], 5],
  [['untracked'], 4],
  [['subscription', 'unsubscription', 'inquiry', 'inquiry:written', 'refunded'], 1],
]

/** Counts every key of a busy day on each of the days up to a time, milliseconds UTC. */
export async function seedBusyDays(db: D1Database, now: number, days: number): Promise<void> {
  await db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19),
        days(ago) AS (SELECT 0 UNION ALL SELECT ago + 1 FROM days WHERE ago < ?1 - 1),
        metrics AS (
          SELECT metric.value AS metric, busy.value ->> 1 AS keys FROM json_each(?2) AS busy,
            json_each(busy.value ->> 0) AS metric
        )
      INSERT INTO daily_counts (metric, day, key, count, value)
      SELECT metric, date((?3 + 19800000) / 1000 - ago * 86400, 'unixepoch'), 'key ' || i, 1, 0
      FROM metrics, days, n WHERE i < keys`,
    )
    .bind(days, JSON.stringify(KEYS_A_DAY), now)
    .run()
}
