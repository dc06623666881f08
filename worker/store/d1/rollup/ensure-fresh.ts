import { dayOf } from '#worker/store/rules/days.ts'
import type { Database } from '../database.ts'
import { withRetry } from '../with-retry.ts'
import { type Cursor, selectCursors } from './cursors.ts'
import { rollUp } from './index.ts'
import { interactionSource, orderSource } from './sources.ts'

/** The interval of the hourly cron and some minutes of delay. Without cron, as in a local run, reads run the rollup. */
const MAX_AGE_MS = 65 * 60 * 1000

const SOURCES = [interactionSource, orderSource].map(({ name }) => name)

/**
 * Runs a rollup if the last one is too old, or of another day than today, whose ranges are other ones. Its cost is
 * recorded with its usage.
 *
 * @param now milliseconds UTC
 * @returns the cursor of each source
 */
export async function ensureFresh(
  db: Database,
  now: number,
): Promise<Record<(typeof SOURCES)[number], Cursor>> {
  const cursors = await read()
  const isFresh = SOURCES.every((name) => {
    const rolledUpTo = cursors[name]?.rolledUpTo ?? 0
    return now - rolledUpTo <= MAX_AGE_MS && dayOf(rolledUpTo) === dayOf(now)
  })
  if (isFresh) return cursors
  await rollUp(db, now, 1)
  return read()

  async function read() {
    const rows = await withRetry(() => selectCursors(db).execute())
    return Object.fromEntries(rows.map((row) => [row.source, row])) as Awaited<ReturnType<typeof ensureFresh>>
  }
}
