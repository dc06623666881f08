import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { Database } from '../database.ts'
import { withRetry } from '../with-retry.ts'
import { selectCursors } from './cursors.ts'
import { rollUp } from './index.ts'

/** The interval of the hourly cron and some minutes of delay. Without cron, as in a local run, reads run the rollup. */
const MAX_AGE_MS = 65 * 60 * 1000

/**
 * Reads rolled-up rows, after a rollup if the last one is too old. The rollup's cost is recorded with its usage.
 *
 * @param now milliseconds UTC
 * @param query builds the query of the rows
 * @returns the rows, and the end of the last rollup, ISO 8601 in UTC; null if there was none
 */
export async function readFresh<Row>(
  db: Database,
  now: number,
  query: () => RunnableQuery<Row[], 'sqlite'>,
): Promise<{ rows: Row[]; freshAt: string | null }> {
  let { rows, rolledUpTo } = await read()
  if (rolledUpTo === undefined || now - rolledUpTo > MAX_AGE_MS) {
    await rollUp(db, now, 1)
    ;({ rows, rolledUpTo } = await read())
  }
  return { rows, freshAt: rolledUpTo === undefined ? null : new Date(rolledUpTo).toISOString() }

  async function read() {
    const [rows, cursors] = await withRetry(() => db.batch([query(), selectCursors(db)]))
    const times = cursors.map((cursor) => cursor.rolledUpTo)
    return { rows, rolledUpTo: times.length > 0 ? Math.min(...times) : undefined }
  }
}

/** Runs a rollup if the last one is too old. */
export async function ensureFresh(db: Database, now: number): Promise<void> {
  await readFresh(db, now, () => selectCursors(db))
}
