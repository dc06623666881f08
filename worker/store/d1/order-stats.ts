import { and, asc, gte, sql } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { toOrder } from '../rows.ts'
import { periodOf } from '../rules/days.ts'
import { firstIdAt, timeOf } from '../rules/ids.ts'
import { orderBreakdowns } from '../rules/order-breakdowns.ts'
import { orderSeries, orderSummary } from '../rules/order-series.ts'
import { chatOrders, dailyOrders, rollupCursors } from '../schema.ts'
import type { Database } from './database.ts'
import { pageQueries } from './pages.ts'
import { selectOrderRange } from './rollup/order-ranges.ts'
import { ensureFresh } from './rollup/read-fresh.ts'
import { orderSource } from './rollup/sources.ts'
import { withRetry } from './with-retry.ts'

/** Clicks since the last rollup that the breakdowns count; design 6 allows 500. */
const MAX_LIVE_ROWS = 100

export function d1OrderStats(db: Database, now: number): Pick<Store, 'orderStats'> {
  const { orders } = pageQueries(db, now)
  return {
    /** Reads the page, two rows a day, at most 40 rows of the range and `MAX_LIVE_ROWS` clicks, in one transaction. */
    async orderStats(page) {
      await ensureFresh(db, now)
      const period = periodOf(now, page.days)
      const [rows, days, range, clicks] = await withRetry(() =>
        db.batch([
          orders(page),
          db.select().from(dailyOrders).where(gte(dailyOrders.day, period.previousDay)),
          selectOrderRange(db, page.days),
          selectLiveClicks(db, period.from),
        ]),
      )
      const isComplete = clicks.length <= MAX_LIVE_ROWS
      const lastCounted = clicks[MAX_LIVE_ROWS - 1]
      return {
        data: rows.map(toOrder),
        summary: orderSummary(period, days),
        series: orderSeries(period, days),
        breakdowns: orderBreakdowns(range, clicks.slice(0, MAX_LIVE_ROWS)),
        freshAt: isComplete || !lastCounted ? iso(now) : iso(timeOf(lastCounted.id)),
      }
    },
  }
}

/** Clicks that the rollup has not counted, oldest first, and one more than are counted. */
function selectLiveClicks(db: Database, from: number) {
  const cursor = sql`coalesce((SELECT next_id FROM ${rollupCursors} WHERE source = ${orderSource.name}), '')`
  return db
    .select()
    .from(chatOrders)
    .where(
      and(
        sql`${chatOrders.id} >= max(${cursor}, ${firstIdAt(from)})`,
        sql`${chatOrders.clicked_at} IS NOT NULL`,
      ),
    )
    .orderBy(asc(chatOrders.id))
    .limit(MAX_LIVE_ROWS + 1)
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
