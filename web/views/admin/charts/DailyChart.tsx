import { useState } from 'react'
import type { Range } from '#contract/ranges.ts'
import { queryDailyStats } from '../data/queries.ts'
import { QueryPanel } from '../panels/Panel.tsx'
import { smallButton } from '../SmallButton.tsx'
import { BarChart } from './BarChart.tsx'
import { DaysTable, METRICS } from './DaysTable.tsx'

/** One metric of the range by day, and all of them in a table. */
export function DailyChart({ range }: { range: Range }) {
  const [metric, setMetric] = useState(METRICS[0])
  return (
    <QueryPanel heading="Day by day" minHeight="min-h-84 sm:min-h-96" query={queryDailyStats(range)}>
      {({ data }) => (
        <>
          <select
            aria-label="Shown in the chart"
            value={metric.name}
            onChange={({ target }) => setMetric(METRICS[target.selectedIndex] ?? metric)}
            className={smallButton}
          >
            {METRICS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <BarChart
            key={`${metric.name} ${range}`}
            metric={metric}
            series={data.map((day) => ({ day: day.day, count: day[metric.series] }))}
          />
          <DaysTable days={data} />
        </>
      )}
    </QueryPanel>
  )
}
