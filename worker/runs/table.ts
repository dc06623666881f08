import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { columnsWithout, id, line, maxLengths, type RowOf, time } from '../d1/columns.ts'
import { RUN_KINDS, RUN_OUTCOMES } from './constants.ts'

/** What workflows outside the Worker did, as they reported it, and mails to the owner: the last `RUNS_KEPT` of a kind. */
export const runs = sqliteTable(
  'runs',
  {
    id: id(),
    kind: text({ length: LIMITS.runKind, enum: RUN_KINDS }).notNull(),
    outcome: text({ length: LIMITS.runOutcome, enum: RUN_OUTCOMES }).notNull(),
    /** What it did, or why it failed, for the owner to read. */
    detail: line(LIMITS.runDetail).notNull(),
    created_at: time().notNull(),
    /** When the owner was alerted; of one that needs no alert, when it was stored. */
    alerted_at: time(),
  },
  (table) => [index('runs_alert_pending').on(table.id).where(sql`alerted_at IS NULL`), ...maxLengths(table)],
)

export type RunRow = typeof runs.$inferSelect

/** One run of a workflow, or one mail: all but the alert. */
export const runColumns = columnsWithout(runs, 'alerted_at')
export type Run = RowOf<typeof runColumns>
