import { useState } from 'react'
import useSWR from 'swr'
import { LoadingNote, Panel, Part, QueryResult } from '../controls/Panel.tsx'
import { Select } from '../controls/Select.tsx'
import { useVisible } from '../controls/use-visible.ts'
import { showCount, showJars, showOrders, showWeekday } from '../format.ts'
import { BarChart, valueText } from './BarChart.tsx'
import { DaysTable } from './DaysTable.tsx'
import { METRICS, type Metric } from './metrics.ts'
import { type DailyStats, hasOneSeries, queryDailyStats, queryUntracked } from './queries.ts'
import type { Chosen } from './range.ts'

/** Notes that the numbers of visits are too low where the database was full on some day of the range. */
function FullDays({ chosen }: { chosen: Chosen }) {
  const { key, fetch } = queryUntracked(chosen)
  const leftOut = useSWR(key, fetch).data?.summary.daily_limit.inRange
  if (!leftOut) return null
  return (
    <p role="status" className="mt-3 text-sm">
      {`About ${showCount(leftOut)} clicks and views came after the database was full for the day, and are in no chart. Orders, sign-ups and enquiries are complete.`}
    </p>
  )
}

/** One metric of the range by day, and all of them in a table. */
export function DailyChart({ chosen }: { chosen: Chosen }) {
  const [metric, setMetric] = useState(METRICS[0])
  const [selected, select] = useState<string>()
  const { isVisible, ref } = useVisible<HTMLElement>()
  return (
    <Panel
      heading="Day by day"
      choice={
        <Select
          aria-label="Shown in the chart"
          value={metric.name}
          onChange={({ target }) => setMetric(METRICS[target.selectedIndex] ?? metric)}
          frame="w-44 max-w-full"
        >
          {METRICS.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      }
      ref={ref}
      tabIndex={isVisible ? -1 : 0}
    >
      <QueryResult
        query={isVisible ? queryDailyStats(chosen, metric) : undefined}
        loading={<LoadingNote className="min-h-84" />}
      >
        {({ data }) => (
          <>
            <SelectedDay days={data} metric={metric} selected={selected} />
            <BarChart metric={metric} series={seriesOf(data, metric)} selected={selected} onSelect={select} />
            <Part keys={['untracked']}>
              <FullDays chosen={chosen} />
            </Part>
            <DaysTable days={data} metrics={hasOneSeries(chosen) ? [metric] : METRICS} />
          </>
        )}
      </QueryResult>
    </Panel>
  )
}

function seriesOf(days: DailyStats, { series }: Metric) {
  return days.map((day) => ({ day: day.day, count: day[series] ?? 0 }))
}

type SelectedDayProps = { days: DailyStats; metric: Metric; selected: string | undefined }

/** The selected day in figures; without one the highest of the range. */
function SelectedDay({ days, metric, selected }: SelectedDayProps) {
  const day = days.find((candidate) => candidate.day === selected)
  return (
    <p className="flex min-h-8 flex-wrap items-baseline gap-x-2 text-sm md:justify-end">
      {day ? (
        <>
          <b className="font-semibold">{showWeekday(day.day)}</b>
          <span className="figure text-2xl text-leaf">{metric.show(day[metric.series] ?? 0)}</span>
          {metric.series === 'rupees' && day.sold !== undefined && (
            <span className="text-moss">
              <span>{showOrders(day.sold)}</span>
              <span>{day.jars !== undefined && `, ${showJars(day.jars)}`}</span>
            </span>
          )}
        </>
      ) : (
        <span className="text-moss">{valueText(metric, seriesOf(days, metric), undefined)}</span>
      )}
    </p>
  )
}
