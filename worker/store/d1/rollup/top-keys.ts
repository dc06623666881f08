import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { BREAKDOWN_ROWS, OTHER } from '#contract/breakdowns.ts'
import type { Range } from '#contract/ranges.ts'
import { rangeBreakdowns, rangeOrders } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'

/**
 * Builds the statement that materializes a range: the first keys of each dimension, the others summed up as `OTHER`.
 * `rules/top-rows.ts` keeps the same order.
 *
 * @param table of materialized ranges
 * @param counts its last columns; keys are sorted by the first count, then by the others, highest first
 * @param sums the query of every key of the range, with the columns `dimension`, `key` and the counts
 */
export function insertTopKeys(
  db: Database,
  table: SQLiteTable,
  days: Range,
  counts: readonly string[],
  sums: SQL,
) {
  const columns = (write: (count: SQL) => SQL) =>
    sql.join(
      counts.map((count) => write(sql`${sql.identifier(count)}`)),
      sql`, `,
    )
  return db.insert(table).select(sql`
    WITH sums AS (${sums}),
    ranked AS (
      SELECT *, count(*) OVER (PARTITION BY dimension) AS keys, row_number() OVER (
        PARTITION BY dimension ORDER BY key = ${OTHER}, ${columns((count) => sql`${count} DESC`)}, key) AS rank
      FROM sums
    ),
    shown AS (
      SELECT dimension, iif(rank < ${BREAKDOWN_ROWS} OR keys <= ${BREAKDOWN_ROWS}, key, ${OTHER}) AS key,
        min(rank) AS rank, ${columns((count) => sql`sum(${count}) AS ${count}`)}
      FROM ranked GROUP BY 1, 2
    )
    SELECT ${days}, dimension, rank, key, ${columns((count) => count)} FROM shown`)
}

/** Builds the query of a materialized range of interactions. It reads at most `BREAKDOWN_ROWS` rows a dimension. */
export function selectRange(db: Database, days: Range) {
  const { dimension, rank } = rangeBreakdowns
  return db
    .select()
    .from(rangeBreakdowns)
    .where(eq(rangeBreakdowns.days, days))
    .orderBy(asc(dimension), asc(rank))
}

/** Builds the query of a materialized range of orders. It reads at most `BREAKDOWN_ROWS` rows a dimension. */
export function selectOrderRange(db: Database, days: Range) {
  const { dimension, rank } = rangeOrders
  return db.select().from(rangeOrders).where(eq(rangeOrders.days, days)).orderBy(asc(dimension), asc(rank))
}
