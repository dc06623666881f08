import { asc } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { breakdowns } from '../rules/breakdowns.ts'
import { periodOf } from '../rules/days.ts'
import { customerInteractions } from '../schema.ts'
import type { Database } from './database.ts'
import { ensureFresh } from './rollup/ensure-fresh.ts'
import { rollUp } from './rollup/index.ts'
import { countedRows, isLive } from './rollup/live-rows.ts'
import { interactionSource } from './rollup/sources.ts'
import { selectRange } from './rollup/top-keys.ts'
import { withRetry } from './with-retry.ts'

/** D1's free plan allows 50 queries an invocation; a batch of the rollup takes 9, the orders 7, the cost 2. */
const CRON_BATCHES = 3

/** Interactions since the last rollup that are counted; with 500 a dashboard load would read over 1,000 rows (design 6). */
const MAX_LIVE_ROWS = 150

export function d1Breakdowns(db: Database, now: number): Pick<Store, 'breakdowns' | 'rollUp'> {
  return {
    async rollUp() {
      await rollUp(db, now, CRON_BATCHES)
    },

    /** Reads at most 40 rows of the range, `MAX_LIVE_ROWS` interactions and the cursors. */
    async breakdowns(days) {
      const { interactions } = await ensureFresh(db, now)
      const [rows, live] = await withRetry(() =>
        db.batch([
          selectRange(db, days),
          db
            .select()
            .from(customerInteractions)
            .where(isLive(interactionSource, periodOf(now, days).from))
            .orderBy(asc(customerInteractions.id))
            .limit(MAX_LIVE_ROWS + 1),
        ]),
      )
      const { counted, freshAt } = countedRows(live, MAX_LIVE_ROWS, now)
      return {
        data: breakdowns(rows, counted),
        freshAt,
        since: new Date(interactions.since).toISOString(),
      }
    },
  }
}
