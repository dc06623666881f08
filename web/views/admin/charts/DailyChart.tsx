import { useState } from 'react'
import { chartText } from '#web/content/admin.ts'
import type { DashboardStats } from '../data/dashboard.ts'
import { useOrders } from '../data/orders.ts'
import { Panel } from '../panels/Panel.tsx'
import { QueryResult } from '../panels/QueryResult.tsx'
import { smallButton } from '../small-button.ts'
import { BarChart } from './BarChart.tsx'
import { DaysTable } from './DaysTable.tsx'
import { CHART_METRICS, type ChartMetric, DEFAULT_METRIC, dailySeries, metricName } from './daily-series.ts'

/** One metric of the range by day, and all of them in a table. */
export function DailyChart({ stats }: { stats: DashboardStats }) {
  const [metric, setMetric] = useState<ChartMetric>(DEFAULT_METRIC)
  return (
    <Panel heading={chartText.heading}>
      <QueryResult query={useOrders(stats.range)}>
        {(orders) => {
          const series = dailySeries({ ...stats, orders })
          return (
            <>
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
              <BarChart key={`${metric} ${stats.range}`} metric={metric} series={series[metric]} />
              <DaysTable series={series} />
            </>
          )
        }}
      </QueryResult>
    </Panel>
  )
}
