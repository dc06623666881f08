import { PLAN_LIMITS, type Usage } from '../contract.ts'
import type { Metric } from './metrics.ts'

type Cost = { rowsRead: number; rowsWritten: number }

/**
 * What D1 bills for each thing that is counted, its row, its indexes and its count together; measured, and asserted
 * against D1's own meta: it is this or one row read less. A subscription's and an inquiry's interaction is counted, and
 * so billed, by itself.
 */
export const COSTS: Record<Metric, Cost> = {
  subscription: { rowsRead: 4, rowsWritten: 3 },
  inquiry: { rowsRead: 3, rowsWritten: 3 },
  product_event: { rowsRead: 3, rowsWritten: 3 },
  'interaction:whatsapp_click': { rowsRead: 4, rowsWritten: 3 },
  'interaction:pricing_view': { rowsRead: 4, rowsWritten: 3 },
  'interaction:newsletter_subscription': { rowsRead: 4, rowsWritten: 3 },
  'interaction:web_vitals': { rowsRead: 4, rowsWritten: 3 },
  'interaction:other': { rowsRead: 4, rowsWritten: 3 },
  'not_counted:bot': { rowsRead: 3, rowsWritten: 1 },
  'not_counted:gpc': { rowsRead: 3, rowsWritten: 1 },
  'not_counted:rate_limit': { rowsRead: 3, rowsWritten: 1 },
  'not_counted:owner': { rowsRead: 3, rowsWritten: 1 },
  // All calls of the owner's room together, at 90 days.
  dashboard: { rowsRead: 1000, rowsWritten: 1 },
}

/** All that is counted. */
export const metrics = Object.keys(COSTS) as Metric[]

/**
 * @param day in Asia/Kolkata
 * @param counts how often each metric happened on that day
 * @param folding what folding cost on that day
 */
export function usageOf(day: string, counts: { metric: string; count: number }[], folding: Cost): Usage {
  const sum = (of: keyof Cost) =>
    counts.reduce((whole, { metric, count }) => whole + count * COSTS[metric as Metric][of], folding[of])
  return { day, rowsRead: sum('rowsRead'), rowsWritten: sum('rowsWritten'), limits: { ...PLAN_LIMITS } }
}
