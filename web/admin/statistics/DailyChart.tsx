import { useState } from 'react'
import { Select } from '../controls/fields.tsx'
import { LazyDisclosure, LoadingNote, Panel, QueryResult } from '../controls/Panel.tsx'
import { showDay, showWeekday } from '../format.ts'
import { BarChart, valueText } from './BarChart.tsx'
import { type DayNumbers, daysOfRange, METRICS } from './metrics.ts'
import { type DashboardStats, queryOrderStats } from './queries.ts'
import { useNumbers } from './use-numbers.ts'

/** One metric of the range by day, and all of them in a table. */
export function DailyChart({ stats }: { stats: DashboardStats }) {
  const { span } = useNumbers()
  const [metric, setMetric] = useState(METRICS[0])
  const [selected, select] = useState<string>()
  return (
    <Panel
      heading="Day by day"
      choice={
        <Select
          aria-label="Shown in the chart"
          value={metric.name}
          onChoose={(name) => setMetric(METRICS.find((one) => one.name === name) ?? metric)}
          options={METRICS.map(({ name }) => [name, name] as const)}
          frame="w-44 max-w-full"
        />
      }
    >
      <QueryResult query={queryOrderStats(span)} loading={<LoadingNote className="min-h-54" />}>
        {(orders) => {
          const days = daysOfRange(orders, stats)
          const points = days.map((numbers) => ({ ...numbers, count: numbers[metric.series] }))
          const point = points.find(({ day }) => day === selected)
          return (
            <>
              {/* The selected day in figures; without one the highest of the range. */}
              <p className="flex min-h-8 flex-wrap items-baseline gap-x-2 text-sm md:justify-end">
                {point ? (
                  <>
                    <b className="font-semibold">{showWeekday(point.day)}</b>
                    <span className="figure text-2xl text-leaf">{metric.show(point.count)}</span>
                  </>
                ) : (
                  <span className="text-moss">{valueText(metric, points, undefined)}</span>
                )}
              </p>
              <BarChart metric={metric} points={points} selected={point} onSelect={select} />
              <LazyDisclosure summary="All days as a table" className="mt-1 text-sm">
                <DaysTable days={days} />
              </LazyDisclosure>
            </>
          )
        }}
      </QueryResult>
    </Panel>
  )
}

/** Every day of the chart with its metrics, newest first. */
function DaysTable({ days }: { days: readonly DayNumbers[] }) {
  return (
    <section ref={stopWhereItScrolls} aria-label="All days" className="mb-3 overflow-x-auto">
      <table className="w-full min-w-max">
        <caption className="sr-only">Day by day</caption>
        <thead>
          <tr className="border-moss/60 border-b">
            <th scope="col" className="py-1.5 text-left font-normal text-moss">
              Day
            </th>
            {METRICS.map(({ column }) => (
              <th key={column} scope="col" className="py-1.5 pl-3 text-right font-normal text-moss">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day) => (
              <tr key={day.day} className="border-jam/12 border-b">
                <th scope="row" className="whitespace-nowrap py-1 text-left font-normal">
                  {showDay(day.day)}
                </th>
                {METRICS.map(({ column, series, show }) => (
                  <td key={column} className="py-1 pl-3 text-right">
                    {show(day[series])}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  )
}

/** Makes a table that scrolls sideways a Tab stop, so that the keyboard reaches it; one that fits is none. */
function stopWhereItScrolls(box: HTMLElement | null): void {
  if (box) box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1
}
