import type { DayCounts } from '../../../worker/contract/stats.ts'
import { chartText } from '../../content/admin.ts'
import { showCount, showDay } from './format.ts'

type Props = {
  name: string
  series: DayCounts
  /** All there ever was, where the Worker says it. */
  total: number | undefined
}

/** What the chart draws, to be read: newest day first. */
export function DaysTable({ name, series, total }: Props) {
  return (
    <details className="-mb-2 text-sm">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 pt-1.5 text-moss">
        <span className="underline decoration-moss/40 underline-offset-4">
          {chartText.table}
          <span className="sr-only">: {name}</span>
        </span>
        {total !== undefined && (
          <span>
            {showCount(total)} {chartText.inAll}
          </span>
        )}
      </summary>
      <table className="mb-3 w-full">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-leaf/30 border-b text-left">
            <th scope="col" className="py-1.5 font-semibold">
              {chartText.day}
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              {chartText.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-leaf/10 border-b">
              <th scope="row" className="py-1 text-left font-normal">
                {showDay(day)}
              </th>
              <td className="py-1 text-right">{showCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
