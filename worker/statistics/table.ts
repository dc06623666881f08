import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { line, maxLengths } from '../d1/columns.ts'

/**
 * Counts by metric, day and key of what retention deletes, written when the day is over (`roll-up.ts`); events that were not
 * stored, by reason; how many of each kind visitors have written on D1's day, which begins at midnight in UTC (`daily-quota.ts`);
 * and without a day what is kept of erased sales' references (`orders/erased.ts`).
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    metric: text().notNull(),
    /** `YYYY-MM-DD` in Asia/Kolkata. */
    day: text().notNull(),
    key: line(LIMITS.countKey).notNull(),
    count: integer().notNull(),
    /** When the counter of what visitors write reached its limit, milliseconds UTC; not in use for other counts. */
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.day, table.key] }), ...maxLengths(table)],
)
