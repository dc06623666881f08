import type { Vital, VitalsP75, VitalsStats } from '#contract/vitals.ts'
import { type Period, weeksOf } from '../days.ts'
import { ALL_SAMPLES } from './buckets.ts'
import { type Histograms, mergeHistograms, percentile75 } from './histograms.ts'

/**
 * @param weeks the histograms of any weeks
 * @param counted begin of the counts and end of the last rollup, ISO 8601 in UTC
 */
export function vitalsStats(
  period: Period,
  weeks: { week: string; histograms: Histograms }[],
  counted: Pick<VitalsStats, 'freshAt' | 'since'>,
): VitalsStats {
  const inPeriod = weeksOf(period).map((week) => ({
    week,
    histograms: weeks.find((stored) => stored.week === week)?.histograms ?? {},
  }))
  const percentiles = inPeriod.map(({ week, histograms }) => ({ week, ...percentilesOf(histograms) }))
  return {
    data: percentiles.filter(({ samples }) => samples > 0).reverse(),
    summary: percentilesOf(inPeriod.map(({ histograms }) => histograms).reduce(mergeHistograms, {})),
    series: percentiles.map(({ week, samples }) => ({ week, samples })),
    ...counted,
  }
}

function percentilesOf(histograms: Histograms): VitalsP75 {
  const of = (vital: Vital) => percentile75(vital, histograms[vital] ?? {})
  return {
    samples: histograms.samples?.[ALL_SAMPLES] ?? 0,
    lcp: of('lcp'),
    inp: of('inp'),
    cls: of('cls'),
  }
}
