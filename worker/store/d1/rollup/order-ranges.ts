import { asc, eq, sql } from 'drizzle-orm'
import { BREAKDOWN_ROWS, OTHER } from '../../../contract/breakdowns.ts'
import { RANGES, type Range } from '../../../contract/ranges.ts'
import { periodOf } from '../../rules/days.ts'
import { CLICKED_DIMENSIONS, SOLD_DIMENSIONS } from '../../rules/order-breakdowns.ts'
import { dailyBreakdowns, rangeOrders } from '../../schema.ts'
import type { Database } from '../database.ts'

/**
 * Builds the statements that materialize the ranges of orders: after a rollup of clicks, and whenever an order is
 * marked, so that a sale shows at once. They write at most 120 rows, and delete as many.
 */
export function materializeOrders(db: Database, now: number) {
  return [db.delete(rangeOrders), ...RANGES.map((days) => materialize(db, days, now))] as const
}

/** The keys that sold most of each dimension, then those with most clicks, the others as `OTHER`. */
function materialize(db: Database, days: Range, now: number) {
  return db.insert(rangeOrders).select(sql`
    WITH sums AS (
      SELECT substr(dimension, instr(dimension, ':') + 1) AS dimension, key,
        sum(iif(dimension IN ${CLICKED_DIMENSIONS}, count, 0)) AS clicked,
        sum(iif(dimension IN ${SOLD_DIMENSIONS}, count, 0)) AS sold, sum(value) AS value
      FROM ${dailyBreakdowns}
      WHERE dimension IN ${[...CLICKED_DIMENSIONS, ...SOLD_DIMENSIONS]}
        AND day >= ${periodOf(now, days).days[0]} AND count > 0
      GROUP BY 1, 2
    ),
    ranked AS (
      SELECT *, count(*) OVER (PARTITION BY dimension) AS keys,
        row_number() OVER (PARTITION BY dimension ORDER BY key = ${OTHER}, sold DESC, clicked DESC, key) AS rank
      FROM sums
    ),
    shown AS (
      SELECT dimension, iif(rank < ${BREAKDOWN_ROWS} OR keys <= ${BREAKDOWN_ROWS}, key, ${OTHER}) AS key,
        min(rank) AS rank, sum(clicked) AS clicked, sum(sold) AS sold, sum(value) AS value
      FROM ranked GROUP BY 1, 2
    )
    SELECT ${days}, dimension, rank, key, clicked, sold, value FROM shown`)
}

/** Builds the query of a materialized range. It reads at most `BREAKDOWN_ROWS` rows a dimension. */
export function selectOrderRange(db: Database, days: Range) {
  return db
    .select()
    .from(rangeOrders)
    .where(eq(rangeOrders.days, days))
    .orderBy(asc(rangeOrders.dimension), asc(rangeOrders.rank))
}
