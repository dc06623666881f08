import type { Store } from '../index.ts'
import { groupByDimension } from '../rules/breakdowns.ts'
import type { Database } from './database.ts'
import { rollUp } from './rollup/index.ts'
import { selectRange, sumRange } from './rollup/ranges.ts'
import { readFresh } from './rollup/read-fresh.ts'
import { withRetry } from './with-retry.ts'

/** D1's free plan allows 50 queries an invocation; a batch of the rollup takes 11, the orders 7, the cost 2. */
const CRON_BATCHES = 3

export function d1Breakdowns(
  db: Database,
  now: number,
): Pick<Store, 'breakdowns' | 'pastBreakdowns' | 'rollUp'> {
  return {
    async rollUp() {
      await rollUp(db, now, CRON_BATCHES)
    },

    /** Reads every dimension row of the range and of the days before it. */
    async pastBreakdowns(days) {
      return { data: groupByDimension(await withRetry(() => sumRange(db, days, now))) }
    },

    /** Reads at most 42 rows. */
    async breakdowns(days) {
      const { rows, freshAt } = await readFresh(db, now, () => selectRange(db, days))
      return { data: groupByDimension(rows), freshAt }
    },
  }
}
