import { sql } from 'drizzle-orm'
import { OTHER, UNKNOWN } from '#contract/breakdowns.ts'
import { MAX_KEY_LENGTH, MAX_KEYS_PER_DAY } from '#worker/store/rules/breakdowns.ts'
import { dailyBreakdowns, rollupCursors } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'
import type { RollupSource } from './sources.ts'

/**
 * Builds the statement that adds a source's rows, from its cursor up to an id, to the dimension rows. Visitors choose
 * the keys: they are truncated, and beyond `MAX_KEYS_PER_DAY` of a dimension and day new keys are counted as `OTHER`, the
 * least frequent ones first.
 *
 * @param end the first id that is not included
 */
export function insertDimensionRows(db: Database, { name, table, dimensionRows }: RollupSource, end: string) {
  const rows = sql`FROM ${table}
    WHERE id >= coalesce((SELECT next_id FROM ${rollupCursors} WHERE source = ${name}), '') AND id < ${end}`
  return db
    .insert(dailyBreakdowns)
    .select(sql`
      WITH dimension_rows AS (${dimensionRows(rows)}),
      grouped AS MATERIALIZED (
        SELECT dimension, day, coalesce(nullif(substr(key, 1, ${MAX_KEY_LENGTH}), ''), ${UNKNOWN}) AS key,
          count(*) AS count, sum(value) AS value
        FROM dimension_rows GROUP BY 1, 2, 3
      ),
      stored AS MATERIALIZED (
        SELECT dimension, day, count(*) AS keys FROM ${dailyBreakdowns}
        WHERE (dimension, day) IN (SELECT dimension, day FROM grouped) GROUP BY 1, 2
      ),
      marked AS (
        SELECT *, EXISTS (
          SELECT 1 FROM ${dailyBreakdowns} AS existing
          WHERE existing.dimension = grouped.dimension AND existing.day = grouped.day AND existing.key = grouped.key
        ) AS is_stored FROM grouped
      ),
      ranked AS (
        SELECT *, row_number() OVER (PARTITION BY dimension, day, is_stored ORDER BY count DESC, key) AS rank
        FROM marked
      )
      SELECT dimension, day,
        iif(is_stored OR coalesce(keys, 0) + rank < ${MAX_KEYS_PER_DAY}, key, ${OTHER}) AS counted_as,
        sum(count), sum(value)
      FROM ranked LEFT JOIN stored USING (dimension, day)
      GROUP BY dimension, day, counted_as`)
    .onConflictDoUpdate({
      target: [dailyBreakdowns.dimension, dailyBreakdowns.day, dailyBreakdowns.key],
      set: { count: sql`count + excluded.count`, value: sql`value + excluded.value` },
    })
}
