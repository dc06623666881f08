import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { pick } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { insertWhere } from '../d1/guards.ts'
import { selectLast } from '../d1/select-from.ts'
import type { RunKind, Workflow } from './constants.ts'
import type { RunState } from './contract.ts'
import type { NewRun } from './input.ts'
import { runRow } from './row.ts'
import { type Run, type RunRow, runColumns, runs } from './table.ts'

const RUNS_KEPT = 20

/** Runs in D1, at a time in milliseconds UTC. */
export function d1Runs(db: Database, now: number) {
  return {
    /** Records what a workflow reports. With `alert` the owner is to be alerted. */
    async recordRun(
      kind: Workflow,
      input: NewRun,
      { alert = false }: { alert?: boolean } = {},
    ): Promise<Run> {
      const row = runRow(kind, input, now, alert)
      await db.batch(insertRun(db, row))
      return pick(row, runColumns)
    },

    /** The last run of some kinds, of any outcome where none is named. */
    async lastRun(kinds: readonly RunKind[], outcome?: Run['outcome']): Promise<Run | null> {
      const isOne = and(inArray(runs.kind, kinds), outcome && eq(runs.outcome, outcome))
      const [[last]] = await db.batch([selectLast(db, runColumns, runs.id, isOne, 1)])
      return last ?? null
    },
  }
}

export async function backupState({
  lastRun,
}: Pick<ReturnType<typeof d1Runs>, 'lastRun'>): Promise<RunState> {
  const [last, lastSucceeded] = await Promise.all([lastRun(['backup']), lastRun(['backup'], 'succeeded')])
  return { last, lastSucceeded }
}

/**
 * Builds the statements that record a run, and delete old ones of its kind. Of each kind the last successful run is kept
 * however old it is: the dashboard names its day.
 */
export function insertRun(db: Database, row: RunRow, where: SQL = sql`true`) {
  const ofKind = sql`FROM ${runs} WHERE kind = ${row.kind}`
  return [
    insertWhere(db, runs, row, where).onConflictDoNothing(),
    db.delete(runs).where(sql`
      kind = ${row.kind}
      AND id NOT IN (SELECT id ${ofKind} ORDER BY id DESC LIMIT ${RUNS_KEPT})
      AND id NOT IN (SELECT max(id) ${ofKind} AND outcome = 'succeeded' GROUP BY kind)`),
  ] as const
}
