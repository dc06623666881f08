import { eq } from 'drizzle-orm'
import { rollupCosts } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'
import { withRetry } from '../with-retry.ts'

/** Rows billed by D1. */
export type RollupCost = { rowsRead: number; rowsWritten: number }

/** @param meta of a D1 result */
export function addCost(cost: RollupCost, meta: { rows_read: number; rows_written: number }): void {
  cost.rowsRead += meta.rows_read
  cost.rowsWritten += meta.rows_written
}

/** Adds to the cost of a day. The sum is computed before it is written, so that the write is idempotent. */
export async function recordCost(
  db: Database,
  day: string,
  { rowsRead, rowsWritten }: RollupCost,
): Promise<void> {
  const [before] = await withRetry(() =>
    db.select().from(rollupCosts).where(eq(rollupCosts.day, day)).execute(),
  )
  const sums = {
    rows_read: (before?.rows_read ?? 0) + rowsRead,
    rows_written: (before?.rows_written ?? 0) + rowsWritten,
  }
  await withRetry(() =>
    db
      .insert(rollupCosts)
      .values({ day, ...sums })
      .onConflictDoUpdate({ target: rollupCosts.day, set: sums })
      .execute(),
  )
}
