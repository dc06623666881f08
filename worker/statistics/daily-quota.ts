import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS, iso } from '../contract/days.ts'
import type { DailyLimits, WrittenKind } from '../contract/limits.ts'
import type { Database } from '../d1/database.ts'
import { selectFrom } from '../d1/select-from.ts'
import type { FullKind } from './contract.ts'
import { dailyCounts } from './table.ts'

/*
 * D1's free plan writes 100,000 rows on a day of UTC and then refuses everything. So each kind of what visitors write has a
 * quota of its own, with a counter for each day: one act raises one counter, in the batch that writes it. DECISIONS.md, “A
 * full day”.
 */

const METRIC = 'written'

/** The day of D1, `YYYY-MM-DD`, of a time in milliseconds UTC. */
function d1DayOf(now: number): string {
  return iso(now).slice(0, 10)
}

/** `since` is milliseconds UTC. */
type Full = { kind: WrittenKind; count: number; since: number }

export type DailyQuota = ReturnType<typeof dailyQuota>

/** The quotas of the day of D1 that a time in milliseconds UTC is on. A batch reads and changes their counters. */
export function dailyQuota(db: Database, now: number, limits: DailyLimits) {
  const isCounter = (kind: WrittenKind) => sql`metric = ${METRIC} AND day = ${d1DayOf(now)} AND key = ${kind}`
  const countOf = (kind: WrittenKind) =>
    sql`coalesce((SELECT count FROM ${dailyCounts} WHERE ${isCounter(kind)}), 0)`

  return {
    limits,

    /** @returns how many more of a kind the day has room for; negative beyond its limit */
    left: (kind: WrittenKind, limit = limits[kind]): SQL => sql`(${limit} - ${countOf(kind)})`,

    /**
     * Builds the statement that raises the counter of a kind by the rows that the statement before it in the batch has
     * changed, and notes when it reached its limit.
     */
    use: (kind: WrittenKind) => {
      const limit = limits[kind]
      return db
        .insert(dailyCounts)
        .select(sql`
          SELECT ${METRIC}, ${d1DayOf(now)}, ${kind}, changes(), iif(changes() >= ${limit}, ${now}, 0)
          WHERE changes() > 0`)
        .onConflictDoUpdate({
          target: [dailyCounts.metric, dailyCounts.day, dailyCounts.key],
          set: {
            count: sql`count + excluded.count`,
            value: sql`iif(count < ${limit} AND count + excluded.count >= ${limit}, ${now}, value)`,
          },
        })
    },

    /** Builds the statement that lowers the counter of a kind by one, where the statement before it has changed something. */
    giveBack: (kind: WrittenKind) =>
      db
        .update(dailyCounts)
        .set({ count: sql`count - 1` })
        .where(sql`${isCounter(kind)} AND changes() > 0`),

    /** Builds the query of the kinds that became full at a time in milliseconds UTC or later; `fullKinds` reads its rows. */
    selectFull: (since: SQL | number) =>
      selectFrom<Full>(
        db,
        ['kind', 'count', 'since'],
        sql`SELECT key AS kind, count, value AS since FROM ${dailyCounts} WHERE metric = ${METRIC} AND value >= ${since}`,
      ),

    /** Leaves out kinds that have room again: a mail that was refused takes none. */
    fullKinds: (rows: readonly Full[]): FullKind[] =>
      rows.flatMap(({ kind, count, since }) =>
        count >= limits[kind] ? { kind, limit: limits[kind], since: iso(since) } : [],
      ),

    /** Builds the statement that deletes the counters of days more than two days ago. */
    deleteOld: () =>
      db.delete(dailyCounts).where(sql`metric = ${METRIC} AND day < ${d1DayOf(now - 2 * DAY_MS)}`),
  }
}
