import { and, desc, eq, sql } from 'drizzle-orm'
import { newId } from '../rules/ids.ts'
import { workflowRuns as runs } from '../schema.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'
import { withRetry } from './with-retry.ts'

const RUNS_KEPT = 20

export function d1Runs(db: Database, now: number): Pick<Store, 'recordRun' | 'backupState'> {
  const latest = (outcome?: 'succeeded') =>
    db
      .select()
      .from(runs)
      .where(and(eq(runs.kind, 'backup'), outcome && eq(runs.outcome, outcome)))
      .orderBy(desc(runs.id))
      .limit(1)

  return {
    /** Keeps the last successful run however old it is: the dashboard names its day. */
    async recordRun(kind, input) {
      const row = { id: newId(now), kind, ...input, created_at: new Date(now).toISOString() }
      await withRetry(() =>
        db.batch([
          db.insert(runs).values(row).onConflictDoNothing(),
          db.delete(runs).where(sql`
            id NOT IN (SELECT id FROM ${runs} ORDER BY id DESC LIMIT ${RUNS_KEPT})
            AND id NOT IN (SELECT max(id) FROM ${runs} WHERE outcome = 'succeeded' GROUP BY kind)`),
        ]),
      )
      return row
    },

    async backupState() {
      const [[last = null], [lastProven = null]] = await withRetry(() =>
        db.batch([latest(), latest('succeeded')]),
      )
      return { last, lastProven }
    },
  }
}
