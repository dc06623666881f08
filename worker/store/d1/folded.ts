import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { Database } from './database.ts'
import { askD1 } from './failures.ts'
import { fold } from './fold.ts'
import { readFolds } from './ranges.ts'

/** The hourly cron, with some minutes for being late; where there is none, as on a local run, the owner's question does. */
const FOLD_DUE_MS = 65 * 60 * 1000

/**
 * Reads what is folded, and folds first where the last fold is too long ago. What a fold reads comes on top, and is in
 * the usage.
 *
 * @param now milliseconds UTC
 * @param read the statement that reads it
 * @returns its rows, and up to when everything is folded in, ISO 8601 in UTC; null where nothing was folded yet
 */
export async function readFolded<Row>(
  db: Database,
  now: number,
  read: (db: Database) => RunnableQuery<Row[], 'sqlite'>,
): Promise<{ rows: Row[]; freshAt: string | null }> {
  let { rows, foldedAt } = await ask()
  if (foldedAt === undefined || now - foldedAt > FOLD_DUE_MS) {
    await fold(db, now, 1)
    ;({ rows, foldedAt } = await ask())
  }
  return { rows, freshAt: foldedAt === undefined ? null : new Date(foldedAt).toISOString() }

  async function ask() {
    const [rows, ends] = await askD1(() => db.batch([read(db), readFolds(db)]))
    const times = ends.map(({ foldedAt }) => foldedAt)
    return { rows, foldedAt: times.length > 0 ? Math.min(...times) : undefined }
  }
}
