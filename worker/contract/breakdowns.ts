/**
 * Dimensions of the hourly rollup: chat clicks by placement, interactions by page path and by visit source, order
 * clicks by pack.
 */
export const DIMENSIONS = ['placement', 'page', 'source', 'order'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Rows of one dimension in a response, the row `OTHER` included. */
export const BREAKDOWN_ROWS = 10
/** Key of the row that sums up everything beyond the first rows. */
export const OTHER = 'other'
/** Key of rows without a value. */
export const UNKNOWN = 'unknown'
/** Source of a visit without referrer and campaign. */
export const DIRECT = 'direct'

/** `previous` is the count of the same number of days before the range. */
export type BreakdownRow = {
  key: string
  count: number
  previous: number
  /** Rupees of the range; with `order` only. */
  value?: number
}

export type Breakdowns = {
  /** Highest count first, `OTHER` last. */
  data: Record<Dimension, BreakdownRow[]>
  /** Everything before this time is rolled up; null before the first rollup. ISO 8601 UTC. */
  freshAt: string | null
}
