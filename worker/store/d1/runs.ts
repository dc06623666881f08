import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { MAIL_KINDS, type Run, type RunKind } from '../../contract/runs.ts'
import { type RunRow, runRow, toRun } from '../rows.ts'
import { runs } from '../schema.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { insertUnless } from './guards.ts'

const RUNS_KEPT = 20

export function d1Runs(db: Database, now: number) {
  const latest = (kinds: readonly RunKind[], outcome?: Run['outcome']) =>
    db
      .select()
      .from(runs)
      .where(and(inArray(runs.kind, kinds), outcome && eq(runs.outcome, outcome)))
      .orderBy(desc(runs.id))
      .limit(1)

  return {
    async recordRun(kind, input, { alert = false } = {}) {
      const row = runRow(kind, input, now, alert)
      await db.batch(insertRun(db, row))
      return toRun(row)
    },

    async runState(kind) {
      const [[last], [lastSucceeded]] = await db.batch([latest([kind]), latest([kind], 'succeeded')])
      return { last: last ? toRun(last) : null, lastSucceeded: lastSucceeded ? toRun(lastSucceeded) : null }
    },

    async lastRefusedMail() {
      const [[last]] = await db.batch([latest(MAIL_KINDS, 'failed')])
      return last ? toRun(last) : null
    },
  } satisfies Partial<Store>
}

/**
 * Builds the statements that record a run, and delete old ones of its kind. Of each kind the last successful run is kept
 * however old it is: the dashboard names its day.
 */
export function insertRun(db: Database, row: RunRow, unless: SQL = sql`false`) {
  const ofKind = sql`FROM ${runs} WHERE kind = ${row.kind}`
  return [
    insertUnless(db, runs, row, unless).onConflictDoNothing(),
    db.delete(runs).where(sql`
      kind = ${row.kind}
      AND id NOT IN (SELECT id ${ofKind} ORDER BY id DESC LIMIT ${RUNS_KEPT})
      AND id NOT IN (SELECT max(id) ${ofKind} AND outcome = 'succeeded' GROUP BY kind)`),
  ] as const
}
