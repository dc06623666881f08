import {
  VITAL_NAMES,
  VITALS,
  type Vital,
  type Vitals,
  type VitalsP75,
  type VitalsStats,
} from '../contract.ts'
import { type Period, weeksOf } from './days.ts'

/** Thousandths, so that buckets have whole numbers for their ends; times are whole milliseconds as they are. */
const CLS_UNITS = 1000

/** @returns the units of one: what a number is multiplied by to be whole */
export function unitsOf(vital: Vital): number {
  return vital === 'cls' ? CLS_UNITS : 1
}

/**
 * Up to each `to`, buckets are `step` wide; the last of all is open. Each bucket has its upper end in it and bears its
 * name; 0 is one by itself. Both thresholds of a number are ends of buckets, so that a bucket is good or poor as a whole.
 * A day's keys are at most `KEYS_A_DAY`, which is why steps grow.
 *
 * A percentile is off by less than the step it falls into: 125 ms up to 3 s and 250 ms up to 5 s of LCP, 8 ms up to
 * 200 ms and 25 ms up to 500 ms of INP, 0.005 up to 0.1 and 0.01 up to 0.25 of CLS.
 */
const STEPS: Record<Vital, { to: number; step: number }[]> = {
  lcp: [
    { to: 3000, step: 125 },
    { to: 5000, step: 250 },
    { to: 10_000, step: 1000 },
    { to: 30_000, step: 5000 },
  ],
  // Browsers tell it in steps of 8 ms.
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

/** A row of steps with where it begins; the open bucket is one step to the largest number that is taken. */
type Stretch = { from: number; to: number; step: number }

/** @returns the buckets of a number, in its whole units, the open one last */
export function stretchesOf(vital: Vital): Stretch[] {
  const last = STEPS[vital].at(-1)?.to ?? 0
  const most = VITALS[vital].most * unitsOf(vital)
  return [...STEPS[vital], { to: most, step: most - last }].map((stretch, index) => ({
    from: STEPS[vital][index - 1]?.to ?? 0,
    ...stretch,
  }))
}

/** How many page views are in each bucket, by the bucket's upper end. */
type Histogram = Record<string, number>

/** What is folded of page views' speed: a histogram of each number, and how many views measured. */
export const VITALS_DIMENSIONS = [...VITAL_NAMES, 'samples'] as const
/** The one key of the dimension `samples`. */
export const ALL_SAMPLES = 'all'

export type Histograms = Partial<Record<(typeof VITALS_DIMENSIONS)[number], Histogram>>

/** The buckets that a page view belongs to, as `fold-sources.ts` finds them in SQL. */
export function bucketsOf(told: Vitals): [dimension: keyof Histograms, key: string][] {
  const measured = VITAL_NAMES.flatMap((vital): [Vital, string][] => {
    const value = told[vital]
    return value === undefined ? [] : [[vital, bucketOf(vital, value)]]
  })
  return [...measured, ['samples', ALL_SAMPLES]]
}

function bucketOf(vital: Vital, value: number): string {
  const units = Math.round(value * unitsOf(vital))
  const stretches = stretchesOf(vital)
  const stretch = stretches.find(({ to }) => units <= to)
  if (!stretch) return String(stretches.at(-1)?.to)
  const { from, step } = stretch
  return String(from + Math.ceil((units - from) / step) * step)
}

/**
 * The 75th percentile of a histogram, as if the page views of a bucket lay evenly in it. Of the open bucket it is where
 * that begins: at least so much.
 *
 * @returns milliseconds, or CLS to three places; null where the histogram is empty
 */
export function percentile75(vital: Vital, histogram: Histogram): number | null {
  const buckets = Object.entries(histogram)
    .map(([end, count]) => ({ end: Number(end), count }))
    .sort((one, other) => one.end - other.end)
  const wanted = 0.75 * buckets.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  for (const { end, count } of buckets) {
    if (before + count >= wanted) {
      const begin = beginOf(vital, end)
      const isOpen = end > (STEPS[vital].at(-1)?.to ?? 0)
      const inUnits = isOpen ? begin : Math.ceil(begin + ((end - begin) * (wanted - before)) / count)
      return inUnits / unitsOf(vital)
    }
    before += count
  }
  return null
}

function beginOf(vital: Vital, end: number): number {
  if (end === 0) return 0
  return end - (stretchesOf(vital).find(({ to }) => end <= to)?.step ?? 0)
}

/**
 * @param weeks what is folded, of any weeks
 * @param freshAt up to when, ISO 8601 in UTC
 */
export function vitalsStats(
  period: Period,
  weeks: { week: string; histograms: Histograms }[],
  freshAt: string | null,
): VitalsStats {
  const asked = weeksOf(period).map((week) => ({
    week,
    histograms: weeks.find((folded) => folded.week === week)?.histograms ?? {},
  }))
  const shown = asked.map(({ week, histograms }) => ({ week, ...p75Of(histograms) }))
  return {
    data: shown.filter(({ samples }) => samples > 0).reverse(),
    summary: p75Of(asked.map(({ histograms }) => histograms).reduce(together, {})),
    series: shown.map(({ week, samples }) => ({ week, samples })),
    freshAt,
  }
}

function p75Of(histograms: Histograms): VitalsP75 {
  const of = (vital: Vital) => percentile75(vital, histograms[vital] ?? {})
  return {
    samples: histograms.samples?.[ALL_SAMPLES] ?? 0,
    lcp: of('lcp'),
    inp: of('inp'),
    cls: of('cls'),
  }
}

/** @returns both with the page views of equal buckets added up */
export function together(one: Histograms, other: Histograms): Histograms {
  return Object.fromEntries(
    VITALS_DIMENSIONS.map((dimension) => {
      const sum: Histogram = { ...one[dimension] }
      for (const [key, count] of Object.entries(other[dimension] ?? {})) sum[key] = (sum[key] ?? 0) + count
      return [dimension, sum]
    }),
  )
}
