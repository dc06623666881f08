import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { currentDay } from '#web/browser/api/clock.ts'
import { showDay, showWeekday } from '../format.ts'
import type { Metric } from './metrics.ts'

/** A day, `YYYY-MM-DD`, with its value. */
export type Point = { day: string; count: number }

type Props = {
  metric: Metric
  points: readonly Point[]
  selected: Point | undefined
  onSelect: (day: string | undefined) => void
}

/** Widths of a figure and of a day's label, in the chart's font size, which follows the reader's. */
const FIGURE_EM = 0.62
const DAY_LABEL_EM = 4.6
const HEIGHT_EM = 8.5
const FOOT_EM = 2.2
const TOP_EM = 0.6
const GAP_EM = 0.8
const MAX_BAR_EM = 3
/** Share of a day's width that its bar takes. */
const BAR_SHARE = 0.7

/** One metric by day. Pointer, finger and arrow keys select a day. */
export function BarChart({ metric, points, selected, onSelect }: Props) {
  const { ref, width, em } = useSize()
  const last = points.length - 1
  const index = selected ? points.indexOf(selected) : -1
  const axis = valueTicks(points.reduce((highest, { count }) => Math.max(highest, count), 0))
  const top = axis.at(-1) ?? 1
  const left = Math.max(0, ...axis.map((tick) => metric.show(tick).length)) * FIGURE_EM * em + GAP_EM * em
  const spacing = Math.max(0.1, (width - left) / Math.max(1, points.length))
  const [head, foot] = [TOP_EM * em, (HEIGHT_EM - FOOT_EM) * em]
  const y = (value: number) => foot - (value / top) * (foot - head)
  const step = labelStep(spacing, DAY_LABEL_EM * em)

  const moveTo = (event: KeyboardEvent) => {
    const current = index < 0 ? last + 1 : index
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    onSelect(points[Math.min(Math.max(target, 0), last)]?.day)
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - left
    onSelect(points[Math.min(Math.max(Math.floor(x / spacing), 0), last)]?.day)
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={`${metric.name} by day`}
      aria-readonly
      aria-valuemin={0}
      aria-valuemax={Math.max(last, 0)}
      aria-valuenow={index < 0 ? Math.max(last, 0) : index}
      aria-valuetext={valueText(metric, points, selected)}
      onKeyDown={moveTo}
      onPointerMove={point}
      onPointerDown={point}
      className="mt-3 touch-pan-y text-fine sm:text-sm"
    >
      <svg
        aria-hidden="true"
        width={width}
        // By the font: the observer would report a height that follows its own measurement as a loop.
        height={`${HEIGHT_EM}em`}
        viewBox={`0 0 ${width} ${HEIGHT_EM * em}`}
        // On paper it is as wide as the page, whatever the window is.
        className="daily-chart block overflow-visible print:h-auto print:w-full"
      >
        {axis.map((tick) => (
          <g key={tick}>
            <line
              x1={left}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? 'base' : undefined}
            />
            <text x={left - GAP_EM * em} y={y(tick) + em / 3} textAnchor="end">
              {metric.show(tick)}
            </text>
          </g>
        ))}
        {points.map(({ day, count }, at) => {
          const bar = Math.min(spacing * BAR_SHARE, MAX_BAR_EM * em)
          const x = left + at * spacing + (spacing - bar) / 2
          return (
            <rect
              key={day}
              x={x}
              y={y(count)}
              width={bar}
              height={Math.max(0, foot - y(count))}
              className={barClass(day, selected?.day)}
            />
          )
        })}
        {points.map(
          ({ day }, at) =>
            at % step === 0 && (
              <text
                key={day}
                x={Math.min(left + (at + 0.5) * spacing, width - (DAY_LABEL_EM * em) / 2.4)}
                y={foot + em * 1.6}
                textAnchor="middle"
              >
                {showDay(day)}
              </text>
            ),
        )}
      </svg>
    </div>
  )
}

/** Today is not over, so its bar is an outline. */
function barClass(day: string, selected: string | undefined): string {
  if (day === selected) return 'bar selected'
  return day === currentDay() ? 'bar today' : 'bar'
}

/** The selected day's value, or the highest value of the range. */
export function valueText(metric: Metric, points: readonly Point[], selected: Point | undefined): string {
  if (selected) return `${showWeekday(selected.day)}: ${metric.show(selected.count)}`
  const highest = points.reduce((best, other) => (other.count > best.count ? other : best), {
    day: '',
    count: 0,
  })
  return highest.count === 0
    ? 'Nothing in this range yet.'
    : `Highest: ${metric.show(highest.count)} on ${showDay(highest.day)}`
}

/** The width and the font size of an element in px, as they are after every change of its size. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 320, em: 14 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // It reports the first size too, before the paint and without a layout of its own.
    const observer = new ResizeObserver(() => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      if (element.clientWidth > 0) flushSync(() => setSize({ width: element.clientWidth, em }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}

/** The approximate number of labels on the value axis. */
const VALUE_TICKS = 2

/** Values of an axis from 0 to at least `highest`, in whole numbers; empty where there is nothing to show. */
function valueTicks(highest: number): number[] {
  if (highest <= 0) return []
  const rough = highest / VALUE_TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  // The geometric means of neighbouring factors are where the step changes.
  const factor =
    [1, 2, 5].find((each, index, all) => rough / power < Math.sqrt(each * (all[index + 1] ?? 10))) ?? 10
  const step = Math.max(1, factor * power)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** How many days apart the labels below the bars have to be; their width and `spacing`, from bar to bar, are in px. */
function labelStep(spacing: number, labelWidth: number): number {
  return Math.max(1, Math.ceil(labelWidth / spacing))
}
