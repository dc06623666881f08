import { useState } from 'react'
import { LoadingNote, Panel, QueryResult } from '../controls/Panel.tsx'
import { Select } from '../controls/Select.tsx'
import { useVisible } from '../controls/use-visible.ts'
import { dayInIndia, showJars, showOrders, showWeekday } from '../format.ts'
import { usePublications } from '../runs/queries.ts'
import { type Lot, useShop } from '../shop.ts'
import { BarChart, valueText } from './BarChart.tsx'
import { DaysTable } from './DaysTable.tsx'
import { type DayNumbers, daysOfRange, METRICS, type Metric } from './metrics.ts'
import { type DashboardStats, queryOrderStats } from './queries.ts'
import type { Chosen } from './range.ts'

/** One metric of the range by day, and all of them in a table. */
export function DailyChart({ stats, chosen }: { stats: DashboardStats; chosen: Chosen }) {
  const [metric, setMetric] = useState(METRICS[0])
  const [selected, select] = useState<string>()
  const { isVisible, ref } = useVisible<HTMLElement>()
  const { lots } = useShop()
  const { data } = usePublications(isVisible)
  const eventsOn = (day: string) => describeEvents(day, lots, data?.data.changed ?? [])
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
        query={isVisible ? queryOrderStats(chosen) : undefined}
        loading={<LoadingNote className="min-h-84" />}
      >
        {(orders) => {
          const days = daysOfRange(orders, stats)
          return (
            <>
              <SelectedDay days={days} metric={metric} selected={selected} eventsOn={eventsOn} />
              <BarChart
                metric={metric}
                series={seriesOf(days, metric)}
                selected={selected}
                onSelect={select}
                eventsOn={eventsOn}
              />
              <DaysTable days={days} />
            </>
          )
        }}
      </QueryResult>
    </Panel>
  )
}

function seriesOf(days: readonly DayNumbers[], { series }: Metric) {
  return days.map((day) => ({ day: day.day, count: day[series] }))
}

/** What happened on a day, which the chart marks: `lot SY-26-02 made, site changed`; an empty text for nothing. */
export function describeEvents(day: string, lots: readonly Lot[], changed: readonly string[]): string {
  return [
    ...lots.flatMap(({ lot, madeOn }) => (madeOn === day ? `lot ${lot} made` : [])),
    ...lots.flatMap(({ lot, recall }) => (recall?.on === day ? `lot ${lot} recalled` : [])),
    ...(changed.some((time) => dayInIndia(Date.parse(time)) === day) ? ['site changed'] : []),
  ].join(', ')
}

type SelectedDayProps = {
  days: readonly DayNumbers[]
  metric: Metric
  selected: string | undefined
  eventsOn: (day: string) => string
}

/** The selected day in figures; without one the highest of the range. */
function SelectedDay({ days, metric, selected, eventsOn }: SelectedDayProps) {
  const day = days.find((candidate) => candidate.day === selected)
  return (
    <p className="flex min-h-8 flex-wrap items-baseline gap-x-2 text-sm md:justify-end">
      {day ? (
        <>
          <b className="font-semibold">{showWeekday(day.day)}</b>
          <span className="figure text-2xl text-leaf">{metric.show(day[metric.series])}</span>
          {metric.series === 'rupees' && (
            <span className="text-moss">{`${showOrders(day.sold)}, ${showJars(day.jars)}`}</span>
          )}
          <span className="text-moss">{eventsOn(day.day)}</span>
        </>
      ) : (
        <span className="text-moss">{valueText(metric, seriesOf(days, metric), undefined, eventsOn)}</span>
      )}
    </p>
  )
}
