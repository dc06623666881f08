import { sql } from 'drizzle-orm'
import { recordOf } from '../contract/record-of.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { RECALL_STEPS, type Recall, type RecallChange } from '../runs/contract.ts'
import { runRow } from '../runs/row.ts'
import { runs } from '../runs/table.ts'

/** What the owner did of a recall: rows of the table of runs, in D1. */
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
  }
}
