import { and, desc, eq, sql } from 'drizzle-orm'
import type { RunKind } from '../../contract/runs.ts'
import { newId } from '../rules/ids.ts'
import { workflowRuns as runs } from '../schema.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'

const RUNS_KEPT = 20

export function d1Runs(db: Database, now: number) {
  const latest = (kind: RunKind, outcome?: 'succeeded') =>
    db
      .select()
      .from(runs)
      .where(and(eq(runs.kind, kind), outcome && eq(runs.outcome, outcome)))
      .orderBy(desc(runs.id))
      .limit(1)

  return {
    /** Of each kind the last successful run is kept however old it is: the dashboard names its day. */
    async recordRun(kind, input) {
      const row = { id: newId(now), kind, ...input, created_at: new Date(now).toISOString() }
      await db.batch([
        db.insert(runs).values(row).onConflictDoNothing(),
        db.delete(runs).where(sql`
          kind = ${kind}
          AND id NOT IN (SELECT id FROM ${runs} WHERE kind = ${kind} ORDER BY id DESC LIMIT ${RUNS_KEPT})
          AND id NOT IN (SELECT max(id) FROM ${runs} WHERE kind = ${kind} AND outcome = 'succeeded' GROUP BY kind)`),
      ])
      return row
    },

    async runState(kind) {
      const [[last = null], [lastSucceeded = null]] = await db.batch([
        latest(kind),
        latest(kind, 'succeeded'),
      ])
      return { last, lastSucceeded }
    },
  } satisfies Partial<Store>
}
