import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { LIMITS } from '../contract/limits.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertUnless } from '../d1/guards.ts'
import { iso, midnightOf } from '../lib/days.ts'
import { firstIdAt } from '../lib/ids.ts'
import type { Day } from '../statistics/contract.ts'
import { difference } from '../statistics/counts.ts'
import { countEvent, newestRows } from '../statistics/d1.ts'
import { insertInteraction, insertProductEvent, isInteractionStored } from '../tracking/d1.ts'
import { interactionCounts } from '../tracking/metrics.ts'
import { linkedInteraction } from '../tracking/row.ts'
import type { Closed, Order, OrderChange, OrderRefusal } from './contract.ts'
import { d1OrderLists, listedOrders, openOrders } from './d1-lists.ts'
import type { NewOrder, NewSale } from './input.ts'
import { orderCounts } from './metrics.ts'
import { orderStatistics } from './numbers.ts'
import { applyOrderChange, erasureOf, orderEventRow, orderRow, refusalOf, saleRow, toOrder } from './row.ts'
import { chatOrders, type OrderRow } from './table.ts'

/** What an order must still be when it is written. */
const GUARDED = Object.keys(getTableColumns(chatOrders)) as (keyof OrderRow)[]

/** The condition that there is an order with a reference. */
const hasReference = (reference: string) => sql`(
  ${exists(chatOrders, sql`status <> 'clicked' AND reference = ${reference}`)}
  OR EXISTS (${openOrders(sql`1`, sql`reference = ${reference}`)}))`

/** @returns the columns that change: SQLite writes the entries of an index for each one that is set */
function changedIn(row: OrderRow, columns: Partial<OrderRow>): Partial<OrderRow> {
  const names = Object.keys(columns) as (keyof OrderRow)[]
  return Object.fromEntries(
    names.filter((name) => columns[name] !== row[name]).map((name) => [name, columns[name]]),
  )
}

/** The Store's part for orders. */
export type Orders = ReturnType<typeof d1Orders>

/** Orders in D1, at a time in milliseconds UTC. */
export function d1Orders(db: Database, now: number) {
  /**
   * Writes columns of an order, or deletes it where there are none, and corrects its counts. An order that another request
   * changes between reading and writing is read again.
   *
   * @param columnsOf returns what is to be written of the order as it is, or why it is refused
   */
  async function rewrite(
    id: string,
    columnsOf: (row: OrderRow) => Partial<OrderRow> | OrderRefusal | undefined,
  ): Promise<OrderRow | OrderRefusal | undefined> {
    const query = db.select().from(chatOrders).where(eq(chatOrders.id, id))
    const [[before]] = await db.batch([query])
    if (!before) return undefined
    const wanted = columnsOf(before)
    if (typeof wanted === 'string') return wanted
    const columns = wanted && changedIn(before, wanted)
    if (columns && Object.keys(columns).length === 0) return before
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
    ...orderStatistics({ all: newestRows(db, now, chatOrders), listed: listedOrders(db, now) }, now),
    ...d1OrderLists(db, now),

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
        sql`id = ${row.id}`,
      )} OR ${exists(chatOrders, sql`user_session = ${user_session} AND reference = ${reference}`)}`
      const results = await db.batch([
        countEvent(db, [...orderCounts(row), ...interactionCounts(linked)], isStored),
        insertProductEvent(db, orderEventRow(input, now), isStored),
        insertUnless(db, chatOrders, row, isStored),
        insertInteraction(db, linked, sql`NOT ${exists(chatOrders, sql`id = ${row.id}`)}`),
        db
          .select({ id: chatOrders.id })
          .from(chatOrders)
          .where(and(eq(chatOrders.user_session, user_session), eq(chatOrders.reference, reference))),
      ])
      return { id: results[4][0]?.id ?? row.id, reference }
    },

    /**
     * Stores a sale whose click was not recorded. With a key that is stored, nothing is written, and the stored row returned.
     * Undefined, and nothing written, if its reference has another order.
     */
    async recordSale(input: NewSale): Promise<Order | undefined> {
      const row = saleRow(input, now)
      const isRow = sql`idempotency_key = ${row.idempotency_key}`
      const isStored =
        row.reference === null
          ? exists(chatOrders, isRow)
          : sql`${exists(chatOrders, isRow)} OR ${hasReference(row.reference)}`
      const [, , [stored]] = await db.batch([
        countEvent(db, orderCounts(row), isStored),
        insertUnless(db, chatOrders, row, isStored),
        db.select().from(chatOrders).where(isRow),
      ])
      return stored && toOrder(stored)
    },

    /** Marks or corrects an order, and its counts with it. Idempotent. Undefined if there is no such order. */
    async changeOrder(id: string, change: OrderChange): Promise<Order | OrderRefusal | undefined> {
      const row = await rewrite(id, (before) => {
        const { id: _, ...columns } = applyOrderChange(before, change, now)
        return refusalOf(before, { ...before, ...columns }, change) ?? columns
      })
      return typeof row === 'object' ? toOrder(row) : row
    },

    /**
     * Deletes an order that was not sold, and its counts. A sale stays in the accounts without what leads to a person.
     * Repeated, it changes nothing.
     */
    async deleteOrder(id: string): Promise<void> {
      await rewrite(id, erasureOf)
    },

    /** Marks open orders that were clicked before a day as not sold, the oldest `LIMITS.closedOrders` of them. */
    async closeOrders(before: Day): Promise<Closed> {
      const isOld = sql`id < ${firstIdAt(midnightOf(before))}`
      const isDone = sql`status = 'cancelled' AND cancelled_at = ${now}`
      const toClose = openOrders(
        sql`id`,
        sql`${isOld} AND NOT ${exists(chatOrders, isDone)} ORDER BY id LIMIT ${LIMITS.closedOrders}`,
      )
      const [, [closed], more] = await db.batch([
        db
          .update(chatOrders)
          .set({ status: 'cancelled', cancelled_at: iso(now) })
          .where(sql`id IN (${toClose})`),
        db.select({ count: sql<number>`count(*)` }).from(chatOrders).where(isDone),
        db
          .select({ id: chatOrders.id })
          .from(chatOrders)
          .where(sql`id IN (${openOrders(sql`id`, sql`${isOld} LIMIT 1`)})`)
          .orderBy(desc(chatOrders.id)),
      ])
      return { closed: closed?.count ?? 0, closed_at: iso(now), more: more.length > 0 }
    },

    /** Opens the orders again that were closed at a time. Returns how many. */
    async reopenOrders(closedAt: string): Promise<number> {
      const [{ meta }] = await db.batch([
        db
          .update(chatOrders)
          .set({ status: 'clicked', cancelled_at: null })
          .where(
            sql`status = 'cancelled' AND cancelled_at = ${Date.parse(closedAt)} AND clicked_at IS NOT NULL`,
          ),
      ])
      return meta.changes
    },
  }
}
