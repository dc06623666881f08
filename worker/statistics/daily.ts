import { recordOf } from '../contract/record-of.ts'
import { PAISE_PER_RUPEE } from '../d1/columns.ts'
import { type DailyNumbers, SERIES, type SeriesName, type Span } from './contract.ts'
import type { Count } from './counts.ts'
import { type ReadCounts, readSeries } from './lists.ts'
import { ofMetric, sum } from './numbers.ts'
import { type Period, periodOf } from './period.ts'

/** A series of the chart: the counts of a metric, all or of one key, or its rupees. */
export type DailySeries = { metric: string; key?: string; inRupees?: true }

/**
 * The chart's calls. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function dailyStatistics(read: ReadCounts, now: number, series: Record<SeriesName, DailySeries>) {
  return {
    /** All series of the chart or one of them, one entry for each day. */
    async dailyStats({ series: name, ...span }: Span & { series?: SeriesName | undefined }) {
      const period = periodOf(now, span)
      const names = name ? [name] : SERIES
      const metrics = new Set(names.map((each) => series[each].metric))
      const counts = await read(readSeries([...metrics], period))
      return { data: dailyNumbers(counts, period, names, series) }
    },
  }
}

/** @returns one entry for each day, oldest first, with the numbers of some series */
function dailyNumbers(
  counts: Count[],
  { days }: Period,
  names: readonly SeriesName[],
  series: Record<SeriesName, DailySeries>,
): DailyNumbers {
  const byDay = Map.groupBy(counts, ({ day }) => day)
  return days.map((day) => ({
    day,
    ...recordOf(names, (name) => {
      const { metric, key, inRupees } = series[name]
      const rows = ofMetric(byDay.get(day) ?? [], metric).filter(
        (row) => key === undefined || row.key === key,
      )
      const amount = sum(inRupees ? rows.map((row) => ({ ...row, count: row.value })) : rows)
      return inRupees ? amount / PAISE_PER_RUPEE : amount
    }),
  }))
}
