import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { BREAKDOWN_ROWS, DIMENSIONS, OTHER } from '../../../contract/breakdowns.ts'
import type { Range } from '../../../contract/ranges.ts'
import type { RangeRow } from '../../rules/breakdowns.ts'
import { periodOf } from '../../rules/days.ts'
import { dailyBreakdowns, rangeBreakdowns } from '../../schema.ts'
import type { Database } from '../database.ts'

/** Builds the statement that deletes the materialized ranges. */
export function clearRanges(db: Database) {
  return db.delete(rangeBreakdowns)
}

/** Builds the statement that materializes a range: the most frequent keys of each dimension, the others as `OTHER`. */
export function materializeRange(db: Database, days: Range, now: number) {
  return db.insert(rangeBreakdowns).select(rangeSums(days, now))
}

/** Builds the query of a range that has ended, from its dimension rows. */
export function sumRange(db: Database, days: Range, now: number) {
  return db.all<RangeRow>(rangeSums(days, now))
}

function rangeSums(days: Range, now: number): SQL {
  const period = periodOf(now, days)
  const [firstDay = '', lastDay = ''] = [period.days[0], period.days.at(-1)]
  return sql`
    WITH sums AS (
      SELECT dimension, key, sum(iif(day >= ${firstDay}, count, 0)) AS count,
        sum(iif(day >= ${firstDay}, value, 0)) AS value, sum(iif(day < ${firstDay}, count, 0)) AS previous
      FROM ${dailyBreakdowns}
      WHERE dimension IN ${DIMENSIONS} AND day BETWEEN ${period.previousDay} AND ${lastDay}
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
    SELECT ${days}, dimension, rank, key, count, value, previous FROM shown
    ORDER BY dimension, rank`
}

/** Builds the query of a materialized range. It reads at most `BREAKDOWN_ROWS` rows a dimension. */
export function selectRange(db: Database, days: Range) {
  return db
    .select()
    .from(rangeBreakdowns)
    .where(eq(rangeBreakdowns.days, days))
    .orderBy(asc(rangeBreakdowns.dimension), asc(rangeBreakdowns.rank))
}
