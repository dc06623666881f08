import { desc, eq, inArray, sql } from 'drizzle-orm'
import { type OrderRow, saleRow, toOrder } from '../rows.ts'
import { saleKeys } from '../rules/counts.ts'
import { orderSearch, searchedReferences, statusAfter } from '../rules/orders.ts'
import { chatOrders } from '../schema.ts'
import type { Store } from '../store.ts'
import { addCounts, dayIn } from './counts.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { insertUnless } from './insert-unless.ts'
import { withRetry } from './with-retry.ts'

/** Orders returned by a search: a copied link has one reference in many orders. */
const MAX_CANDIDATES = 50

/**
 * The owner's search, sales and marks. A batch that changes an order removes what the stored row counts, changes it, and
 * adds what it counts then: however often it runs, and whatever runs beside it, a sale is counted once.
 */
export function d1Orders(
  db: Database,
  now: number,
): Pick<Store, 'findOrders' | 'recordSale' | 'changeOrder'> {
  return {
    async findOrders(typed) {
      const found = searchedReferences(typed)
      const references = found.map(({ reference }) => reference)
      const rows = await withRetry(() =>
        db
          .select()
          .from(chatOrders)
          .where(inArray(chatOrders.reference, references))
          .orderBy(desc(chatOrders.id))
          .limit(MAX_CANDIDATES)
          .execute(),
      )
      return orderSearch(found, rows)
    },

    async recordSale(input) {
      const row = saleRow(input, now)
      const isStored = exists(
        chatOrders,
        row.reference === null ? sql`id = ${row.id}` : sql`reference = ${row.reference}`,
      )
      const results = await withRetry(() =>
        db.batch([
          countSale(db, row, -1),
          insertUnless(db, chatOrders, row, isStored),
          countSale(db, row, 1),
          db.select().from(chatOrders).where(eq(chatOrders.id, row.id)),
        ]),
      )
      const [stored] = results[3]
      return stored && toOrder(stored)
    },

    /** Columns that are left out keep what they have when the batch runs. */
    async changeOrder(id, change) {
      const [before] = await withRetry(() =>
        db.select().from(chatOrders).where(eq(chatOrders.id, id)).execute(),
      )
      if (!before) return undefined
      const { amount, quantity, note } = change
      const status = statusAfter(before, change)
      const sold_at = status === 'sold' ? sql`coalesce(sold_at, ${now})` : null
      const results = await withRetry(() =>
        db.batch([
          countSale(db, before, -1),
          db.update(chatOrders).set({ status, sold_at, amount, quantity, note }).where(eq(chatOrders.id, id)),
          countSale(db, before, 1),
          db.select().from(chatOrders).where(eq(chatOrders.id, id)),
        ]),
      )
      const [changed] = results[3]
      return changed && toOrder(changed)
    },
  }
}

/**
 * Builds the statement that adds the sale of a stored order to the counts, or removes it. An order that is not sold, or
 * not stored, counts nothing.
 *
 * @param order its keys, which never change; day and amount are the stored row's
 * @param sign -1 to remove, 1 to add
 */
function countSale(db: Database, order: OrderRow, sign: -1 | 1) {
  return addCounts(
    db,
    sql`
      SELECT keys.value ->> 'metric' AS metric, ${dayIn(sql`sold_at`)} AS day, keys.value ->> 'key' AS key,
        ${sign} AS count, ${sign} * coalesce(amount, 0) AS value
      FROM (SELECT * FROM ${chatOrders} WHERE id = ${order.id} AND status = 'sold'),
        json_each(${JSON.stringify(saleKeys(order))}) AS keys`,
  )
}
