import { useId } from 'react'
import type { Range } from '../../../worker/contract/ranges.ts'
import type { DayCounts } from '../../../worker/contract/stats.ts'
import { previousText } from '../../content/admin.ts'
import { AreaChart } from './AreaChart.tsx'
import { Change } from './Change.tsx'
import { DaysTable } from './DaysTable.tsx'
import { showCount } from './format.ts'

type Props = {
  name: string
  range: Range
  now: number
  previous: number
  /** All there ever was, where the Worker says it. */
  total?: number
  series: DayCounts
}

/** One number of the range, the same days before beside it, and its days as a chart and a table. */
export function StatCard({ name, range, now, previous, total, series }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-2xl bg-linen p-3.5 sm:p-5">
      <h2 id={id} className="font-semibold font-text text-sm leading-snug">
        {name}
      </h2>
      <div className="mt-1.5 grid gap-1 sm:flex sm:items-end sm:justify-between sm:gap-x-3">
        <p className="font-display text-4xl text-leaf leading-none">{showCount(now)}</p>
        <p className="text-sm">
          <Change now={now} previous={previous} />
        </p>
      </div>
      <p className="mt-1.5 text-moss text-sm leading-snug">{previousText(showCount(previous), range)}</p>
      <AreaChart name={name} series={series} />
      <DaysTable name={name} series={series} total={total} />
    </section>
  )
}
