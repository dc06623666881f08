import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { recordOf } from '../contract/record-of.ts'
import { cachedStatements } from '../d1/cached-statements.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { withRetry } from '../d1/with-retry.ts'
import { dayOf } from '../lib/days.ts'
import { isSampled, SAMPLE } from '../lib/sampling.ts'
import type { Count } from '../statistics/counts.ts'
import { addCounts, countEvent, d1Counts, newestRows } from '../statistics/d1.ts'
import type { Interaction, ProductEvent, UntrackedReason } from './contract.ts'
import type { NewInteraction, NewProductEvent } from './input.ts'
import { interactionCounts, productEventCounts, untrackedCounts } from './metrics.ts'
import { trackingStatistics } from './numbers.ts'
import { interactionRow, productEventRow, toInteraction, toProductEvent } from './row.ts'
import { customerInteractions, type InteractionRow, type ProductEventRow, productAnalytics } from './table.ts'
import { billedFrom, hasWritten } from './tracked-rows.ts'

/** The Store's part for visits. */
export type Tracking = ReturnType<typeof d1Tracking>

/**
 * Inserts and counts an interaction or a product event, and counts one that is left out because the day is full: the columns
 * of the row, its `counts`, `left_out`, and what `hasWritten` takes.
 */
const eventStatements = (table: typeof customerInteractions | typeof productAnalytics) =>
  cachedStatements((db) => {
    const row = placeholdersOf(table)
    const isFull = hasWritten(sql.placeholder('limit'), sql.placeholder('from'))
    return [
      insertUnless(db, table, row, isFull).onConflictDoNothing(),
      countEvent(db, sql.placeholder('counts'), sql`changes() = 0`),
      countEvent(db, sql.placeholder('left_out'), exists(table, sql`id = ${row.id}`)),
    ]
  })

const interactionStatements = eventStatements(customerInteractions)

const productEventStatements = eventStatements(productAnalytics)

/**
 * Visits in D1, at a time in milliseconds UTC.
 *
 * @param trackedRows rows of a day beyond which visits are no longer stored
 */
export function d1Tracking(db: Database, now: number, trackedRows: number) {
  const full = { limit: trackedRows, from: billedFrom(now) }

  async function recordEvent(
    statements: typeof interactionStatements,
    row: InteractionRow | ProductEventRow,
    counts: Count[],
  ): Promise<void> {
    const leftOut = isSampled() ? untrackedCounts('daily_limit', now, SAMPLE) : []
    const values = { ...row, ...full, counts: JSON.stringify(counts), left_out: JSON.stringify(leftOut) }
    await withRetry(() => db.$client.batch(statements(db, values)))
  }

  return {
    ...trackingStatistics(
      {
        interactions: newestRows(db, now, customerInteractions),
        productEvents: newestRows(db, now, productAnalytics),
        counts: d1Counts(db),
      },
      now,
    ),

    async recordInteraction(input: NewInteraction): Promise<Interaction> {
      const row = interactionRow(input, now)
      await recordEvent(interactionStatements, row, interactionCounts(row))
      return toInteraction(row)
    },

    async recordProductEvent(input: NewProductEvent): Promise<ProductEvent> {
      const row = productEventRow(input, now)
      await recordEvent(productEventStatements, row, isSampled() ? productEventCounts(now, SAMPLE) : [])
      return toProductEvent(row)
    },

    /** Counts an event that is not stored; `events` where one of a sample counts for several. */
    async countUntracked(reason: UntrackedReason, events = 1): Promise<void> {
      const isFull = hasWritten(full.limit, full.from)
      const isCounted = events > 1 || isSampled() ? sql`true` : sql`NOT ${isFull}`
      const counted = sql`
        SELECT 'untracked' AS metric, ${dayOf(now)} AS day, ${reason} AS key,
          iif(${isFull}, ${SAMPLE}, ${events}) AS count, 0 AS value
        WHERE ${isCounted}`
      // Not idempotent, because there is no row that shows whether it was counted.
      await withRetry(() => addCounts(db, counted).execute(), 1)
    },
  }
}

/** Builds the statement that stores the interaction of another row, unless a condition holds. */
export function insertInteraction(db: Database, row: InteractionRow, unless: SQL) {
  return insertUnless(db, customerInteractions, row, unless).onConflictDoNothing()
}

/** @returns the condition that an interaction is stored */
export function isInteractionStored({ id }: InteractionRow): SQL {
  return exists(customerInteractions, sql`id = ${id}`)
}

/** Builds the statement that stores the product event of another row, unless a condition holds. */
export function insertProductEvent(db: Database, row: ProductEventRow, unless: SQL) {
  return insertUnless(db, productAnalytics, row, unless)
}

/** One placeholder for each column, with the column's name. */
function placeholdersOf<Table extends SQLiteTable>(table: Table) {
  const columns = Object.keys(getTableColumns(table)) as (keyof Table['$inferSelect'] & string)[]
  return recordOf(columns, (name) => sql.placeholder(name))
}
