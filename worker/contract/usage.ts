/** D1 rows a day on Cloudflare's free plan. */
export const PLAN_LIMITS = { rowsRead: 5_000_000, rowsWritten: 100_000 } as const

/**
 * Estimate of the D1 rows used today: tracked and untracked events at their measured cost, the hourly rollup, and
 * loads of the dashboard. The plan's day is UTC's; this one is Asia/Kolkata's, which begins 5½ hours earlier.
 */
export type Usage = {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string
  rowsRead: number
  rowsWritten: number
  limits: { rowsRead: number; rowsWritten: number }
}
