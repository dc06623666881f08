import { eq, sql } from 'drizzle-orm'
import { recordOf } from '../contract/record-of.ts'
import type { Database } from '../d1/database.ts'
import { NOT_MIGRATED, StoreUnavailable } from '../d1/errors.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { DAY_MS } from '../lib/days.ts'
import { firstIdAt } from '../lib/ids.ts'
import { RECALL_STEPS, type Recall, type RecallChange } from '../runs/contract.ts'
import { runRow } from '../runs/row.ts'
import { runs } from '../runs/table.ts'
import { MAX_SESSION_DAYS } from './contract.ts'

/** The Store's part for what the owner did. */
export type OwnerActs = ReturnType<typeof d1OwnerActs>

/** What the owner did of a recall, and sessions that were ended: rows of the table of runs, in D1. */
export function d1OwnerActs(db: Database, now: number) {
  const detailOf = (lot: string, step: string) => `${lot} ${step}`
  // No workflow's runs are between a recall's, so this reads as many rows as there are acts and runs: some dozens.
  const stepsOf = (lot: string) =>
    db
      .select({ detail: runs.detail, created_at: runs.created_at })
      .from(runs)
      .where(sql`kind = 'recall' AND detail >= ${`${lot} `} AND detail < ${`${lot}!`}`)
  const toRecall = (lot: string, rows: { detail: string; created_at: string }[]): Recall =>
    recordOf(
      RECALL_STEPS,
      (step) => rows.find(({ detail }) => detail === detailOf(lot, step))?.created_at ?? null,
    )

  return {
    /** When each step of a lot's recall was done. */
    async recall(lot: string): Promise<Recall> {
      const [rows] = await db.batch([stepsOf(lot)])
      return toRecall(lot, rows)
    },

    /** Notes that a step of a recall was done, or that it was not. A step that is done keeps its time. */
    async changeRecall(lot: string, { step, done }: RecallChange): Promise<Recall> {
      const detail = detailOf(lot, step)
      const row = runRow('recall', { outcome: 'succeeded', detail }, now)
      const isStep = sql`kind = 'recall' AND detail = ${detail}`
      const [, rows] = await db.batch([
        done ? insertUnless(db, runs, row, exists(runs, isStep)) : db.delete(runs).where(isStep),
        stepsOf(lot),
      ])
      return toRecall(lot, rows)
    },

    /** Ends a session for good, by its id. Those that have expired by themselves are forgotten. */
    async endSession(id: string): Promise<void> {
      const row = { ...runRow('sign_out', { outcome: 'succeeded', detail: '' }, now), id }
      const isExpired = sql`kind = 'sign_out' AND id < ${firstIdAt(now - MAX_SESSION_DAYS * DAY_MS)}`
      const note = db.batch([
        insertUnless(db, runs, row, sql`false`).onConflictDoNothing(),
        db.delete(runs).where(isExpired),
      ])
      await withoutTable<unknown>(note, undefined)
    },

    /** Whether a session was ended: its id is that of the row which says so. */
    async isSessionEnded(id: string): Promise<boolean> {
      const ended = db.batch([db.select({ id: runs.id }).from(runs).where(eq(runs.id, id))])
      const [rows] = await withoutTable(ended, [[]])
      return rows.length > 0
    },
  }
}

/** Lets the owner sign in and out before the tables are made, because the setup guide says how to make them. */
function withoutTable<T>(query: Promise<T>, otherwise: NoInfer<T>): Promise<T> {
  return query.catch((error) => {
    if (error instanceof StoreUnavailable && error.kind === NOT_MIGRATED) return otherwise
    throw error
  })
}
