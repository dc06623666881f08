import { type SQL, sql } from 'drizzle-orm'
import { firstIdAt, timeOf } from '#worker/store/rules/ids.ts'
import { rollupCursors } from '#worker/store/schema.ts'
import type { RollupSource } from './sources.ts'

/**
 * Live rows are those of a range that the rollup has not counted. To be selected oldest first, with one row beyond the
 * limit that shows that there are more.
 *
 * @param from milliseconds UTC, the beginning of the range
 * @returns the condition that a row of the source is live
 */
export function isLive({ name, table }: RollupSource, from: number): SQL {
  const cursor = sql`coalesce((SELECT next_id FROM ${rollupCursors} WHERE source = ${name}), '')`
  return sql`${table.id} >= max(${cursor}, ${firstIdAt(from)})`
}

/**
 * @param rows live ones, at most one more than `limit`
 * @param now milliseconds UTC
 * @returns the first `limit` rows, and the time up to which the counts are complete with them, ISO 8601 in UTC
 */
export function countedRows<Row extends { id: string }>(rows: Row[], limit: number, now: number) {
  const counted = rows.slice(0, limit)
  const last = rows.length > limit ? counted.at(-1) : undefined
  return { counted, freshAt: new Date(last ? timeOf(last.id) : now).toISOString() }
}
