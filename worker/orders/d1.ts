import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../d1/database.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { difference } from '../statistics/counts.ts'
import { countEvent, newestRows } from '../statistics/d1.ts'
import { insertInteraction, insertProductEvent, isInteractionStored } from '../tracking/d1.ts'
import { interactionCounts } from '../tracking/metrics.ts'
import { linkedInteraction } from '../tracking/row.ts'
import { findReferences, type Order, type OrderChange } from './contract.ts'
import type { NewOrder, NewSale } from './input.ts'
import { orderCounts } from './metrics.ts'
import { orderStatistics } from './numbers.ts'
import { applyOrderChange, erasureOf, orderEventRow, orderRow, saleRow, toOrder } from './row.ts'
import { chatOrders, type OrderRow } from './table.ts'

/** Orders returned by a search: a copied link has one reference in many orders. */
const MAX_CANDIDATES = 50

/** What an order must still be when it is written: all that the owner changes, erases or that is counted. */
const GUARDED = ['status', 'sold_at', 'amount', 'quantity', 'note', 'source', 'page'] as const

/** The Store's part for orders. */
export type Orders = ReturnType<typeof d1Orders>

/** Orders in D1, at a time in milliseconds UTC. */
export function d1Orders(db: Database, now: number) {
  /**
   * Writes columns of an order, or deletes it where there are none, and corrects its counts. An order that another request
   * changes between reading and writing is read again.
   *
   * @param columnsOf returns what is to be written of the order as it is
   */
  async function rewrite(
    id: string,
    columnsOf: (row: OrderRow) => Partial<OrderRow> | undefined,
  ): Promise<OrderRow | undefined> {
    const query = db.select().from(chatOrders).where(eq(chatOrders.id, id))
    const [[before]] = await db.batch([query])
    if (!before) return undefined
    const columns = columnsOf(before)
    const after = columns && { ...before, ...columns }
    const unchanged = GUARDED.map(
      (name) => sql`${chatOrders[name]} IS ${sql.param(before[name], chatOrders[name])}`,
    )
    const isBefore = sql`id = ${id} AND ${sql.join(unchanged, sql` AND `)}`
    const [, , [stored]] = await db.batch([
      countEvent(
        db,
        difference(orderCounts(before), after ? orderCounts(after) : []),
        sql`NOT ${exists(chatOrders, isBefore)}`,
      ),
      columns ? db.update(chatOrders).set(columns).where(isBefore) : db.delete(chatOrders).where(isBefore),
      query,
    ])
    if (stored && (!after || GUARDED.some((name) => stored[name] !== after[name])))
      return rewrite(id, columnsOf)
    return stored
  }

  return {
    ...orderStatistics(newestRows(db, now, chatOrders), now),

    /**
     * Stores a click on an order link, with its product event and its `whatsapp_click` interaction in the same
     * transaction. A browser session stores a reference once: repeated, nothing is written.
     */
    async recordOrder(input: NewOrder): Promise<{ id: string; reference: string }> {
      const row = orderRow(input, now)
      const { reference, user_session, placement, pack } = { ...row, ...input }
      const linked = linkedInteraction('whatsapp_click', input, { placement, ...(pack && { pack }) }, now)
      // A sale loses its session when the visitor deletes it. The click of an earlier attempt outlives an order that the
      // owner has erased since.
      const isStored = sql`${isInteractionStored(linked)} OR ${exists(
        chatOrders,
        sql`id = ${row.id} OR (reference = ${reference} AND user_session = ${user_session})`,
      )}`
      const results = await db.batch([
        countEvent(db, [...orderCounts(row), ...interactionCounts(linked)], isStored),
        insertProductEvent(db, orderEventRow(input, now), isStored),
        insertUnless(db, chatOrders, row, isStored),
        insertInteraction(db, linked, sql`NOT ${exists(chatOrders, sql`id = ${row.id}`)}`),
        db
          .select({ id: chatOrders.id })
          .from(chatOrders)
          .where(and(eq(chatOrders.reference, reference), eq(chatOrders.user_session, user_session))),
      ])
      return { id: results[4][0]?.id ?? row.id, reference }
    },

    /** Finds the orders of a reference, or of the references in a message, newest first. */
    async findOrders(typed: string): Promise<Order[]> {
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

    /**
     * Stores a sale whose click was not recorded. With an id that is stored, nothing is written, and the stored row returned.
     * Undefined, and nothing written, if its reference has another order.
     */
    async recordSale(input: NewSale): Promise<Order | undefined> {
      const row = saleRow(input, now)
      const isStored = exists(chatOrders, sql`id = ${row.id} OR reference = ${row.reference}`)
      const [, , [stored]] = await db.batch([
        countEvent(db, orderCounts(row), isStored),
        insertUnless(db, chatOrders, row, isStored),
        db.select().from(chatOrders).where(eq(chatOrders.id, row.id)),
      ])
      return stored && toOrder(stored)
    },

    /** Marks or corrects an order, and its counts with it. Idempotent. Undefined if there is no such order. */
    async changeOrder(id: string, change: OrderChange): Promise<Order | undefined> {
      const row = await rewrite(id, (before) => {
        const { status, sold_at, amount, quantity, note } = applyOrderChange(before, change, now)
        return { status, sold_at, amount, quantity, note }
      })
      return row && toOrder(row)
    },

    /**
     * Deletes an order that was not sold, and its counts. A sale stays in the accounts without what leads to a person.
     * Repeated, it changes nothing.
     */
    async deleteOrder(id: string): Promise<void> {
      await rewrite(id, erasureOf)
    },
  }
}
