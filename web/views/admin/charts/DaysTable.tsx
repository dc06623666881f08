import { showDay } from '../format.ts'
import { CHART_METRICS, type ChartMetric, columnName, type dailySeries, showValue } from './daily-series.ts'

/** Every day of the chart with all of its metrics, newest first. */
export function DaysTable({ series }: { series: ReturnType<typeof dailySeries> }) {
  const days = series.interactions.map(({ day }, index) => ({
    day,
    count: (metric: ChartMetric) => series[metric][index]?.count ?? 0,
  }))
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
            {CHART_METRICS.map((metric) => (
              <th key={metric} scope="col" className="py-1.5 pl-2 text-right font-semibold">
                {columnName(metric)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-leaf/10 border-b">
              <th scope="row" className="whitespace-nowrap py-1 text-left font-normal">
                {showDay(day)}
              </th>
              {CHART_METRICS.map((metric) => (
                <td key={metric} className="py-1 pl-2 text-right">
                  {showValue(metric, count(metric))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
