import { useState } from 'react'
import useSWR from 'swr'
import type { Range } from '#worker/statistics/contract.ts'
import { queryDailyStats, queryUntracked } from './queries.ts'
import { showCount } from '../format.ts'
import { QueryPanel } from '../controls/Panel.tsx'
import { smallButton } from '../controls/SmallButton.tsx'
import { BarChart } from './BarChart.tsx'
import { DaysTable, METRICS } from './DaysTable.tsx'

/** Says where the numbers of visits are too low, because the database took no more on some day of the range. */
function FullDays({ range }: { range: Range }) {
  const { key, fetch } = queryUntracked(range)
  const leftOut = useSWR(key, fetch).data?.summary.daily_limit.inRange
  if (!leftOut) return null
  return (
    <p role="status" className="mt-3 text-sm">
      About {showCount(leftOut)} clicks and views came after the database was full for the day, and are in no
      chart. Orders, sign-ups and enquiries are complete.
    </p>
  )
}

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
          <FullDays range={range} />
          <DaysTable days={data} />
        </>
      )}
    </QueryPanel>
  )
}
