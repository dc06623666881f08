import type { Vital } from '#contract/vitals.ts'
import { bucketRuns, openBucketStart, scaleOf, VITALS_DIMENSIONS, type VitalsDimension } from './buckets.ts'

/** Number of page views in each bucket, by the bucket's upper end. */
export type Histogram = Record<string, number>
export type Histograms = Partial<Record<VitalsDimension, Histogram>>

/** @returns both with the counts of equal buckets added up */
export function mergeHistograms(one: Histograms, other: Histograms): Histograms {
  return Object.fromEntries(
    VITALS_DIMENSIONS.map((dimension) => {
      const sum: Histogram = { ...one[dimension] }
      for (const [key, count] of Object.entries(other[dimension] ?? {})) sum[key] = (sum[key] ?? 0) + count
      return [dimension, sum]
    }),
  )
}

/**
 * Computes the 75th percentile of a histogram by linear interpolation within its bucket. In the open bucket it is the
 * bucket's start, a lower bound.
 *
 * @returns milliseconds, or CLS to three places; null if the histogram is empty
 */
export function percentile75(vital: Vital, histogram: Histogram): number | null {
  const buckets = Object.entries(histogram)
    .map(([end, count]) => ({ end: Number(end), count }))
    .sort((one, other) => one.end - other.end)
  const target = 0.75 * buckets.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  for (const { end, count } of buckets) {
    if (before + count >= target) {
      const start = startOf(vital, end)
      const isOpen = end > openBucketStart(vital)
      const scaled = isOpen ? start : Math.ceil(start + ((end - start) * (target - before)) / count)
      return scaled / scaleOf(vital)
    }
    before += count
  }
  return null
}

function startOf(vital: Vital, end: number): number {
  if (end === 0) return 0
  return end - (bucketRuns(vital).find(({ to }) => end <= to)?.step ?? 0)
}
