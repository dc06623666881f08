import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { pick } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { insertWhere } from '../d1/guards.ts'
import { selectLast } from '../d1/select-from.ts'
import type { ReportKind, Workflow } from './constants.ts'
import type { ReportState } from './contract.ts'
import type { NewReport } from './input.ts'
import { reportRow } from './row.ts'
import { type Report, type ReportRow, reportColumns, reports } from './table.ts'

const REPORTS_KEPT = 20

/** Reports of workflows in D1, at a time in milliseconds UTC. */
export function reportQueries(db: Database, now: number) {
  return {
    /** Records what a workflow reports. With `alert` the owner is to be alerted. */
    async recordReport(
      kind: Workflow,
      input: NewReport,
      { alert = false }: { alert?: boolean } = {},
    ): Promise<Report> {
      const row = reportRow(kind, input, now, alert)
      await db.batch(insertReport(db, row))
      return pick(row, reportColumns)
    },

    /** The last report of a workflow, of any outcome where none is named. */
    async lastReport(workflow: Workflow, outcome?: Report['outcome']): Promise<Report | null> {
      const [[last]] = await db.batch([selectLastReport(db, [workflow], outcome)])
      return last ?? null
    },
  }
}

export async function backupState({
  lastReport,
}: Pick<ReturnType<typeof reportQueries>, 'lastReport'>): Promise<ReportState> {
  const [last, lastSucceeded] = await Promise.all([lastReport('backup'), lastReport('backup', 'succeeded')])
  return { last, lastSucceeded }
}

/** Builds the query of the last report of some kinds, of any outcome where none is named. */
export function selectLastReport(db: Database, kinds: readonly ReportKind[], outcome?: Report['outcome']) {
  const isOne = and(inArray(reports.kind, kinds), outcome && eq(reports.outcome, outcome))
  return selectLast(db, reportColumns, reports.id, isOne, 1)
}

/**
 * Builds the statements that store a report, and delete old ones of its kind. Of each kind the last successful one is kept
 * however old it is: the dashboard names its day.
 */
export function insertReport(db: Database, row: ReportRow, where: SQL = sql`true`) {
  const ofKind = sql`FROM ${reports} WHERE kind = ${row.kind}`
  return [
    insertWhere(db, reports, row, where).onConflictDoNothing(),
    db.delete(reports).where(sql`
      kind = ${row.kind}
      AND id NOT IN (SELECT id ${ofKind} ORDER BY id DESC LIMIT ${REPORTS_KEPT})
      AND id NOT IN (SELECT max(id) ${ofKind} AND outcome = 'succeeded' GROUP BY kind)`),
  ] as const
}
