import { recordOf } from '../contract/record-of.ts'
import { PAISE_PER_RUPEE } from '../d1/columns.ts'
import type { Range } from './contract.ts'
import type { Count } from './counts.ts'
import type { ReadCounts } from './lists.ts'
import { ofMetric, sum } from './numbers.ts'
import { firstDayOf, type Period, periodOf } from './period.ts'

/** A series of the chart: the counts of a metric, all or of one key, or its rupees. */
export type DailySeries = { metric: string; key?: string; inRupees?: true }

/**
 * The chart's calls. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function dailyStatistics<Name extends string>(
  read: ReadCounts,
  now: number,
  series: Record<Name, DailySeries>,
) {
  return {
    /** Every series of the chart, one entry for each day. */
    async dailyStats(days: Range) {
      const period = periodOf(now, days)
      const metrics = new Set(Object.values<DailySeries>(series).map(({ metric }) => metric))
      return { data: dailyNumbers(await read([[...metrics], firstDayOf(period)]), period, series) }
    },
  }
}

/** @returns one entry for each day, oldest first, with the number of every series */
function dailyNumbers<Name extends string>(
  counts: Count[],
  { days }: Period,
  series: Record<Name, DailySeries>,
): ({ day: string } & Record<Name, number>)[] {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  const names = Object.keys(series) as Name[]
  return days.map((day) => ({
    day,
    ...recordOf(names, (name) => {
      const { metric, key, inRupees }: DailySeries = series[name]
      const rows = ofMetric(byDay.get(day) ?? [], metric).filter(
        (row) => key === undefined || row.key === key,
      )
      const amount = sum(inRupees ? rows.map((row) => ({ ...row, count: row.value })) : rows)
      return inRupees ? amount / PAISE_PER_RUPEE : amount
    }),
  }))
}
