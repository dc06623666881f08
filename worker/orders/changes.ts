import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { isBilled } from '../bills/rules.ts'
import { keepBills, stepsOf } from '../bills/table.ts'
import { iso, MINUTE_MS, midnightOf } from '../contract/days.ts'
import { LIMITS } from '../contract/limits.ts'
import { pick } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { exists, insertWhere, isOneOf } from '../d1/guards.ts'
import { firstIdAt } from '../lib/ids.ts'
import type { Day } from '../statistics/contract.ts'
import { deleteClick } from '../tracking/queries.ts'
import { isToSend } from './conditions.ts'
import type { ChangedOrder, Closed, Order, OrderChange } from './contract.ts'
import { eraseOrder, findErased, isErasedReference, noteErased } from './erased.ts'
import type { NewSale, Sending } from './input.ts'
import { openOrders } from './lists.ts'
import { saleRow } from './row.ts'
import { applyOrderChange, changedColumns, isSameOrder, type OrderRefusal, refusalOf } from './rules.ts'
import { chatOrders, type OrderRow, orderColumns } from './table.ts'

/** The condition that there is an order with a reference. */
const hasReference = (reference: string) => sql`(
  ${exists(chatOrders, sql`status <> 'clicked' AND reference = ${reference}`)}
  OR EXISTS (${openOrders(sql`1`, sql`reference = ${reference}`)}))`

/** What the owner records, marks and erases, in D1, at a time in milliseconds UTC. */
export function orderChanges(db: Database, now: number) {
  /**
   * Writes what changes of an order, or deletes it. An order that another request changes between reading and writing is
   * read again.
   *
   * @param change returns the order as it is to be, or undefined to delete it
   * @param also builds further statements of the same batch
   * @returns the order before and after the change; undefined where there is none
   */
  async function rewrite(
    id: string,
    change: (row: OrderRow, isBilled: boolean) => OrderRow | undefined,
    also: (
      before: OrderRow,
      after: OrderRow | undefined,
    ) => (
      | ReturnType<typeof noteErased>
      | ReturnType<typeof deleteClick>[number]
      | ReturnType<typeof keepBills>
    )[] = () => [],
  ): Promise<{ before: OrderRow; after: OrderRow } | undefined> {
    const query = db.select().from(chatOrders).where(eq(chatOrders.id, id))
    const [[before], [documents]] = await db.batch([
      query,
      db.select({ steps: stepsOf(id) }).from(sql`(SELECT 1)`),
    ])
    if (!before) return undefined
    const steps = documents?.steps ?? 0
    const after = change(before, isBilled(steps))
    if (after && isSameOrder(before, after)) return { before, after }
    const unchanged = Object.entries(getTableColumns(chatOrders)).map(
      ([name, column]) => sql`${column} IS ${sql.param(before[name as keyof OrderRow], column)}`,
    )
    const isBefore = sql`id = ${id} AND ${stepsOf(id)} = ${steps} AND ${sql.join(unchanged, sql` AND `)}`
    const [{ meta }, [stored]] = await db.batch([
      after
        ? db.update(chatOrders).set(changedColumns(before, after)).where(isBefore)
        : db.delete(chatOrders).where(isBefore),
      query,
      ...also(before, after),
    ])
    // Another request has changed or billed the order in between. If it stored the same change, the next round writes nothing.
    if (stored && meta.changes === 0) return rewrite(id, change, also)
    return stored && { before, after: stored }
  }

  return {
    /**
     * Stores a sale whose click was not recorded. With a key that is stored, nothing is written, and the stored row returned.
     * Undefined, and nothing written, if its reference has another order, or had a sale that is erased.
     */
    async recordSale(input: NewSale): Promise<Order | undefined> {
      const row = saleRow(input, now)
      const isRow = sql`idempotency_key = ${row.idempotency_key}`
      const isStored =
        row.reference === null
          ? exists(chatOrders, isRow)
          : sql`${exists(chatOrders, isRow)} OR ${hasReference(row.reference)} OR ${isErasedReference(row.reference)}`
      const [, [stored]] = await db.batch([
        insertWhere(db, chatOrders, row, sql`NOT (${isStored})`),
        db.select(orderColumns).from(chatOrders).where(isRow),
      ])
      return stored
    },

    /** Finds those of some references whose sales were erased, and that have no order. */
    findErased: (references: string[]) => findErased(db, references),

    /** Marks or corrects an order. Idempotent. Undefined if there is no such order. */
    async changeOrder(id: string, change: OrderChange): Promise<ChangedOrder | undefined> {
      let refusal: OrderRefusal | undefined
      const rows = await rewrite(id, (before, isBilled) => {
        const after = applyOrderChange(before, change, now)
        refusal = refusalOf(before, after, change, isBilled)
        return refusal ? before : after
      })
      return (
        rows && { refusal, before: pick(rows.before, orderColumns), order: pick(rows.after, orderColumns) }
      )
    },

    /**
     * Deletes an order that was not sold. A sale stays in the accounts under another id, without what leads to a
     * person. The two rows of its click are deleted, too, unless the browser may still send the click again: it is
     * then known by them. Repeated, it changes nothing.
     */
    async deleteOrder(id: string): Promise<void> {
      const random = crypto.randomUUID()
      const erase = (row: OrderRow) => eraseOrder(row, random)
      await rewrite(id, erase, ({ status, reference, user_session, clicked_at }, after) => {
        const isDone = status === 'sold' || now - Date.parse(clicked_at ?? '') > MINUTE_MS
        return [
          ...(after ? [keepBills(db, id, after.id)] : []),
          ...(after && reference ? [noteErased(db, reference, after.id)] : []),
          ...(isDone && user_session && clicked_at ? deleteClick(db, user_session, clicked_at) : []),
        ]
      })
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

    /**
     * Marks those of some orders as sent that are still to be sent; with `undo` it takes back what was marked at that time. Not
     * repeated where its answer is lost, since the repeat would find nothing to mark.
     *
     * @returns the orders that were changed, as they are now
     */
    async markSent({ ids, undo }: Sending): Promise<Order[]> {
      const isMeant = undo ? sql`sent_at = ${Date.parse(undo)}` : isToSend
      const [changed] = await db.batchOnce([
        db
          .update(chatOrders)
          .set({ sent_at: undo ? null : iso(now) })
          .where(sql`${isOneOf(ids)(sql`id`)} AND ${isMeant}`)
          .returning(orderColumns),
      ])
      return changed
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
