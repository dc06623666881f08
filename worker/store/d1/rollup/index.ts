import { dayOf, weekOf } from '#worker/store/rules/days.ts'
import type { Database } from '../database.ts'
import { withRetry } from '../with-retry.ts'
import { insertDimensionRows } from './append.ts'
import { addCost, type RollupCost, recordCost } from './costs.ts'
import { advanceCursor, findBatch, type RollupBatch } from './cursors.ts'
import { materializeDays } from './days.ts'
import { materializeInteractions, materializeOrders } from './ranges.ts'
import { interactionSource, orderSource } from './sources.ts'
import { materializeWeeks } from './weeks.ts'

/**
 * Rolls up the rows since the last rollup. A batch is one transaction that reads the rows from the cursor on and
 * advances the cursor: concurrent or repeated rollups count every row once.
 *
 * D1 bills about eight rows read for an interaction: one for the row, one to find the end of the batch, the others to
 * sort it into its dimensions. Materializing the ranges reads at most four times `MAX_KEYS_PER_DAY` keys of 254 days,
 * twice.
 *
 * @param now milliseconds UTC
 * @param maxBatches the next rollup continues
 */
export async function rollUp(db: Database, now: number, maxBatches: number): Promise<void> {
  const cost: RollupCost = { rowsRead: 0, rowsWritten: 0 }
  for (let batch = 1; batch <= maxBatches; batch += 1) {
    if (!(await rollUpBatch(db, now, cost))) break
  }
  await rollUpOrders(db, now, cost)
  await recordCost(db, dayOf(now), cost)
}

/** @returns whether there are more rows */
async function rollUpBatch(db: Database, now: number, cost: RollupCost): Promise<boolean> {
  const interactions = await findBatch(db, interactionSource, now, cost)
  const results = await withRetry(() =>
    db.batch([
      insertDimensionRows(db, interactionSource, interactions.end),
      advanceCursor(db, interactionSource, interactions.end),
      materializeDays(db, now),
      // Rows of the batch are never older than the cursor.
      ...(interactions.hasRows ? [materializeWeeks(db, weekOf(dayOf(interactions.rolledUpTo)))] : []),
      ...(haveRangesChanged(interactions, now) ? materializeInteractions(db, now) : []),
    ]),
  )
  for (const { meta } of results) addCost(cost, meta)
  return interactions.isFull
}

/** Rolls up one batch of clicks on order links: a day's free writes are fewer than its rows. */
async function rollUpOrders(db: Database, now: number, cost: RollupCost): Promise<void> {
  const orders = await findBatch(db, orderSource, now, cost)
  const results = await withRetry(() =>
    db.batch([
      insertDimensionRows(db, orderSource, orders.end),
      advanceCursor(db, orderSource, orders.end),
      ...(haveRangesChanged(orders, now) ? materializeOrders(db, now) : []),
    ]),
  )
  for (const { meta } of results) addCost(cost, meta)
}

/** The ranges move at midnight, even without new rows. */
function haveRangesChanged({ hasRows, rolledUpTo }: RollupBatch, now: number): boolean {
  return hasRows || dayOf(rolledUpTo) !== dayOf(now)
}
