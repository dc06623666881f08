import { and, between, desc, gte, inArray, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../d1/database.ts'
import { KOLKATA_OFFSET_MS } from '../lib/days.ts'
import { firstIdAt } from '../lib/ids.ts'
import { OTHER } from './contract.ts'
import { type Count, MAX_KEYS_PER_DAY } from './counts.ts'
import type { CountsRead, List, Page, ReadCounts } from './lists.ts'
import { namesDays, periodOf } from './period.ts'
import { dailyCounts } from './table.ts'

/**
 * Builds the statement that adds to `daily_counts`. A key that the day does not have yet is counted as `OTHER` if the
 * metric has `MAX_KEYS_PER_DAY` others on it. Rows are never deleted, so that a negative amount finds the row that
 * was added to.
 *
 * @param added the query of what is added: `metric`, `day`, `key`, `count` and `value`
 */
export function addCounts(db: Database, added: SQL) {
  const stored = sql`FROM ${dailyCounts} AS stored WHERE stored.metric = added.metric AND stored.day = added.day`
  return db
    .insert(dailyCounts)
    .select(sql`
      SELECT metric, day, CASE
        WHEN EXISTS (SELECT 1 ${stored} AND stored.key = added.key) THEN key
        WHEN (SELECT count(*) ${stored} AND stored.key <> ${OTHER}) < ${MAX_KEYS_PER_DAY} THEN key
        ELSE ${OTHER}
      END, count, value
      FROM (${added}) AS added WHERE true`)
    .onConflictDoUpdate({
      target: [dailyCounts.metric, dailyCounts.day, dailyCounts.key],
      set: { count: sql`count + excluded.count`, value: sql`value + excluded.value` },
    })
}

/**
 * Builds the statement that counts something that is stored in the same batch, after it.
 *
 * @param counts of the event; their JSON where it is a placeholder
 * @param unless a condition under which nothing is counted: the row exists already
 */
export function countEvent(db: Database, counts: Count[] | Placeholder, unless: SQL = sql`false`) {
  return addCounts(
    db,
    sql`
      SELECT value ->> 'metric' AS metric, value ->> 'day' AS day, value ->> 'key' AS key, value ->> 'count' AS count,
        value ->> 'value' AS value
      FROM json_each(${Array.isArray(counts) ? JSON.stringify(counts) : counts}) WHERE NOT (${unless})`,
  )
}

/** @returns the day in Asia/Kolkata of a time in milliseconds UTC */
export function dayIn(time: SQL): SQL {
  return sql`date((${time} + ${KOLKATA_OFFSET_MS}) / 1000, 'unixepoch')`
}

/** A table that is listed by its ids. */
type ListedTable = SQLiteTable & { id: SQLiteColumn }

/**
 * Lists the rows of a table, newest first, and reads as many as it returns. Ids are ordered by time, so a range of time is
 * a range of the primary key.
 */
export function newestRows<Table extends ListedTable>(
  db: Database,
  now: number,
  table: Table,
  where?: SQL,
): List<Table['$inferSelect']> {
  return async (page, ...reads) => {
    const { limit, cursor } = page
    const isAfter = cursor ? lt(table.id, cursor) : undefined
    const query = db
      .select()
      .from(table as SQLiteTable)
      .where(and(isIdOf(table.id, now, page), isAfter, where))
      .orderBy(desc(table.id))
      .limit(limit)
    const [rows, ...counts] = await db.batch([query, ...selectCounts(db, reads)])
    return { rows, counts: counts.flat() }
  }
}

/** @returns the condition that an id was made on the days of a page; undefined for one of any age */
export function isIdOf(id: SQLiteColumn, now: number, page: Page): SQL | undefined {
  if (!namesDays(page)) return undefined
  const { from, to } = periodOf(now, page)
  return and(gte(id, firstIdAt(from)), lt(id, firstIdAt(to)))
}

/** Builds the queries of counts. */
export function selectCounts(db: Database, reads: CountsRead[]) {
  return reads.map(({ metrics, from, to, summedBy }) => {
    const { metric, key, day, count, value } = dailyCounts
    const isRead = and(inArray(metric, [...metrics]), between(day, from, to))
    const columns = { metric, day, key, count, value }
    if (!summedBy) return db.select(columns).from(dailyCounts).where(isRead)
    const isByKey = summedBy === 'key'
    const summed = {
      ...{ metric, day: sql<string>`${from}`, key: isByKey ? sql<string>`${key}` : sql<string>`''` },
      ...{ count: sql<number>`sum(${count})`, value: sql<number>`sum(${value})` },
    }
    return db
      .select(summed)
      .from(dailyCounts)
      .where(isRead)
      .groupBy(metric, ...(isByKey ? [key] : []))
  })
}

/** Reads counts without rows. */
export function d1Counts(db: Database): ReadCounts {
  return async (...reads) => {
    const [first, ...others] = selectCounts(db, reads)
    return first ? (await db.batch([first, ...others])).flat() : []
  }
}
