import { PLAN_LIMITS, type Usage } from '#contract/usage.ts'
import type { Metric } from './metrics.ts'

type Cost = { rowsRead: number; rowsWritten: number }

/**
 * Rows that D1 bills for each counted event: its row, its indexes and its counter. Measured, and asserted against D1's
 * `meta`: the actual cost is this or one row read less. The interaction of a subscription or an inquiry, and the interaction and
 * the product event of an order, are counted and billed separately.
 */
export const COSTS: Record<Metric | 'order', Cost> = {
  subscription: { rowsRead: 5, rowsWritten: 3 },
  unsubscription: { rowsRead: 5, rowsWritten: 2 },
  inquiry: { rowsRead: 3, rowsWritten: 3 },
  product_event: { rowsRead: 3, rowsWritten: 3 },
  order: { rowsRead: 8, rowsWritten: 4 },
  'interaction:whatsapp_click': { rowsRead: 4, rowsWritten: 3 },
  'interaction:pricing_view': { rowsRead: 4, rowsWritten: 3 },
  'interaction:newsletter_subscription': { rowsRead: 4, rowsWritten: 3 },
  'interaction:batch_view': { rowsRead: 4, rowsWritten: 3 },
  'interaction:web_vitals': { rowsRead: 4, rowsWritten: 3 },
  'interaction:other': { rowsRead: 4, rowsWritten: 3 },
  'untracked:bot': { rowsRead: 3, rowsWritten: 1 },
  'untracked:gpc': { rowsRead: 3, rowsWritten: 1 },
  'untracked:rate_limit': { rowsRead: 3, rowsWritten: 1 },
  'untracked:owner': { rowsRead: 3, rowsWritten: 1 },
  // All calls of the dashboard together, at 90 days.
  dashboard: { rowsRead: 1000, rowsWritten: 1 },
}

/** Orders have counts of their own. */
export const metrics = Object.keys(COSTS).filter((counted) => counted !== 'order') as Metric[]

/**
 * Estimates the usage of a day.
 *
 * @param day in Asia/Kolkata
 * @param counts of each metric on that day
 * @param rollup rows billed for rollups on that day
 */
export function estimateUsage(day: string, counts: { metric: string; count: number }[], rollup: Cost): Usage {
  const sum = (rows: keyof Cost) =>
    counts.reduce((total, { metric, count }) => total + count * COSTS[metric as Metric][rows], rollup[rows])
  return { day, rowsRead: sum('rowsRead'), rowsWritten: sum('rowsWritten'), limits: { ...PLAN_LIMITS } }
}
