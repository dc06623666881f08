import type { Range } from '#contract/ranges.ts'
import type { Vitals, VitalsStats } from '#contract/vitals.ts'
import { dayOf, periodOf, weekOf } from '../rules/days.ts'
import { bucketsOf } from '../rules/vitals/buckets.ts'
import { type Histograms, mergeHistograms } from '../rules/vitals/histograms.ts'
import { vitalsStats } from '../rules/vitals/stats.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_HOURS = 7 * 24
/** The longest range overlaps this many weeks. */
const WEEKS = 14
const HOURS_APART = 13

/** One week's page views, fastest first. An undefined INP is a visitor who did not interact. */
const LCP = [880, 1040, 1210, 1330, 1490, 1620, 1780, 1930, 2110, 2290, 2680, 3900]
const INP = [undefined, undefined, undefined, 24, 40, 56, 72, 96, 120, 152, 208, 344]
const CLS = [0, 0, 0, 0, 0, 0.002, 0.006, 0.011, 0.018, 0.03, 0.064, 0.16]

/** The sample site gets faster: each earlier week is slower by this share. */
const SLOWDOWN_PER_WEEK = 0.05

type Sample = { time: number; vitals: Vitals }

/** @param now milliseconds UTC; the sample page views are dated within the weeks before it, newest first */
export function sampleVitals(now: number): Sample[] {
  return Array.from({ length: WEEKS }, (_, weeksAgo) => weeksAgo).flatMap((weeksAgo) => {
    const slowdown = 1 + weeksAgo * SLOWDOWN_PER_WEEK
    return LCP.map((_, index): Sample => {
      // 5 and 7 share no factor with 12, so every value is used once.
      const lcp = (LCP[(index * 5) % LCP.length] ?? 0) * slowdown
      const inp = INP[(index * 7) % INP.length]
      const cls = CLS[index] ?? 0
      return {
        time: now - (weeksAgo * WEEK_HOURS + index * HOURS_APART + 2) * HOUR_MS,
        vitals: { lcp: Math.round(lcp), ...(inp !== undefined && { inp: Math.round(inp * slowdown) }), cls },
      }
    })
  })
}

/** @returns the web vitals that a rollup of the sample page views would produce */
export function sampleVitalsStats(now: number, days: Range): VitalsStats {
  const samples = sampleVitals(now)
  const weeks = new Map<string, Histograms>()
  for (const { time, vitals } of samples) {
    const week = weekOf(dayOf(time))
    const pageView: Histograms = Object.fromEntries(
      bucketsOf(vitals).map(([dimension, key]) => [dimension, { [key]: 1 }]),
    )
    weeks.set(week, mergeHistograms(weeks.get(week) ?? {}, pageView))
  }
  return vitalsStats(
    periodOf(now, days),
    [...weeks].map(([week, histograms]) => ({ week, histograms })),
    {
      freshAt: new Date(now).toISOString(),
      since: new Date(samples.at(-1)?.time ?? now).toISOString(),
    },
  )
}
