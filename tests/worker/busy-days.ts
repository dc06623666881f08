import { seedInteractions, seedOrders } from './seed.ts'
import { DAY_MS } from './times.ts'

/**
 * In a year: 800,000 interactions and 15,000 clicks on order links. Every second click is sold; a fifth of the sales have two
 * sizes, and one in sixteen is owed.
 */
const [INTERACTIONS_A_DAY, ORDERS_A_DAY] = [2192, 41]

/** Days that the nightly job has not written yet, today among them. */
const UNWRITTEN_DAYS = 4

/** Keys of each metric of the dashboard on a busy day: 12 pages, 8 sources, 8 placements, 3 packs and 3 lots. */
const KEYS_A_DAY: [metrics: string[], keys: number][] = [
  [['interaction:page', 'clicked:page'], 12],
  [['interaction:source', 'seen:source', 'clicked:source'], 8],
  [['interaction:placement', 'clicked:placement'], 8],
  [['clicked:pack', 'interaction:lot', 'untracked'], 3],
  [['interaction:type'], 5],
  [['inquiry', 'inquiry:written', 'day'], 1],
]

/** Two years of a busy shop up to a time, milliseconds UTC, with what retention has not deleted of it that is ever read. */
export async function seedBusyShop(db: D1Database, now: number): Promise<void> {
  const today = Math.floor((now + 19_800_000) / DAY_MS) * DAY_MS - 19_800_000
  await db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19),
        days(ago) AS (SELECT ${UNWRITTEN_DAYS} UNION ALL SELECT ago + 1 FROM days WHERE ago < 740),
        metrics AS (
          SELECT metric.value AS metric, busy.value ->> 1 AS keys FROM json_each(?1) AS busy,
            json_each(busy.value ->> 0) AS metric
        )
      INSERT INTO daily_counts (metric, day, key, count, value)
      SELECT metric, date((?2 + 19800000) / 1000 - ago * 86400, 'unixepoch'), 'key ' || i, 1, 0
      FROM metrics, days, n WHERE i < keys`,
    )
    .bind(JSON.stringify(KEYS_A_DAY), now)
    .run()
  const step = Math.floor(DAY_MS / ORDERS_A_DAY)
  const from = today - 740 * DAY_MS
  await seedOrders(db, { rows: Math.floor((now - from) / step), from, step })
  await db.exec(
    `UPDATE chat_orders SET status = 'sold', sold_at = clicked_at, amount = 63300, received = iif((clicked_at / ${step}) % 32 < 30, 63300, NULL), others = (CASE WHEN (clicked_at / ${step}) % 10 = 0 THEN '[{"pack":"1kg","jars":1,"each":10000,"lot":"SY-26-' || ((clicked_at / ${60 * DAY_MS}) % 90) || '"}]' END), pack = (CASE WHEN (clicked_at / ${step}) % 4 < 2 THEN '500g' ELSE '250g' END), lot = 'SY-26-' || ((clicked_at / ${60 * DAY_MS}) % 90), source = (CASE WHEN (clicked_at / ${step}) % 16 < 9 THEN 'direct' ELSE 's' || ((clicked_at / ${step}) % 16) END), page = (CASE WHEN (clicked_at / ${step}) % 22 < 12 THEN '/' ELSE '/p' || ((clicked_at / ${step}) % 22) END) WHERE (clicked_at / ${step}) % 2 = 0`,
  )
  // Retention deletes what was not sold; all of it is open, because nobody has ever closed old orders.
  await db.exec(`DELETE FROM chat_orders WHERE status = 'clicked' AND clicked_at < ${now - 400 * DAY_MS}`)
  const unwritten = today - (UNWRITTEN_DAYS - 1) * DAY_MS
  const pause = Math.floor(DAY_MS / INTERACTIONS_A_DAY)
  await seedInteractions(db, { rows: Math.floor((now - unwritten) / pause), from: unwritten, step: pause })
}
