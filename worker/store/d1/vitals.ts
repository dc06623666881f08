import { asc, gte } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { periodOf, weeksOf } from '../rules/days.ts'
import { vitalsStats } from '../rules/vitals/stats.ts'
import { weeklyVitals } from '../schema.ts'
import type { Database } from './database.ts'
import { ensureFresh } from './rollup/ensure-fresh.ts'
import { withRetry } from './with-retry.ts'

export function d1Vitals(db: Database, now: number): Pick<Store, 'vitals'> {
  return {
    /** Reads one row a week, at most 14, and the cursors, whatever the number of page views. */
    async vitals(days) {
      const period = periodOf(now, days)
      const [firstWeek = ''] = weeksOf(period)
      const { interactions } = await ensureFresh(db, now)
      const rows = await withRetry(() =>
        db
          .select()
          .from(weeklyVitals)
          .where(gte(weeklyVitals.week, firstWeek))
          .orderBy(asc(weeklyVitals.week))
          .execute(),
      )
      const weeks = rows.map(({ week, histograms }) => ({ week, histograms: JSON.parse(histograms) }))
      return vitalsStats(period, weeks, {
        freshAt: new Date(interactions.rolledUpTo).toISOString(),
        since: new Date(interactions.since).toISOString(),
      })
    },
  }
}
