import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { OrderChange } from '#contract/inputs/orders.ts'
import { findReferences } from '#contract/order-reference.ts'
import type { Order } from '#contract/orders.ts'
import { applyOrderChange, saleRow, toOrder } from '../rows.ts'
import { difference, orderCounts } from '../rules/counts.ts'
import { chatOrders } from '../schema.ts'
import type { Store } from '../store.ts'
import { countEvent } from './counts.ts'
import type { Database } from './database.ts'
import { exists, insertUnless } from './guards.ts'

/** Orders returned by a search: a copied link has one reference in many orders. */
const MAX_CANDIDATES = 50

/** The columns that the owner changes. */
const CHANGED = ['status', 'sold_at', 'amount', 'quantity', 'note'] as const

/** The owner's search, sales and marks. */
export function d1Orders(db: Database, now: number) {
  /** An order that another request changes between reading and writing is read again. */
  async function changeOrder(id: string, change: OrderChange): Promise<Order | undefined> {
    const query = db.select().from(chatOrders).where(eq(chatOrders.id, id))
    const [[before]] = await db.batch([query])
    if (!before) return undefined
    const after = applyOrderChange(before, change, now)
    const unchanged = CHANGED.map(
      (name) => sql`${chatOrders[name]} IS ${sql.param(before[name], chatOrders[name])}`,
    )
    const isBefore = sql`id = ${id} AND ${sql.join(unchanged, sql` AND `)}`
    const { status, sold_at, amount, quantity, note } = after
    const [, , [stored]] = await db.batch([
      countEvent(
        db,
        difference(orderCounts(before), orderCounts(after)),
        sql`NOT ${exists(chatOrders, isBefore)}`,
      ),
      db.update(chatOrders).set({ status, sold_at, amount, quantity, note }).where(isBefore),
      query,
    ])
    if (stored && CHANGED.some((name) => stored[name] !== after[name])) return changeOrder(id, change)
    return stored && toOrder(stored)
  }

  return {
    async findOrders(typed) {
      const [rows] = await db.batch([
        db
          .select()
          .from(chatOrders)
          .where(inArray(chatOrders.reference, findReferences(typed)))
          .orderBy(desc(chatOrders.id))
          .limit(MAX_CANDIDATES),
      ])
      return rows.map(toOrder)
    },

    async recordSale(input) {
      const row = saleRow(input, now)
      const isStored = exists(chatOrders, sql`id = ${row.id} OR reference = ${row.reference}`)
      const [, , [stored]] = await db.batch([
        countEvent(db, orderCounts(row), isStored),
        insertUnless(db, chatOrders, row, isStored),
        db.select().from(chatOrders).where(eq(chatOrders.id, row.id)),
      ])
      return stored && toOrder(stored)
    },

    changeOrder,
  } satisfies Partial<Store>
}
