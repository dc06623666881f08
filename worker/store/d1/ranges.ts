import { asc, eq, sql } from 'drizzle-orm'
import { BREAKDOWN_ROWS, DIMENSIONS, OTHER, type Range } from '../../contract.ts'
import { periodOf } from '../days.ts'
import { breakdownDays, breakdownRanges, folds } from '../schema.ts'
import type { Database } from './database.ts'

/** Empties what is shown of every range, as a statement for a batch. */
export function clearRanges(db: Database) {
  return db.delete(breakdownRanges)
}

/**
 * Fills what is shown of a range: of each dimension the first keys, the rest joined at the end, as a statement for a
 * batch.
 */
export function fillRange(db: Database, days: Range, now: number) {
  const period = periodOf(now, days)
  const first = period.days[0] ?? ''
  return db.insert(breakdownRanges).select(sql`
    WITH sums AS (
      SELECT dimension, key, sum(iif(day >= ${first}, count, 0)) AS count, sum(iif(day >= ${first}, value, 0)) AS value,
        sum(iif(day < ${first}, count, 0)) AS previous
      FROM ${breakdownDays}
      WHERE dimension IN ${DIMENSIONS} AND day >= ${period.previousDay}
      GROUP BY dimension, key
    ),
    ranked AS (
      SELECT *, count(*) OVER (PARTITION BY dimension) AS keys,
        row_number() OVER (PARTITION BY dimension ORDER BY key = ${OTHER}, count DESC, previous DESC, key) AS rank
      FROM sums
    ),
    shown AS (
      SELECT dimension, iif(rank < ${BREAKDOWN_ROWS} OR keys <= ${BREAKDOWN_ROWS}, key, ${OTHER}) AS key,
        min(rank) AS rank, sum(count) AS count, sum(value) AS value, sum(previous) AS previous
      FROM ranked GROUP BY 1, 2
    )
    SELECT ${days}, dimension, rank, key, count, value, previous FROM shown`)
}

/** What is shown of a range, at most `BREAKDOWN_ROWS` rows read a dimension, as a statement for a batch. */
export function readRange(db: Database, days: Range) {
  return db
    .select()
    .from(breakdownRanges)
    .where(eq(breakdownRanges.days, days))
    .orderBy(asc(breakdownRanges.dimension), asc(breakdownRanges.rank))
}

/** How far each table is folded, as a statement for a batch. */
export function readFolds(db: Database) {
  return db.select({ foldedAt: folds.folded_at }).from(folds)
}
