import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS, iso } from '../contract/days.ts'
import { FULL_DAY } from '../contract/responses.ts'
import type { Database } from '../d1/database.ts'
import { insertUnless } from '../d1/guards.ts'
import { firstIdAt } from '../lib/ids.ts'
import { runs } from '../runs/table.ts'
import { dailyCounts } from '../statistics/table.ts'

/*
 * D1's free plan writes 100,000 rows on a day of UTC and then refuses everything. So visits leave room for orders: once so
 * many of their events have written something on a day, no further one does, and the owner is mailed once.
 */

/** Interactions and product events that write something on a day of D1, where the setting is left out. */
export const TRACKED_EVENTS_DAILY = 20_000

const METRIC = 'event'

/** The day of D1, `YYYY-MM-DD`, which begins at midnight in UTC, of a time in milliseconds UTC. */
export function d1DayOf(now: number): string {
  return iso(now).slice(0, 10)
}

/** The condition that visits have written as many events as they may on the day of D1 of a time in milliseconds UTC. */
export function isFull(now: number, limit: number): SQL {
  return sql`coalesce((
    SELECT count FROM ${dailyCounts} WHERE metric = ${METRIC} AND day = ${d1DayOf(now)} AND key = ''), 0) >= ${limit}`
}

/** Builds the statement that counts events, where the one before it in the batch has written something. */
export function countEvents(db: Database, events: number, now: number) {
  return db
    .insert(dailyCounts)
    .select(sql`SELECT ${METRIC}, ${d1DayOf(now)}, '', ${events}, 0 WHERE changes() > 0`)
    .onConflictDoUpdate({
      target: [dailyCounts.metric, dailyCounts.day, dailyCounts.key],
      set: { count: sql`count + excluded.count` },
    })
}

/** Builds the statement that notes, once a day, that the day is full: a run of which the owner is to be alerted. */
export function noteFullDay(db: Database, now: number, limit: number) {
  const run = {
    // The same all day, so that the day is noted once.
    id: firstIdAt(now - (now % DAY_MS)),
    kind: FULL_DAY,
    outcome: 'failed',
    detail: String(limit),
    created_at: iso(now),
    alerted_at: null,
  } as const
  return insertUnless(db, runs, run, sql`NOT (${isFull(now, limit)})`).onConflictDoNothing()
}
