import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VITAL_NAMES, VITALS, type Vital } from '#contract/vitals.ts'
import { MAX_KEYS_PER_DAY } from '#worker/store/rules/breakdowns.ts'
import { periodOf } from '#worker/store/rules/days.ts'
import { bucketRuns, bucketsOf, scaleOf } from '#worker/store/rules/vitals/buckets.ts'
import { mergeHistograms, percentile75 } from '#worker/store/rules/vitals/histograms.ts'
import { vitalsStats } from '#worker/store/rules/vitals/stats.ts'

const vital = fc.constantFrom(...VITAL_NAMES)

/** How many values are in each bucket of a number. */
function histogramOf(name: Vital, values: number[]) {
  const all = values.map((value) =>
    Object.fromEntries(bucketsOf({ [name]: value }).map(([of, key]) => [of, { [key]: 1 }])),
  )
  return all.reduce(mergeHistograms, {})[name] ?? {}
}

/** A value as browsers report it: integer milliseconds, or CLS to three places. */
const measuredBy = (name: Vital) =>
  fc
    .integer({ min: 0, max: VITALS[name].max * scaleOf(name) })
    // Most visits are fast.
    .chain((most) => fc.integer({ min: 0, max: most }))
    .chain((most) => fc.integer({ min: 0, max: most }))
    .map((units) => units / scaleOf(name))

const visits = vital.chain((name) =>
  fc.record({ name: fc.constant(name), values: fc.array(measuredBy(name), { minLength: 1, maxLength: 60 }) }),
)

/** Three of four values are at most so much (nearest rank). */
function exact75(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(0.75 * sorted.length) - 1] ?? Number.NaN
}

/** Where a number's buckets are no longer closed. */
const openAt = (name: Vital) => (bucketRuns(name).at(-1)?.from ?? 0) / scaleOf(name)

describe('buckets', () => {
  it.each(VITAL_NAMES)('of %s fit MAX_KEYS_PER_DAY, and end at both thresholds', (name) => {
    const stretches = bucketRuns(name)
    const ends = stretches.flatMap(({ from, to, step }) =>
      Array.from({ length: (to - from) / step }, (_, index) => from + (index + 1) * step),
    )
    expect(ends.every(Number.isInteger)).toBe(true)
    expect(1 + ends.length).toBeLessThan(MAX_KEYS_PER_DAY)
    expect(ends).toContain(VITALS[name].good * scaleOf(name))
    expect(ends).toContain(VITALS[name].poor * scaleOf(name))
    expect(ends.at(-1)).toBe(VITALS[name].max * scaleOf(name))
  })

  it.each<[Vital, number, string]>([
    ['lcp', 0, '0'],
    ['lcp', 1, '125'],
    ['lcp', 2500, '2500'],
    ['lcp', 2501, '2625'],
    ['lcp', 4000, '4000'],
    ['lcp', 4001, '4250'],
    ['lcp', 30_001, '600000'],
    ['inp', 200, '200'],
    ['inp', 201, '225'],
    ['cls', 0.1, '100'],
    ['cls', 0.101, '110'],
    ['cls', 0.0001, '0'],
  ])('count %s %d in the one that ends at %s', (name, value, end) => {
    expect(bucketsOf({ [name]: value })).toEqual([
      [name, end],
      ['samples', 'all'],
    ])
  })
})

describe('the 75th percentile', () => {
  it('is in the bucket of the exact value, and so on the same side of the thresholds', () => {
    fc.assert(
      fc.property(visits, ({ name, values }) => {
        const exact = exact75(values)
        const estimate = percentile75(name, histogramOf(name, values)) ?? Number.NaN
        if (exact > openAt(name)) {
          expect(estimate).toBe(openAt(name))
          return
        }
        expect(bucketsOf({ [name]: estimate })).toEqual(bucketsOf({ [name]: exact }))
        for (const side of ['good', 'poor'] as const) {
          expect(estimate <= VITALS[name][side]).toBe(exact <= VITALS[name][side])
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is interpolated within its bucket', () => {
    // Four views of six in (1000, 1125]: the 4.5th of six is 3.5 of 4 into it.
    expect(percentile75('lcp', { '500': 1, '1125': 4, '9000': 1 })).toBe(1000 + Math.ceil((125 * 3.5) / 4))
    expect(percentile75('cls', { '0': 3, '10': 1 })).toBe(0)
    expect(percentile75('cls', { '0': 1, '10': 3 })).toBe(0.009)
  })

  it('sorts buckets numerically', () => {
    expect(percentile75('inp', { '1000': 1, '8': 3 })).toBe(8)
  })

  it('of an empty histogram is null', () => {
    expect(percentile75('inp', {})).toBeNull()
  })
})

const COUNTED = { freshAt: '2026-11-18T06:00:00.000Z', since: '2026-11-01T00:00:00.000Z' }

describe('the weeks of a range', () => {
  /** Wednesday noon in Pune. */
  const WEDNESDAY = Date.UTC(2026, 10, 18, 6, 30)
  const one = { lcp: { '1125': 4 }, inp: {}, samples: { all: 4 } }

  it('are those that it overlaps, with samples newest first', () => {
    const stats = vitalsStats(
      periodOf(WEDNESDAY, 7),
      [
        { week: '2026-11-02', histograms: one },
        { week: '2026-11-09', histograms: one },
        { week: '2026-11-16', histograms: { lcp: { '4000': 4 }, cls: { '0': 1 }, samples: { all: 5 } } },
      ],
      COUNTED,
    )
    expect(stats).toEqual({
      data: [
        { week: '2026-11-16', samples: 5, lcp: 3938, inp: null, cls: 0 },
        { week: '2026-11-09', samples: 4, lcp: 1094, inp: null, cls: null },
      ],
      summary: { samples: 9, lcp: 3875, inp: null, cls: 0 },
      series: [
        { week: '2026-11-09', samples: 4 },
        { week: '2026-11-16', samples: 5 },
      ],
      ...COUNTED,
    })
  })

  it('without samples are in the series, as zeros', () => {
    const { data, series, summary } = vitalsStats(periodOf(WEDNESDAY, 30), [], COUNTED)
    expect(data).toEqual([])
    expect(series.map(({ week, samples }) => [week, samples])).toEqual([
      ['2026-10-19', 0],
      ['2026-10-26', 0],
      ['2026-11-02', 0],
      ['2026-11-09', 0],
      ['2026-11-16', 0],
    ])
    expect(summary).toEqual({ samples: 0, lcp: null, inp: null, cls: null })
  })
})
