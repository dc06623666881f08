import { and, eq, inArray } from 'drizzle-orm'
import { metrics, usageOf } from '../costs.ts'
import { dayOf } from '../days.ts'
import type { Store } from '../index.ts'
import { dailyCounts, foldCosts } from '../schema.ts'
import { countOne } from './counts.ts'
import type { Database } from './database.ts'
import { askD1 } from './failures.ts'

export function d1Usage(db: Database, now: number): Pick<Store, 'usage'> {
  return {
    /**
     * The room asks once for each time that it is filled, so this also counts how often that is. A count that is tried
     * again after it was made errs to the safe side.
     */
    async usage() {
      const day = dayOf(now)
      const [, counts, [folding]] = await askD1(() =>
        db.batch([
          countOne(db, 'dashboard', day),
          db
            .select({ metric: dailyCounts.metric, count: dailyCounts.count })
            .from(dailyCounts)
            .where(and(inArray(dailyCounts.metric, metrics), eq(dailyCounts.day, day))),
          db.select().from(foldCosts).where(eq(foldCosts.day, day)),
        ]),
      )
      return usageOf(day, counts, {
        rowsRead: folding?.rows_read ?? 0,
        rowsWritten: folding?.rows_written ?? 0,
      })
    },
  }
}
