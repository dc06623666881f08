import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js'
import type { DayCounts } from '#worker/statistics/contract.ts'
import { showDay } from '../format.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale)

/** Moss, honey and leaf of styles.css: a canvas can't use classes. */
const COLORS = { bar: '#4c6b3c', selected: '#d98e1f', label: '#4c6b3c', grid: '#1f3b2c1a' }

/** The value axis reaches this far at least, so that a single click does not fill the chart. */
const MIN_AXIS = 4
const LABEL_PX = 13

/** Draws a bar chart by day. `show` formats a value; `onSelect` gets the index of the day under the pointer or finger. */
export function drawBarChart(
  canvas: HTMLCanvasElement,
  series: DayCounts,
  show: (value: number) => string,
  onSelect: (index: number) => void,
) {
  const ticks = {
    color: COLORS.label,
    font: { family: getComputedStyle(canvas).fontFamily, size: LABEL_PX },
  }
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: series.map(({ day }) => showDay(day)),
      datasets: [
        {
          data: series.map(({ count }) => count),
          backgroundColor: COLORS.bar,
          hoverBackgroundColor: COLORS.selected,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      onHover: (_event, [bar]) => bar && onSelect(bar.index),
      datasets: { bar: { categoryPercentage: 1, barPercentage: 0.78, maxBarThickness: 40, borderRadius: 2 } },
      scales: {
        x: { grid: { display: false }, ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 20 } },
        y: {
          beginAtZero: true,
          suggestedMax: MIN_AXIS,
          border: { display: false },
          grid: { color: COLORS.grid },
          ticks: { ...ticks, precision: 0, maxTicksLimit: 5, callback: (value) => show(Number(value)) },
        },
      },
    },
  })
  return {
    /** Highlights one bar, or none. */
    select(index: number | undefined) {
      chart.setActiveElements(index === undefined ? [] : [{ datasetIndex: 0, index }])
      chart.update()
    },
    destroy: () => chart.destroy(),
  }
}
