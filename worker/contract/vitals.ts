/** The three metrics of a page view. `lcp` and `inp` are milliseconds; `cls` has no unit. */
export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITAL_NAMES)[number]

/**
 * Up to `good` a page view is good, above `poor` it is poor (Google's thresholds, web.dev/articles/vitals). Values
 * above `max` are rejected as measuring errors.
 */
export const VITALS: Record<Vital, { good: number; poor: number; max: number }> = {
  /** Largest Contentful Paint. */
  lcp: { good: 2500, poor: 4000, max: 600_000 },
  /** Interaction to Next Paint; absent where nobody interacted. */
  inp: { good: 200, poor: 500, max: 600_000 },
  /** Cumulative Layout Shift. */
  cls: { good: 0.1, poor: 0.25, max: 100 },
}

/** The values of one sampled page view; no browser measures all three. */
export type Vitals = { [name in Vital]?: number | undefined }

/**
 * The 75th percentile of each metric, null without samples. It lies in the same histogram bucket as the exact value
 * (`worker/store/rules/vitals/buckets.ts`), and so on the same side of `good` and `poor`.
 */
export type VitalsP75 = Record<Vital, number | null> & {
  /** Number of sampled page views. */
  samples: number
}

/** A week is its Monday, `YYYY-MM-DD` in Asia/Kolkata. A range covers the weeks it overlaps, each of them complete. */
export type VitalsStats = {
  /** Newest first, weeks without samples left out. */
  data: ({ week: string } & VitalsP75)[]
  /** All weeks of the range together. */
  summary: VitalsP75
  /** Oldest first, zeros included. */
  series: { week: string; samples: number }[]
  /** Everything before this time is rolled up. ISO 8601 UTC. */
  freshAt: string
  /** Nothing before this time is counted. ISO 8601 UTC. */
  since: string
}
