import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS, dayOf, midnightOf } from './contract/days.ts'
import type { Database } from './d1/database.ts'
import { selectFrom } from './d1/select-from.ts'
import { INQUIRY_COUNTS } from './inquiries/counts.ts'
import { contactInquiries } from './inquiries/table.ts'
import { timeOf } from './lib/ids.ts'
import { CLICK_COUNTS } from './orders/counts.ts'
import { chatOrders } from './orders/table.ts'
import { countRows, isMadeIn, LAST_WRITTEN_DAY, type RowCounts, WRITTEN_DAY } from './statistics/counts.ts'
import { daysFrom } from './statistics/period.ts'
import { dailyCounts } from './statistics/table.ts'
import { INTERACTION_COUNTS } from './tracking/counts.ts'
import { customerInteractions } from './tracking/table.ts'

/** What is counted of rows that retention deletes. */
const ROW_COUNTS: RowCounts[] = [INTERACTION_COUNTS, CLICK_COUNTS, INQUIRY_COUNTS]
const ROW_METRICS = ROW_COUNTS.flatMap(({ keys }) => Object.keys(keys))

/** Days of one run: two statements each, of the 50 that an invocation has on D1's free plan. */
const MAX_DAYS = 10

/** Writes the counts of days that are over, in D1, as of a time in milliseconds UTC. */
export function rollUp(db: Database, now: number) {
  return {
    /**
     * Writes the days that are over and not written, the oldest `MAX_DAYS` of them. Each is one transaction, and is never
     * written again: what visitors have erased since stays in its counts. Returns how many statements it took.
     */
    async writeDays(): Promise<number> {
      const oldest = [customerInteractions, chatOrders, contactInquiries].map(
        (table) => sql`SELECT min(id) AS id FROM ${table}`,
      )
      const [[state]] = await db.batch([
        selectFrom<{ written: string | null; oldest: string | null }>(
          db,
          ['written', 'oldest'],
          sql`
          SELECT ${LAST_WRITTEN_DAY} AS written, (SELECT min(id) FROM (${sql.join(oldest, sql` UNION ALL `)})) AS oldest`,
        ),
      ])
      const first = state?.written
        ? midnightOf(state.written) + DAY_MS
        : state?.oldest && midnightOf(dayOf(timeOf(state.oldest)))
      if (!first) return 1
      const days = Math.min(MAX_DAYS, Math.round((midnightOf(dayOf(now)) - first) / DAY_MS))
      for (let index = 0; index < days; index += 1) await writeDay(dayOf(first + index * DAY_MS))
      return 1 + 2 * Math.max(0, days)
    },
  }

  /** Another run may write the same day at the same time: the first one does. */
  async function writeDay(day: string): Promise<void> {
    const isWritten = sql`${day} <= coalesce(${LAST_WRITTEN_DAY}, '')`
    const counted: SQL[] = ROW_COUNTS.map(
      (counts) =>
        sql`SELECT * FROM (${countRows(counts, Object.keys(counts.keys), isMadeIn(daysFrom(day, day)))})`,
    )
    counted.push(sql`SELECT ${WRITTEN_DAY}, ${day}, '', 1`)
    await db.batch([
      // What a release before this one has counted at each write.
      db.delete(dailyCounts).where(sql`metric IN ${ROW_METRICS} AND day = ${day} AND NOT (${isWritten})`),
      db.insert(dailyCounts).select(sql`
        SELECT metric, day, key, count, 0 FROM (${sql.join(counted, sql` UNION ALL `)}) WHERE NOT (${isWritten})`),
    ])
  }
}
