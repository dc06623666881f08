import type { Range, Vitals, VitalsStats } from '../contract.ts'
import { dayOf, periodOf, weekOf } from './days.ts'
import { bucketsOf, type Histograms, together, vitalsStats } from './vitals.ts'

const HOUR_MS = 60 * 60 * 1000
const WEEK_HOURS = 7 * 24
/** As many as the longest range touches. */
const WEEKS = 14
const HOURS_APART = 13

/** A week's page views, fastest first; they come in another order. `undefined` is a visitor who touched nothing. */
const LCP = [880, 1040, 1210, 1330, 1490, 1620, 1780, 1930, 2110, 2290, 2680, 3900]
const INP = [undefined, undefined, undefined, 24, 40, 56, 72, 96, 120, 152, 208, 344]
const CLS = [0, 0, 0, 0, 0, 0.002, 0.006, 0.011, 0.018, 0.03, 0.064, 0.16]

/** How much slower a page view was for each week that has passed since: the site has become faster. */
const SLOWER_A_WEEK = 0.05

type Sample = { time: number; told: Vitals }

/** @param now milliseconds UTC; the sample page views are dated within the weeks before it, newest first */
export function sampleVitals(now: number): Sample[] {
  return Array.from({ length: WEEKS }, (_, weeksAgo) => weeksAgo).flatMap((weeksAgo) => {
    const slower = 1 + weeksAgo * SLOWER_A_WEEK
    return LCP.map((_, index): Sample => {
      // 5 and 7 share no factor with 12, so every value comes once.
      const lcp = (LCP[(index * 5) % LCP.length] ?? 0) * slower
      const inp = INP[(index * 7) % INP.length]
      const cls = CLS[index] ?? 0
      return {
        time: now - (weeksAgo * WEEK_HOURS + index * HOURS_APART + 2) * HOUR_MS,
        told: { lcp: Math.round(lcp), ...(inp !== undefined && { inp: Math.round(inp * slower) }), cls },
      }
    })
  })
}

/** @returns the speed of the sample page views, as the fold would make it */
export function sampleVitalsStats(now: number, days: Range): VitalsStats {
  const weeks = new Map<string, Histograms>()
  for (const { time, told } of sampleVitals(now)) {
    const week = weekOf(dayOf(time))
    const one: Histograms = Object.fromEntries(
      bucketsOf(told).map(([dimension, key]) => [dimension, { [key]: 1 }]),
    )
    weeks.set(week, together(weeks.get(week) ?? {}, one))
  }
  return vitalsStats(
    periodOf(now, days),
    [...weeks].map(([week, histograms]) => ({ week, histograms })),
    new Date(now).toISOString(),
  )
}
