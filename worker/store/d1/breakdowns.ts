import { and, inArray, lt } from 'drizzle-orm'
import { DIMENSIONS, type Range } from '../../contract.ts'
import { breakdownsOf } from '../breakdowns.ts'
import { dayOf } from '../days.ts'
import type { Store } from '../index.ts'
import { breakdownDays, foldCosts } from '../schema.ts'
import type { Database } from './database.ts'
import { RETENTION_DAYS } from './deletes.ts'
import { askD1 } from './failures.ts'
import { fold } from './fold.ts'
import { readFolds, readRange } from './ranges.ts'

/** The hourly cron, with some minutes for being late; where there is none, as on a local run, the owner's question does. */
const FOLD_DUE_MS = 65 * 60 * 1000
/** A Worker may ask D1 50 times an invocation on the free plan; a step takes ten. */
const STEPS_OF_CRON = 4

export function d1Breakdowns(
  db: Database,
  now: number,
): Pick<Store, 'breakdowns' | 'fold' | 'deleteExpiredBreakdowns'> {
  async function folded(days: Range) {
    const [rows, ends] = await askD1(() => db.batch([readRange(db, days), readFolds(db)]))
    const times = ends.map(({ foldedAt }) => foldedAt)
    return { rows, foldedAt: times.length > 0 ? Math.min(...times) : undefined }
  }

  return {
    async fold() {
      await fold(db, now, STEPS_OF_CRON)
    },

    async deleteExpiredBreakdowns() {
      const firstKept = dayOf(now - RETENTION_DAYS * 24 * 60 * 60 * 1000)
      await askD1(() =>
        db.batch([
          db
            .delete(breakdownDays)
            .where(and(inArray(breakdownDays.dimension, [...DIMENSIONS]), lt(breakdownDays.day, firstKept))),
          db.delete(foldCosts).where(lt(foldCosts.day, firstKept)),
        ]),
      )
    },

    /** Reads 42 rows at most. What a fold reads, where one is due, comes on top of it, and is in the usage. */
    async breakdowns(days) {
      let { rows, foldedAt } = await folded(days)
      if (foldedAt === undefined || now - foldedAt > FOLD_DUE_MS) {
        await fold(db, now, 1)
        ;({ rows, foldedAt } = await folded(days))
      }
      return {
        data: breakdownsOf(rows),
        freshAt: foldedAt === undefined ? null : new Date(foldedAt).toISOString(),
      }
    },
  }
}
