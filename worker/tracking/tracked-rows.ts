import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, dayOf } from '../lib/days.ts'
import { dailyCounts } from '../statistics/table.ts'
import type { UntrackedReason } from './contract.ts'

/** Rows that one of a count stands for, at most (the table in `recount.ts`); an order click is also an interaction. */
const ROWS = {
  'interaction:type': 7,
  'clicked:pack': 16 - 7,
  product_event: 2,
  untracked: 1,
}
/** Reasons that are always counted by a sample, and so write next to nothing. */
const SAMPLED: UntrackedReason[] = ['rate_limit', 'daily_limit']

/**
 * @returns the first of the days in Asia/Kolkata that D1's day touches, which begins at midnight in UTC. With the evening
 * before it, the rows of D1's day are too many rather than too few
 */
export function billedFrom(now: number): string {
  return dayOf(Math.floor(now / DAY_MS) * DAY_MS)
}

/** @returns the condition that visits have written so many rows since a day */
export function hasWritten(limit: number | Placeholder, from: string | Placeholder): SQL {
  const rows = Object.entries(ROWS).map(([metric, times]) => sql`WHEN ${metric} THEN ${times}`)
  return sql`(
    SELECT coalesce(sum(count * CASE metric ${sql.join(rows, sql` `)} END), 0) FROM ${dailyCounts}
    WHERE metric IN ${Object.keys(ROWS)} AND day >= ${from} AND NOT (metric = 'untracked' AND key IN ${SAMPLED})
  ) >= ${limit}`
}

/** Rows of a day beyond which visits are no longer stored: the rest of the 100,000 of D1's free plan is for orders. */
export const TRACKED_ROWS_DAILY = 60_000
