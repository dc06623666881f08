import { asc, gte } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { toOrder } from '../rows.ts'
import { type Period, periodOf } from '../rules/days.ts'
import { type OrderKeyCounts, orderBreakdowns } from '../rules/order-breakdowns.ts'
import { orderSeries, orderSummary } from '../rules/order-series.ts'
import { chatOrders, dailyOrders } from '../schema.ts'
import type { Database } from './database.ts'
import { pageQueries } from './pages.ts'
import { ensureFresh } from './rollup/ensure-fresh.ts'
import { countedRows, isLive } from './rollup/live-rows.ts'
import { orderSums } from './rollup/ranges.ts'
import { orderSource } from './rollup/sources.ts'
import { selectOrderRange } from './rollup/top-keys.ts'
import { withRetry } from './with-retry.ts'

/** Orders since the last rollup whose clicks the breakdowns count (design 6). */
const MAX_LIVE_ROWS = 100

export function d1OrderStats(db: Database, now: number): Pick<Store, 'orderStats' | 'pastOrders'> {
  const { orders } = pageQueries(db, now)
  return {
    /** Reads the page, two rows a day, at most 40 rows of the range, `MAX_LIVE_ROWS` orders and the cursors. */
    async orderStats(page) {
      const cursors = await ensureFresh(db, now)
      const period = periodOf(now, page.days)
      const [rows, days, range, live] = await withRetry(() =>
        db.batch([
          orders(page),
          selectDays(db, period),
          selectOrderRange(db, page.days),
          db
            .select()
            .from(chatOrders)
            .where(isLive(orderSource, period.from))
            .orderBy(asc(chatOrders.id))
            .limit(MAX_LIVE_ROWS + 1),
        ]),
      )
      const { counted, freshAt } = countedRows(live, MAX_LIVE_ROWS, now)
      return {
        data: rows.map(toOrder),
        summary: orderSummary(period, days),
        series: orderSeries(period, days),
        breakdowns: orderBreakdowns(
          range,
          counted.filter(({ clicked_at }) => clicked_at !== null),
        ),
        freshAt,
        since: new Date(cursors.orders.since).toISOString(),
      }
    },

    /** Reads two rows a day, and every key that the days of the range have. */
    async pastOrders(days) {
      const period = periodOf(now, days)
      const counts = await withRetry(() => selectDays(db, period))
      const keys = await withRetry(() => db.all<OrderKeyCounts>(orderSums(days, now)))
      return { summary: orderSummary(period, counts), breakdowns: orderBreakdowns(keys, []) }
    },
  }
}

function selectDays(db: Database, { previousDay }: Period) {
  return db.select().from(dailyOrders).where(gte(dailyOrders.day, previousDay))
}
