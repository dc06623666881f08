import { sql } from 'drizzle-orm'
import { firstIdAt, timeOf } from '#worker/store/rules/ids.ts'
import { rollupCursors } from '#worker/store/schema.ts'
import type { Database } from '../database.ts'
import { withRetry } from '../with-retry.ts'
import { addCost, type RollupCost } from './costs.ts'
import type { RollupSource } from './sources.ts'

/** A row may be written some time after its id was generated; younger ids are left for the next rollup. */
const WRITE_DELAY_MS = 2 * 60 * 1000
/** Rows of one source in a batch; larger transactions would block other queries. */
const BATCH_ROWS = 20_000

type Bounds = {
  hasRows: 0 | 1
  /** The first id after a full batch. */
  nextBatch: string | null
  rolledUpTo: number
}

/** A batch has the rows of a source from the cursor up to `end`, exclusive. */
export type RollupBatch = {
  hasRows: boolean
  isFull: boolean
  end: string
  /** Time of the cursor, milliseconds UTC; 0 before the first rollup. */
  rolledUpTo: number
}

/**
 * Finds the next batch of a source.
 *
 * @param cost is increased by the rows read
 */
export async function findBatch(
  db: Database,
  { name, table }: RollupSource,
  now: number,
  cost: RollupCost,
): Promise<RollupBatch> {
  const writtenBefore = firstIdAt(now - WRITE_DELAY_MS)
  const rows = sql`FROM ${table} WHERE id >= cursor.next_id AND id < ${writtenBefore} ORDER BY id LIMIT 1`
  const { results, meta } = await withRetry(() =>
    db.run(sql`
      SELECT EXISTS (SELECT 1 ${rows}) AS hasRows, (SELECT id ${rows} OFFSET ${BATCH_ROWS}) AS nextBatch,
        rolled_up_to AS rolledUpTo
      FROM (
        SELECT coalesce(max(next_id), '') AS next_id, coalesce(max(rolled_up_to), 0) AS rolled_up_to
        FROM ${rollupCursors} WHERE source = ${name}
      ) AS cursor`),
  )
  addCost(cost, meta)
  const { hasRows, nextBatch, rolledUpTo } = (results as Bounds[])[0] as Bounds
  return {
    hasRows: hasRows === 1,
    isFull: nextBatch !== null,
    end: nextBatch ?? writtenBefore,
    rolledUpTo,
  }
}

/**
 * Builds the statement that advances a source's cursor. It never moves the cursor backwards: concurrent rollups may
 * commit out of order.
 */
export function advanceCursor(db: Database, { name, table, time }: RollupSource, end: string) {
  const since = sql`min(coalesce((SELECT ${time} FROM ${table} ORDER BY id LIMIT 1), ${timeOf(end)}), ${timeOf(end)})`
  return db
    .insert(rollupCursors)
    .values({ source: name, next_id: end, rolled_up_to: timeOf(end), since })
    .onConflictDoUpdate({
      target: rollupCursors.source,
      set: {
        next_id: sql`max(next_id, excluded.next_id)`,
        rolled_up_to: sql`max(rolled_up_to, excluded.rolled_up_to)`,
      },
    })
}

export type Cursor = { source: string; rolledUpTo: number; since: number }

/** Builds the query of each source's cursor, with times in milliseconds UTC. */
export function selectCursors(db: Database) {
  const { source, rolled_up_to: rolledUpTo, since } = rollupCursors
  return db.select({ source, rolledUpTo, since }).from(rollupCursors)
}
