import { and, inArray, lt } from 'drizzle-orm'
import { DIMENSIONS } from '../../contract.ts'
import { breakdownsOf } from '../breakdowns.ts'
import { dayOf } from '../days.ts'
import type { Store } from '../index.ts'
import { breakdownDays, foldCosts, vitalsWeeks } from '../schema.ts'
import { VITALS_DIMENSIONS } from '../vitals.ts'
import type { Database } from './database.ts'
import { RETENTION_DAYS } from './deletes.ts'
import { askD1 } from './failures.ts'
import { fold } from './fold.ts'
import { readFolded } from './folded.ts'
import { readRange } from './ranges.ts'

/** A Worker may ask D1 50 times an invocation on the free plan; a step takes ten. */
const STEPS_OF_CRON = 4

export function d1Breakdowns(
  db: Database,
  now: number,
): Pick<Store, 'breakdowns' | 'fold' | 'deleteExpiredBreakdowns'> {
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
            .where(
              and(
                inArray(breakdownDays.dimension, [...DIMENSIONS, ...VITALS_DIMENSIONS]),
                lt(breakdownDays.day, firstKept),
              ),
            ),
          db.delete(vitalsWeeks).where(lt(vitalsWeeks.week, firstKept)),
          db.delete(foldCosts).where(lt(foldCosts.day, firstKept)),
        ]),
      )
    },

    /** Reads 42 rows at most. */
    async breakdowns(days) {
      const { rows, freshAt } = await readFolded(db, now, (reading) => readRange(reading, days))
      return { data: breakdownsOf(rows), freshAt }
    },
  }
}
