import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Store } from '../index.ts'
import { saleRow, toOrder } from '../rows.ts'
import { changedOrder, orderSearch, searchedReferences } from '../rules/orders.ts'
import { chatOrders } from '../schema.ts'
import type { Database } from './database.ts'
import { exists } from './exists.ts'
import { insertUnless } from './insert-unless.ts'
import { countSale } from './order-counts.ts'
import { materializeOrders } from './rollup/ranges.ts'
import { withRetry } from './with-retry.ts'

/** Orders returned by a search: a copied link has one reference in many orders. */
const MAX_CANDIDATES = 50

/** The owner's search, sales and marks. */
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
          ...countSale(db, row.id, -1),
          insertUnless(db, chatOrders, row, isStored),
          ...countSale(db, row.id, 1),
          db.select().from(chatOrders).where(eq(chatOrders.id, row.id)),
          ...materializeOrders(db, now),
        ]),
      )
      const [stored] = results[5]
      return stored && toOrder(stored)
    },

    async changeOrder(id, change) {
      const [before] = await withRetry(() =>
        db.select().from(chatOrders).where(eq(chatOrders.id, id)).execute(),
      )
      if (!before) return undefined
      const { status, amount, quantity, note, sold_at } = changedOrder(before, change, now)
      await withRetry(() =>
        db.batch([
          ...countSale(db, id, -1),
          db.update(chatOrders).set({ status, amount, quantity, note, sold_at }).where(eq(chatOrders.id, id)),
          ...countSale(db, id, 1),
          ...materializeOrders(db, now),
        ]),
      )
      return toOrder({ ...before, status, amount, quantity, note, sold_at })
    },
  }
}
