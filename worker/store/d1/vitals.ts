import { asc, gte, sql } from 'drizzle-orm'
import { periodOf, weeksOf } from '../days.ts'
import type { Store } from '../index.ts'
import { breakdownDays, vitalsWeeks } from '../schema.ts'
import { VITALS_DIMENSIONS, vitalsStats } from '../vitals.ts'
import type { Database } from './database.ts'
import { readFolded } from './folded.ts'

export function d1Vitals(db: Database, now: number): Pick<Store, 'vitals'> {
  return {
    /** Reads a row for each of 14 weeks at most, however many page views they hold. */
    async vitals(days) {
      const period = periodOf(now, days)
      const [first = ''] = weeksOf(period)
      const { rows, freshAt } = await readFolded(db, now, (reading) =>
        reading.select().from(vitalsWeeks).where(gte(vitalsWeeks.week, first)).orderBy(asc(vitalsWeeks.week)),
      )
      const weeks = rows.map(({ week, histograms }) => ({ week, histograms: JSON.parse(histograms) }))
      return vitalsStats(period, weeks, freshAt)
    },
  }
}

/**
 * Makes what is shown of a week and of those after it anew, as a statement for a batch. It reads their buckets: at most
 * 140 rows a week.
 *
 * @param week its Monday
 */
export function fillWeeks(db: Database, week: string) {
  return db
    .insert(vitalsWeeks)
    .select(sql`
      WITH histograms AS (
        SELECT day, dimension, json_group_object(key, count) AS histogram FROM ${breakdownDays}
        WHERE dimension IN ${VITALS_DIMENSIONS} AND day >= ${week} GROUP BY day, dimension
      )
      SELECT day, json_group_object(dimension, json(histogram)) FROM histograms GROUP BY day`)
    .onConflictDoUpdate({ target: vitalsWeeks.week, set: { histograms: sql`excluded.histograms` } })
}
