import type { DayCounts } from '../../../worker/contract/stats.ts'
import { showCount, showDay } from './format.ts'

const WIDTH = 300
const HEIGHT = 60
/** Room for the line's own thickness. */
const EDGE = 2

/** A small chart by day. Its name tells the whole and the highest day; the table beside it has every day. */
export function AreaChart({ name, series }: { name: string; series: DayCounts }) {
  const highest = series.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 })
  const points = series.map(({ count }, index) => {
    const x = (index * WIDTH) / Math.max(series.length - 1, 1)
    const y = HEIGHT - EDGE - (count / Math.max(highest.count, 1)) * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  const line = `M${points.join('L')}`
  return (
    <svg
      role="img"
      aria-label={inWords(name, series, highest)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 block h-15 w-full"
    >
      <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} className="fill-amla/45" />
      <path
        d={line}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-moss"
      />
    </svg>
  )
}

function inWords(name: string, series: DayCounts, highest: DayCounts[number]): string {
  const days = `${name} by day, ${showDay(series[0]?.day ?? '')} to ${showDay(series.at(-1)?.day ?? '')}`
  if (highest.count === 0) return `${days}: none`
  return `${days}: at most ${showCount(highest.count)}, on ${showDay(highest.day)}`
}
