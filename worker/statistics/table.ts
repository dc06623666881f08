import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { line, maxLengths } from '../d1/columns.ts'

/**
 * How often something happened, by metric, day and key (the `metrics.ts` of each folder lists them), so that the dashboard never counts
 * rows. Written in the batch of what is counted.
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    metric: text().notNull(),
    /** `YYYY-MM-DD` in Asia/Kolkata; empty for all time. */
    day: text().notNull(),
    key: line(LIMITS.countKey).notNull(),
    count: integer().notNull(),
    /** Paise. */
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day, table.key] }), ...maxLengths(table)],
)
