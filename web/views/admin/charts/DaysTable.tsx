import type { DailyStats } from '../data/queries.ts'
import { showDay } from '../format.ts'
import { METRICS } from './daily-series.ts'

/** Every day of the chart with all of its metrics, newest first. */
export function DaysTable({ days }: { days: DailyStats }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-moss underline decoration-moss/40 underline-offset-4">
        All days as a table
      </summary>
      <table className="mb-3 w-full">
        <caption className="sr-only">Day by day</caption>
        <thead>
          <tr className="border-leaf/30 border-b">
            <th scope="col" className="py-1.5 text-left font-semibold">
              Day
            </th>
            {METRICS.map(({ column }) => (
              <th key={column} scope="col" className="py-1.5 pl-2 text-right font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day) => (
              <tr key={day.day} className="border-leaf/10 border-b">
                <th scope="row" className="whitespace-nowrap py-1 text-left font-normal">
                  {showDay(day.day)}
                </th>
                {METRICS.map(({ column, series, show }) => (
                  <td key={column} className="py-1 pl-2 text-right">
                    {show(day[series])}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </details>
  )
}
