import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { id, line, maxLengths, omitColumns, type RowOf, time } from '../d1/columns.ts'
import { REPORT_KINDS, REPORT_OUTCOMES } from './constants.ts'

/**
 * What workflows outside the Worker report, and mails to the owner and refused mails (`mail/queries.ts`): the last
 * `REPORTS_KEPT` of each kind. The table still has its first name.
 */
export const reports = sqliteTable(
  'runs',
  {
    id: id(),
    kind: text({ length: LIMITS.reportKind, enum: REPORT_KINDS }).notNull(),
    outcome: text({ length: LIMITS.reportOutcome, enum: REPORT_OUTCOMES }).notNull(),
    /** What it did, or why it failed, for the owner to read. */
    detail: line(LIMITS.reportDetail).notNull(),
    created_at: time().notNull(),
    /** When the owner was alerted; of one that needs no alert, when it was stored. */
    alerted_at: time(),
  },
  (table) => [index('runs_alert_pending').on(table.id).where(sql`alerted_at IS NULL`), ...maxLengths(table)],
)

export type ReportRow = typeof reports.$inferSelect

/** What is read of a report: all but the alert. */
export const reportColumns = omitColumns(reports, 'alerted_at')
export type Report = RowOf<typeof reportColumns>
