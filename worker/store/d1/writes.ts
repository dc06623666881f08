import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { recordOf } from '#contract/record-of.ts'
import {
  interactionRow,
  linkedInteraction,
  orderEventRow,
  orderRow,
  productEventRow,
  toInteraction,
  toProductEvent,
} from '../rows.ts'
import { interactionCounts, orderCounts, untrackedCounts } from '../rules/counts.ts'
import { chatOrders, customerInteractions, productAnalytics } from '../schema.ts'
import type { Store } from '../store.ts'
import { cachedStatements } from './cached-statements.ts'
import { countEvent } from './counts.ts'
import type { Database } from './database.ts'
import { exists, insertUnless } from './guards.ts'
import { withRetry } from './with-retry.ts'

/** Counts and inserts an interaction: the columns of the row, and `counts`. */
const interactionStatements = cachedStatements((db) => {
  const row = placeholdersOf(customerInteractions)
  const isStored = exists(customerInteractions, sql`id = ${row.id}`)
  return [
    countEvent(db, sql.placeholder('counts'), isStored),
    db.insert(customerInteractions).values(row).onConflictDoNothing(),
  ]
})

/** Inserts a product event: the columns of the row. */
const productEventStatements = cachedStatements((db) => [
  db.insert(productAnalytics).values(placeholdersOf(productAnalytics)).onConflictDoNothing(),
])

/*
 * A batch is one transaction. Within it, counts and the rows that are stored with another come before it and depend on
 * its absence, so that a batch can be retried after it succeeded without an acknowledgement.
 */
export function d1Writes(db: Database, now: number) {
  return {
    async recordInteraction(input) {
      const row = interactionRow(input, now)
      const values = { ...row, counts: JSON.stringify(interactionCounts(row)) }
      await withRetry(() => db.$client.batch(interactionStatements(db, values)))
      return toInteraction(row)
    },

    async recordProductEvent(input) {
      const row = productEventRow(input, now)
      await withRetry(() => db.$client.batch(productEventStatements(db, row)))
      return toProductEvent(row)
    },

    async recordOrder(input) {
      const row = orderRow(input, now)
      const { reference, user_session, placement, pack } = { ...row, ...input }
      const linked = linkedInteraction('whatsapp_click', input, { placement, ...(pack && { pack }) }, now)
      const event = orderEventRow(input, now)
      // A sale loses its session when the visitor deletes it.
      const isStored = exists(
        chatOrders,
        sql`id = ${row.id} OR (reference = ${reference} AND user_session = ${user_session})`,
      )
      const results = await db.batch([
        countEvent(db, [...orderCounts(row), ...interactionCounts(linked)], isStored),
        insertUnless(db, productAnalytics, event, isStored),
        insertUnless(db, customerInteractions, linked, isStored),
        insertUnless(db, chatOrders, row, isStored),
        db
          .select({ id: chatOrders.id })
          .from(chatOrders)
          .where(and(eq(chatOrders.reference, reference), eq(chatOrders.user_session, user_session))),
      ])
      return { id: results[4][0]?.id ?? row.id, reference }
    },

    async countUntracked(reason, events = 1) {
      // Not idempotent, because there is no row that shows whether it was counted.
      await withRetry(() => countEvent(db, untrackedCounts(reason, now, events)).execute(), 1)
    },
  } satisfies Partial<Store>
}

/** One placeholder for each column, with the column's name. */
function placeholdersOf<Table extends SQLiteTable>(table: Table) {
  const columns = Object.keys(getTableColumns(table)) as (keyof Table['$inferSelect'] & string)[]
  return recordOf(columns, (name) => sql.placeholder(name))
}
