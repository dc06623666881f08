import { eq, sql } from 'drizzle-orm'
import { OTHER, RANGES, UNKNOWN } from '../../contract.ts'
import { KEYS_A_DAY, LONGEST_KEY } from '../breakdowns.ts'
import { dayOf, weekOf } from '../days.ts'
import { firstIdAt, timeOf } from '../ids.ts'
import { breakdownDays, foldCosts, folds } from '../schema.ts'
import type { Database } from './database.ts'
import { askD1 } from './failures.ts'
import { type FoldSource, interactions, productEvents } from './fold-sources.ts'
import { clearRanges, fillRange } from './ranges.ts'
import { fillWeeks } from './vitals.ts'

/** A row may be written some time after its id was made: ids younger than this may still get neighbours. */
const SETTLED_MS = 2 * 60 * 1000
/** Rows of a table in one step; a larger transaction would hold the database up for others. */
const ROWS_A_STEP = 20_000

type Bill = { rowsRead: number; rowsWritten: number }

/**
 * Folds rows that came since the last fold into the breakdowns. A step is one transaction and moves the cursor that it
 * begins at: however often it is sent, and by however many at once, a row is folded once.
 *
 * D1 bills about eight rows read for an interaction: one for the row, one for finding the step's end, the others for
 * sorting it into three dimensions. The ranges take at most four times `KEYS_A_DAY` keys of 254 days, twice.
 *
 * @param now milliseconds UTC
 * @param steps at most so many; the next fold goes on
 */
export async function fold(db: Database, now: number, steps: number): Promise<void> {
  const bill = { rowsRead: 0, rowsWritten: 0 }
  for (let step = 1; step <= steps; step += 1) {
    if (!(await foldStep(db, now, bill))) break
  }
  await writeDown(db, dayOf(now), bill)
}

/** @returns whether there is more to fold */
async function foldStep(db: Database, now: number, bill: Bill): Promise<boolean> {
  const clicks = await whatWaits(db, interactions, now, bill)
  const orders = await whatWaits(db, productEvents, now, bill)
  // Ranges shift at midnight, whether or not anything came.
  const shift = [clicks, orders].some(({ some, foldedAt }) => some || dayOf(foldedAt) !== dayOf(now))
  const results = await askD1(() =>
    db.batch([
      addDays(db, interactions, clicks.end),
      addDays(db, productEvents, orders.end),
      moveCursor(db, interactions, clicks.end),
      moveCursor(db, productEvents, orders.end),
      // Rows that wait are no older than what is folded.
      ...(clicks.some ? [fillWeeks(db, weekOf(dayOf(clicks.foldedAt)))] : []),
      ...(shift ? [clearRanges(db), ...RANGES.map((days) => fillRange(db, days, now))] : []),
    ]),
  )
  for (const { meta } of results) addTo(bill, meta)
  return clicks.full || orders.full
}

type Waiting = {
  some: 0 | 1
  /** The first row beyond a full step. */
  beyond: string | null
  foldedAt: number
}

/** Finds where a step over a table ends: its first id that is not folded yet. */
async function whatWaits(db: Database, { name, table }: FoldSource, now: number, bill: Bill) {
  const settled = firstIdAt(now - SETTLED_MS)
  const rows = sql`FROM ${table} WHERE id >= cursor.next_id AND id < ${settled} ORDER BY id LIMIT 1`
  const { results, meta } = await askD1(() =>
    db.run(sql`
      SELECT EXISTS (SELECT 1 ${rows}) AS some, (SELECT id ${rows} OFFSET ${ROWS_A_STEP}) AS beyond, folded_at AS foldedAt
      FROM (
        SELECT coalesce(max(next_id), '') AS next_id, coalesce(max(folded_at), 0) AS folded_at
        FROM ${folds} WHERE name = ${name}
      ) AS cursor`),
  )
  addTo(bill, meta)
  const { some, beyond, foldedAt } = (results as Waiting[])[0] as Waiting
  return { some: some === 1, full: beyond !== null, end: beyond ?? settled, foldedAt }
}

/**
 * Adds a table's rows from the cursor up to an id to their days. Visitors choose the keys: they are cut to length, and
 * beyond `KEYS_A_DAY` of a dimension and day the new ones are joined, the more frequent kept first.
 */
function addDays(db: Database, { name, table, keyed }: FoldSource, end: string) {
  const rows = sql`FROM ${table}
    WHERE id >= coalesce((SELECT next_id FROM ${folds} WHERE name = ${name}), '') AND id < ${end}`
  return db
    .insert(breakdownDays)
    .select(sql`
      WITH keyed AS (${keyed(rows)}),
      grouped AS MATERIALIZED (
        SELECT dimension, day, coalesce(nullif(substr(key, 1, ${LONGEST_KEY}), ''), ${UNKNOWN}) AS key,
          count(*) AS count, sum(value) AS value
        FROM keyed GROUP BY 1, 2, 3
      ),
      known AS MATERIALIZED (
        SELECT dimension, day, count(*) AS keys FROM ${breakdownDays}
        WHERE (dimension, day) IN (SELECT dimension, day FROM grouped) GROUP BY 1, 2
      ),
      placed AS (
        SELECT *, EXISTS (
          SELECT 1 FROM ${breakdownDays} AS there
          WHERE there.dimension = grouped.dimension AND there.day = grouped.day AND there.key = grouped.key
        ) AS there FROM grouped
      ),
      ranked AS (
        SELECT *, row_number() OVER (PARTITION BY dimension, day, there ORDER BY count DESC, key) AS rank FROM placed
      )
      SELECT dimension, day, iif(there OR coalesce(keys, 0) + rank < ${KEYS_A_DAY}, key, ${OTHER}) AS kept,
        sum(count), sum(value)
      FROM ranked LEFT JOIN known USING (dimension, day)
      GROUP BY dimension, day, kept`)
    .onConflictDoUpdate({
      target: [breakdownDays.dimension, breakdownDays.day, breakdownDays.key],
      set: { count: sql`count + excluded.count`, value: sql`value + excluded.value` },
    })
}

/** The later of two folds at once may know less. */
function moveCursor(db: Database, { name }: FoldSource, end: string) {
  return db
    .insert(folds)
    .values({ name, next_id: end, folded_at: timeOf(end) })
    .onConflictDoUpdate({
      target: folds.name,
      set: {
        next_id: sql`max(next_id, excluded.next_id)`,
        folded_at: sql`max(folded_at, excluded.folded_at)`,
      },
    })
}

/** Adds to what folding cost today. The sum is made before, so that it can be sent again. */
async function writeDown(db: Database, day: string, { rowsRead, rowsWritten }: Bill): Promise<void> {
  const [before] = await askD1(() => db.select().from(foldCosts).where(eq(foldCosts.day, day)).execute())
  const costs = {
    rows_read: (before?.rows_read ?? 0) + rowsRead,
    rows_written: (before?.rows_written ?? 0) + rowsWritten,
  }
  await askD1(() =>
    db
      .insert(foldCosts)
      .values({ day, ...costs })
      .onConflictDoUpdate({ target: foldCosts.day, set: costs })
      .execute(),
  )
}

function addTo(bill: Bill, meta: { rows_read: number; rows_written: number }): void {
  bill.rowsRead += meta.rows_read
  bill.rowsWritten += meta.rows_written
}
