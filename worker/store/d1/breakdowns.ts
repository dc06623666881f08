import type { Store } from '../index.ts'
import { groupByDimension } from '../rules/breakdowns.ts'
import type { Database } from './database.ts'
import { rollUp } from './rollup/index.ts'
import { selectRange } from './rollup/ranges.ts'
import { readFresh } from './rollup/read-fresh.ts'

/** D1's free plan allows 50 queries an invocation; a batch of the rollup takes 11, the orders 7, the cost 2. */
const CRON_BATCHES = 3

export function d1Breakdowns(db: Database, now: number): Pick<Store, 'breakdowns' | 'rollUp'> {
  return {
    async rollUp() {
      await rollUp(db, now, CRON_BATCHES)
    },

    /** Reads at most 42 rows. */
    async breakdowns(days) {
      const { rows, freshAt } = await readFresh(db, now, () => selectRange(db, days))
      return { data: groupByDimension(rows), freshAt }
    },
  }
}
