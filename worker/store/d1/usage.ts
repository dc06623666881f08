import { and, eq, inArray } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { estimateUsage, metrics } from '../rules/costs.ts'
import { dayOf } from '../rules/days.ts'
import { dailyCounts, dailyOrders, rollupCosts } from '../schema.ts'
import { increment } from './counters/increment.ts'
import type { Database } from './database.ts'
import { withRetry } from './with-retry.ts'

export function d1Usage(db: Database, now: number): Pick<Store, 'usage'> {
  return {
    /**
     * The dashboard makes this call once a load, so it also counts the loads. A retry may count one twice, which
     * overestimates the usage.
     */
    async usage() {
      const day = dayOf(now)
      const [, counts, [orders], [rollup]] = await withRetry(() =>
        db.batch([
          increment(db, 'dashboard', day),
          db
            .select({ metric: dailyCounts.metric, count: dailyCounts.count })
            .from(dailyCounts)
            .where(and(inArray(dailyCounts.metric, metrics), eq(dailyCounts.day, day))),
          db.select({ count: dailyOrders.clicked }).from(dailyOrders).where(eq(dailyOrders.day, day)),
          db.select().from(rollupCosts).where(eq(rollupCosts.day, day)),
        ]),
      )
      return estimateUsage(day, [...counts, { metric: 'order', count: orders?.count ?? 0 }], {
        rowsRead: rollup?.rows_read ?? 0,
        rowsWritten: rollup?.rows_written ?? 0,
      })
    },
  }
}
