/**
 * Dimensions of interactions: chat clicks by placement, all by page path, all but batch views by visit source, batch
 * views by lot.
 */
export const DIMENSIONS = ['placement', 'page', 'source', 'lot'] as const
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
export type BreakdownRow = { key: string; count: number; previous: number }

export type Breakdowns = {
  /** Highest count first, `OTHER` last. */
  data: Record<Dimension, BreakdownRow[]>
}
