import { type SQL, sql } from 'drizzle-orm'
import { DIMENSIONS } from '#contract/breakdowns.ts'
import { RANGES, type Range } from '#contract/ranges.ts'
import { BREAKDOWN_COUNTS } from '#worker/store/rules/breakdowns.ts'
import { periodOf } from '#worker/store/rules/days.ts'
import { CLICKED_DIMENSIONS, ORDER_COUNTS, SOLD_DIMENSIONS } from '#worker/store/rules/order-breakdowns.ts'
import { dailyBreakdowns, rangeBreakdowns, rangeOrders } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'
import { insertTopKeys } from './top-keys.ts'

/** Builds the statements that materialize the ranges of interactions. */
export function materializeInteractions(db: Database, now: number) {
  const ranges = RANGES.map((days) => {
    const period = periodOf(now, days)
    const isInRange = sql`day >= ${period.days[0]}`
    const sums = sql`
      SELECT dimension, key, sum(iif(${isInRange}, count, 0)) AS count, sum(iif(${isInRange}, 0, count)) AS previous
      FROM ${dailyBreakdowns}
      WHERE dimension IN ${DIMENSIONS} AND day >= ${period.previousDay}
      GROUP BY dimension, key`
    return insertTopKeys(db, rangeBreakdowns, days, BREAKDOWN_COUNTS, sums)
  })
  return [db.delete(rangeBreakdowns), ...ranges] as const
}

/**
 * Builds the statements that materialize the ranges of orders: after a rollup of clicks, and whenever an order is
 * marked, so that a sale shows at once. They write at most 120 rows, and delete as many.
 */
export function materializeOrders(db: Database, now: number) {
  const ranges = RANGES.map((days) =>
    insertTopKeys(db, rangeOrders, days, ORDER_COUNTS, orderSums(days, now)),
  )
  return [db.delete(rangeOrders), ...ranges] as const
}

/** Builds the query of every key of a range of orders, with its counts; the range may have ended. */
export function orderSums(days: Range, now: number): SQL {
  const period = periodOf(now, days)
  return sql`
    SELECT substr(dimension, instr(dimension, ':') + 1) AS dimension, key,
      sum(iif(dimension IN ${SOLD_DIMENSIONS}, count, 0)) AS sold,
      sum(iif(dimension IN ${CLICKED_DIMENSIONS}, count, 0)) AS clicked, sum(value) AS value
    FROM ${dailyBreakdowns}
    WHERE dimension IN ${[...CLICKED_DIMENSIONS, ...SOLD_DIMENSIONS]}
      AND day BETWEEN ${period.days[0]} AND ${period.days.at(-1)} AND count > 0
    GROUP BY 1, 2`
}
