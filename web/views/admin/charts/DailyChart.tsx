import { useId, useState } from 'react'
import { chartText } from '../../../content/admin.ts'
import type { DashboardStats } from '../data/dashboard.ts'
import { smallButton } from '../small-button.ts'
import { BarChart } from './BarChart.tsx'
import { DaysTable } from './DaysTable.tsx'
import { CHART_METRICS, type ChartMetric, dailySeries, metricName } from './daily-series.ts'

/** One metric of the range by day, and all of them in a table. */
export function DailyChart({ stats }: { stats: DashboardStats }) {
  const id = useId()
  const [metric, setMetric] = useState<ChartMetric>('clicks')
  const series = dailySeries(stats)
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-2xl border border-leaf/15 p-4 pb-1 sm:p-6 sm:pb-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="font-semibold font-text text-leaf text-lg">
          {chartText.heading}
        </h2>
        <select
          aria-label={chartText.metric}
          value={metric}
          onChange={(event) => setMetric(event.target.value as ChartMetric)}
          className={smallButton}
        >
          {CHART_METRICS.map((option) => (
            <option key={option} value={option}>
              {metricName(option)}
            </option>
          ))}
        </select>
      </div>
      <BarChart
        key={`${metric} ${stats.range}`}
        name={chartText.byDay(metricName(metric))}
        series={series[metric]}
      />
      <DaysTable series={series} />
    </section>
  )
}
