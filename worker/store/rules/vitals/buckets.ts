import { VITAL_NAMES, VITALS, type Vital, type Vitals } from '#contract/vitals.ts'

/** CLS is counted in thousandths, so that the ends of its buckets are integers; times are integers already. */
const CLS_SCALE = 1000

/** @returns the factor that turns a metric's values into integers */
export function scaleOf(vital: Vital): number {
  return vital === 'cls' ? CLS_SCALE : 1
}

/**
 * Buckets up to each `to` are `step` wide; one open bucket follows. A bucket is named by its upper end, which it
 * includes; 0 has a bucket of its own. Both thresholds of a metric are ends of buckets, so that a bucket is entirely
 * good or poor. Steps grow to keep a day's keys within `MAX_KEYS_PER_DAY`.
 *
 * The error of a percentile is below one step: 125 ms up to 3 s and 250 ms up to 5 s of LCP, 8 ms up to 200 ms and
 * 25 ms up to 500 ms of INP, 0.005 up to 0.1 and 0.01 up to 0.25 of CLS.
 */
const STEPS: Record<Vital, { to: number; step: number }[]> = {
  lcp: [
    { to: 3000, step: 125 },
    { to: 5000, step: 250 },
    { to: 10_000, step: 1000 },
    { to: 30_000, step: 5000 },
  ],
  // Browsers report it in steps of 8 ms.
  inp: [
    { to: 200, step: 8 },
    { to: 500, step: 25 },
    { to: 1000, step: 100 },
    { to: 3000, step: 500 },
  ],
  cls: [
    { to: 100, step: 5 },
    { to: 250, step: 10 },
    { to: 1000, step: 75 },
  ],
}

/** A run of buckets of equal width; the open bucket is a run of one, up to the metric's maximum. */
type BucketRun = { from: number; to: number; step: number }

/** @returns a metric's buckets in scaled integers, the open one last */
export function bucketRuns(vital: Vital): BucketRun[] {
  const openFrom = openBucketStart(vital)
  const max = VITALS[vital].max * scaleOf(vital)
  return [...STEPS[vital], { to: max, step: max - openFrom }].map((run, index) => ({
    from: STEPS[vital][index - 1]?.to ?? 0,
    ...run,
  }))
}

/** @returns where the open bucket begins, as a scaled integer */
export function openBucketStart(vital: Vital): number {
  return STEPS[vital].at(-1)?.to ?? 0
}

/** Dimensions of the rollup of web vitals: a histogram for each metric, and the number of sampled page views. */
export const VITALS_DIMENSIONS = [...VITAL_NAMES, 'samples'] as const
export type VitalsDimension = (typeof VITALS_DIMENSIONS)[number]
/** The only key of the dimension `samples`. */
export const ALL_SAMPLES = 'all'

/** @returns the buckets of one page view; `d1/rollup/vitals-sql.ts` computes the same in SQL */
export function bucketsOf(vitals: Vitals): [dimension: VitalsDimension, key: string][] {
  const measured = VITAL_NAMES.flatMap((vital): [Vital, string][] => {
    const value = vitals[vital]
    return value === undefined ? [] : [[vital, bucketOf(vital, value)]]
  })
  return [...measured, ['samples', ALL_SAMPLES]]
}

function bucketOf(vital: Vital, value: number): string {
  const scaled = Math.round(value * scaleOf(vital))
  const runs = bucketRuns(vital)
  const run = runs.find(({ to }) => scaled <= to)
  if (!run) return String(runs.at(-1)?.to)
  const { from, step } = run
  return String(from + Math.ceil((scaled - from) / step) * step)
}
