import { desc, eq, inArray, sql } from 'drizzle-orm'
import { UNKNOWN } from '#contract/breakdowns.ts'
import type { OrderChange } from '#contract/inputs/orders.ts'
import { searchedReferences } from '#contract/order-reference.ts'
import { ORDER_DIMENSIONS } from '#contract/orders.ts'
import { saleRow, toOrder } from '../rows.ts'
import type { Metric } from '../rules/metrics.ts'
import { orderSearch } from '../rules/orders.ts'
import { chatOrders } from '../schema.ts'
import type { Store } from '../store.ts'
import { addCounts, dayIn } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { insertUnless } from './insert-unless.ts'

/** Orders returned by a search: a copied link has one reference in many orders. */
const MAX_CANDIDATES = 50

/**
 * The owner's search, sales and marks. A batch that changes an order removes what the stored row counts, changes it, and
 * adds what it counts then: however often it runs, and whatever runs beside it, a sale is counted once.
 */
export function d1Orders(db: Database, now: number) {
  return {
    async findOrders(typed) {
      const found = searchedReferences(typed)
      const references = found.map(({ reference }) => reference)
      const [rows] = await db.batch([
        db
          .select()
          .from(chatOrders)
          .where(inArray(chatOrders.reference, references))
          .orderBy(desc(chatOrders.id))
          .limit(MAX_CANDIDATES),
      ])
      return orderSearch(found, rows)
    },

    async recordSale(input) {
      const row = saleRow(input, now)
      const isStored = exists(
        chatOrders,
        row.reference === null ? sql`id = ${row.id}` : sql`id = ${row.id} OR reference = ${row.reference}`,
      )
      const results = await db.batch([
        countSale(db, row.id, -1),
        insertUnless(db, chatOrders, row, isStored),
        countSale(db, row.id, 1),
        db.select().from(chatOrders).where(eq(chatOrders.id, row.id)),
      ])
      const [stored] = results[3]
      return stored && toOrder(stored)
    },

    async changeOrder(id, change) {
      const isOrder = eq(chatOrders.id, id)
      const results = await db.batch([
        countSale(db, id, -1),
        db.update(chatOrders).set(columnsOf(change, now)).where(isOrder),
        countSale(db, id, 1),
        db.select().from(chatOrders).where(isOrder),
      ])
      const [changed] = results[3]
      return changed && toOrder(changed)
    },
  } satisfies Partial<Store>
}

/** @returns the columns that a change writes, as `changedOrder` does it: those that are left out keep what they have */
function columnsOf({ status, sold_at, amount, quantity, note }: OrderChange, now: number) {
  const columns = { amount, quantity, note }
  switch (status) {
    case undefined:
      return columns
    case 'sold':
      return { ...columns, status, sold_at: sold_at ?? sql`coalesce(sold_at, ${now})` }
    case 'cancelled':
      return { ...columns, status, sold_at: null }
    case 'clicked':
      return { ...columns, status: sql`iif(clicked_at IS NULL, 'cancelled', 'clicked')`, sold_at: null }
  }
}

/**
 * Builds the statement that adds the sale of a stored order to the counts, or removes it: what `saleCounts` returns. An
 * order that is not sold, or not stored, counts nothing.
 *
 * @param sign -1 to remove, 1 to add
 */
function countSale(db: Database, id: string, sign: -1 | 1) {
  const keys = ORDER_DIMENSIONS.map(
    (dimension) =>
      sql`${`sold:${dimension}` satisfies Metric}, coalesce(nullif(${chatOrders[dimension]}, ''), ${UNKNOWN})`,
  )
  return addCounts(
    db,
    sql`
      SELECT keys.key AS metric, ${dayIn(sql`sold_at`)} AS day, keys.value AS key, ${sign} AS count,
        ${sign} * coalesce(amount, 0) AS value
      FROM ${chatOrders}, json_each(json_object(
        ${sql.join(keys, sql`, `)}, 'sold_from_clicks', iif(clicked_at IS NULL, NULL, ''))) AS keys
      WHERE ${chatOrders.id} = ${id} AND status = 'sold' AND keys.value IS NOT NULL`,
  )
}
