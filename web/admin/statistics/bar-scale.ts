import { tickStep, ticks } from 'd3-array'

/** About as many labels as the value axis has. */
const VALUE_TICKS = 4

/** Values of an axis from 0 to at least `highest`, in whole numbers; empty where there is nothing to show. */
export function valueTicks(highest: number): number[] {
  if (highest <= 0) return []
  const step = Math.max(1, tickStep(0, highest, VALUE_TICKS))
  const top = Math.ceil(highest / step) * step
  return ticks(0, top, Math.round(top / step)).filter(Number.isInteger)
}

/** Every how many days a label fits below bars that lie `spacing` apart, both in px. */
export function labelStep(spacing: number, labelWidth: number): number {
  return Math.max(1, Math.ceil(labelWidth / spacing))
}
