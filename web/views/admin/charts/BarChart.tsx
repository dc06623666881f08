import { type KeyboardEvent, useEffect, useState } from 'react'
import type { DayCounts } from '#worker/statistics/contract.ts'
import { showDay } from '../format.ts'
import { useVisible } from '../panels/use-visible.ts'
import type { Metric } from './DaysTable.tsx'

type Chart = ReturnType<typeof import('./draw-bar-chart.ts').drawBarChart>

type Props = {
  metric: Metric
  series: DayCounts
}

/** One metric by day. Pointer, finger and arrow keys select a day, whose value is shown above the bars. */
export function BarChart({ metric, series }: Props) {
  // Loading Chart.js and drawing take a phone about 0.4 s, so they wait longer than the panel.
  const { isVisible, ref: canvas } = useVisible<HTMLCanvasElement>('200px')
  const [chart, setChart] = useState<Chart>()
  const [selected, setSelected] = useState<number>()
  const last = series.length - 1

  useEffect(() => {
    if (!isVisible) return
    let isShown = true
    let drawn: Chart | undefined
    // If Chart.js cannot be loaded, the table has all numbers.
    import('./draw-bar-chart.ts').then(({ drawBarChart }) => {
      if (!isShown || !canvas.current) return
      drawn = drawBarChart(canvas.current, series, metric.show, setSelected)
      setChart(drawn)
    }, console.warn)
    return () => {
      isShown = false
      drawn?.destroy()
    }
  }, [canvas, isVisible, metric, series])
  useEffect(() => chart?.select(selected), [chart, selected])

  const moveTo = (event: KeyboardEvent) => {
    const current = selected ?? last + 1
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    setSelected(Math.min(Math.max(target, 0), last))
  }

  const value = valueText({ metric, series }, selected)
  return (
    <>
      <p className="mt-2 min-h-6 text-moss text-sm">{value}</p>
      <div className="relative mt-1 h-52 sm:h-64">
        <canvas
          ref={canvas}
          role="slider"
          tabIndex={0}
          aria-label={`${metric.name} by day`}
          aria-readonly
          aria-valuemin={0}
          aria-valuemax={Math.max(last, 0)}
          aria-valuenow={selected ?? Math.max(last, 0)}
          aria-valuetext={value}
          onKeyDown={moveTo}
          onBlur={() => setSelected(undefined)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setSelected(undefined)}
          className="touch-pan-y rounded-sm"
        />
      </div>
    </>
  )
}

/** The selected day's value, or the highest of the range. */
function valueText({ metric, series }: Props, selected: number | undefined): string {
  const highest = series.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 })
  const day = selected === undefined ? undefined : series[selected]
  if (day) return `${showDay(day.day)}: ${metric.show(day.count)}`
  return highest.count === 0
    ? 'Nothing in this range yet.'
    : `Highest: ${metric.show(highest.count)} on ${showDay(highest.day)}`
}
