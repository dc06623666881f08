import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { iso, midnightOf } from '../contract/days.ts'
import { LIMITS } from '../contract/limits.ts'
import { recordOf } from '../contract/record-of.ts'
import { PAISE_PER_RUPEE as PAISE, pick } from '../d1/columns.ts'
import type { Database } from '../d1/database.ts'
import { DayFull } from '../d1/day-full.ts'
import { exists, insertWhere } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import { firstIdAt } from '../lib/ids.ts'
import type { Change, Day } from '../statistics/contract.ts'
import {
  COUNT,
  type Count,
  changeOf,
  countDays,
  KEY_COUNT,
  type KeyCount,
  sumByDay,
  sumDays,
} from '../statistics/counts.ts'
import type { DayRoom } from '../statistics/day-room.ts'
import { type Page, rowsOnPage } from '../statistics/lists.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import { topRows } from '../statistics/top-rows.ts'
import { joinKey } from '../tracking/contract.ts'
import { INTERACTION_COUNTS } from '../tracking/counts.ts'
import {
  deleteClick,
  insertInteraction,
  insertProductEvent,
  isInteractionStored,
} from '../tracking/queries.ts'
import { linkedInteraction } from '../tracking/row.ts'
import { ORDER_DIMENSIONS, type OrderDimension } from './constants.ts'
import type { ChangedOrder, Closed, Order, OrderChange, OrderRefusal, OrderStats } from './contract.ts'
import { CLICK_COUNTS } from './counts.ts'
import { findErased, isErasedReference, noteErased } from './erased.ts'
import type { NewOrder, NewSale } from './input.ts'
import { openOrders, orderLists } from './lists.ts'
import { orderLots } from './lots.ts'
import {
  applyOrderChange,
  changedIn,
  eraseOrder,
  isSame,
  orderEventRow,
  orderRow,
  refusalOf,
  saleRow,
} from './row.ts'
import { SALES_SUM, type SalesBy, type SalesSum, salesByDay, sumSales } from './sales.ts'
import { chatOrders, type OrderRow, orderColumns } from './table.ts'

/** The condition that there is an order with a reference. */
const hasReference = (reference: string) => sql`(
  ${exists(chatOrders, sql`status <> 'clicked' AND reference = ${reference}`)}
  OR EXISTS (${openOrders(sql`1`, sql`reference = ${reference}`)}))`

/** Beyond the day's limit of clicks, so many times as many orders are stored, as their rows alone. */
const ORDERS_ALONE = 3

/** Orders in D1, at a time in milliseconds UTC. */
export function orderQueries(db: Database, now: number, room: DayRoom) {
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
    change: (row: OrderRow) => OrderRow | undefined,
    also: (
      before: OrderRow,
    ) => (ReturnType<typeof noteErased> | ReturnType<typeof deleteClick>[number])[] = () => [],
  ): Promise<{ before: OrderRow; after: OrderRow } | undefined> {
    const query = db.select().from(chatOrders).where(eq(chatOrders.id, id))
    const [[before]] = await db.batch([query])
    if (!before) return undefined
    const after = change(before)
    if (after && isSame(before, after)) return { before, after }
    const unchanged = Object.entries(getTableColumns(chatOrders)).map(
      ([name, column]) => sql`${column} IS ${sql.param(before[name as keyof OrderRow], column)}`,
    )
    const isBefore = sql`id = ${id} AND ${sql.join(unchanged, sql` AND `)}`
    const [{ meta }, [stored]] = await db.batch([
      after
        ? db.update(chatOrders).set(changedIn(before, after)).where(isBefore)
        : db.delete(chatOrders).where(isBefore),
      query,
      ...also(before),
    ])
    // Another request has changed it meanwhile, be it to the same, which this one then finds as it is.
    if (stored && meta.changes === 0) return rewrite(id, change, also)
    return stored && { before, after: stored }
  }

  return {
    ...orderLists(db, now),
    ...orderLots(db),

    /** Only the summary and the jars have the days that the period is compared with. */
    async orderStats(page: Page): Promise<OrderStats> {
      const period = periodOf(now, page)
      const { previous: _, ...days } = period
      const clicks = Object.keys(CLICK_COUNTS.keys) as (keyof typeof CLICK_COUNTS.keys)[]
      const [data, sales, clicked, clickedDays, seen] = await db.batch([
        rowsOnPage(db, orderColumns, now, page),
        selectFrom<SalesSum>(db, SALES_SUM, sumSales(period)),
        selectFrom<KeyCount>(db, KEY_COUNT, sumDays(CLICK_COUNTS, clicks, days)),
        selectFrom<Count>(db, COUNT, countDays(CLICK_COUNTS, ['clicked:pack'], period)),
        selectFrom<KeyCount>(db, KEY_COUNT, sumDays(INTERACTION_COUNTS, ['seen:source'], days)),
      ])
      return { data, ...orderNumbers(sales, [...clicked, ...seen], clickedDays, period) }
    },

    /**
     * Stores a click on an order link, with its product event and its `whatsapp_click` interaction in the same
     * transaction; beyond the day's limit without these. A browser session stores a reference once: repeated, nothing is
     * written.
     *
     * @throws DayFull
     */
    async recordOrder(input: NewOrder): Promise<{ id: string; reference: string }> {
      const row = orderRow(input, now)
      const { reference, user_session, placement, pack } = { ...row, ...input }
      const linked = linkedInteraction('whatsapp_click', input, { placement, ...(pack && { pack }) }, now)
      // A sale loses its session when the visitor deletes it. The click of an earlier attempt outlives an order that the
      // owner has erased since.
      const isRow = exists(chatOrders, sql`id = ${row.id}`)
      const isRepeated = exists(chatOrders, sql`user_session = ${user_session} AND reference = ${reference}`)
      const isStored = sql`(${isInteractionStored(linked)} OR ${isRow})`
      const hasRoom = sql`${room.left('order', ORDERS_ALONE * room.limits.order)} > 0`
      const isWhole = sql`${isRow} AND ${room.left('order')} >= 0`
      const results = await db.batch([
        insertWhere(db, chatOrders, row, sql`NOT ${isStored} AND NOT ${isRepeated} AND ${hasRoom}`),
        room.raise('order'),
        insertInteraction(db, linked, isWhole),
        insertProductEvent(db, orderEventRow(input, now), isInteractionStored(linked)),
        selectFrom<{ id: string | null }>(
          db,
          ['id'],
          sql`SELECT coalesce((
            SELECT id FROM ${chatOrders} WHERE user_session = ${user_session} AND reference = ${reference}),
            iif(${isStored}, ${row.id}, NULL)) AS id`,
        ),
      ])
      const id = results[4][0]?.id
      if (!id) throw new DayFull('order')
      return { id, reference }
    },

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
      const rows = await rewrite(id, (before) => {
        const after = applyOrderChange(before, change, now)
        refusal = refusalOf(before, after, change)
        return refusal ? before : after
      })
      return (
        rows && { refusal, before: pick(rows.before, orderColumns), order: pick(rows.after, orderColumns) }
      )
    },

    /**
     * Deletes an order that was not sold. A sale stays in the accounts under another id, without what leads to a person, and
     * the two rows of its click are deleted. Repeated, it changes nothing.
     */
    async deleteOrder(id: string): Promise<void> {
      await rewrite(id, eraseOrder, ({ status, reference, user_session, clicked_at }) => [
        ...(status === 'sold' && reference ? [noteErased(db, reference)] : []),
        ...(status === 'sold' && user_session && clicked_at ? deleteClick(db, user_session, clicked_at) : []),
      ])
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

/**
 * Makes the answer of sums of sales and counts of clicks.
 *
 * @param counts of `CLICK_COUNTS`, and of prices seen
 * @param clicks those of one dimension, day by day
 */
export function orderNumbers(
  sales: readonly SalesSum[],
  counts: readonly KeyCount[],
  clicks: readonly Count[],
  period: Period,
): Omit<OrderStats, 'data'> {
  const clicked = sumByDay(clicks, period.days)
  return {
    summary: summaryOf(sales, clicks, period),
    series: salesByDay(sales, period.days).map((sold, index) => ({
      ...sold,
      clicked: clicked[index]?.count ?? 0,
    })),
    breakdowns: recordOf(ORDER_DIMENSIONS, (dimension) =>
      breakdown(sales, counts, dimension),
    ) as OrderStats['breakdowns'],
    jars: jarsByPack(sales),
  }
}

function summaryOf(sales: readonly SalesSum[], clicks: readonly Count[], period: Period) {
  const change = (by: SalesBy, name: 'orders' | 'jars' | 'paise', unit = 1): Change => {
    const sumOf = (previous: 0 | 1) =>
      sales
        .filter((sum) => sum.by === by && sum.previous === previous)
        .reduce((total, sum) => total + sum[name], 0) / unit
    return { inRange: sumOf(0), previous: sumOf(1) }
  }
  return {
    clicked: changeOf(clicks, period),
    sold: change('day', 'orders'),
    rupees: change('day', 'paise', PAISE),
    jars: change('day', 'jars'),
    refunded: change('refunded', 'paise', PAISE),
  }
}

/** Sorted by rupees, which the bars of the dashboard draw. Sales without a click are `UNKNOWN`, so that the rows add up to all. */
function breakdown(sales: readonly SalesSum[], counts: readonly KeyCount[], dimension: OrderDimension) {
  const none = { paise: 0, sold: 0, clicked: 0, seen: 0 }
  const countsOf = (metric: string, name: 'clicked' | 'seen') =>
    counts
      .filter((count) => count.metric === metric)
      .map(({ key, inRange }) => ({ ...none, key: joinKey(dimension, key), [name]: inRange }))
  const rows = [
    ...sales
      .filter(({ by, previous }) => by === dimension && !previous)
      .map(({ key, orders, paise }) => ({ ...none, key: joinKey(dimension, key), paise, sold: orders })),
    ...countsOf(`clicked:${dimension}`, 'clicked'),
    ...(dimension === 'source' ? countsOf('seen:source', 'seen') : []),
  ]
  return topRows(rows, ['paise', 'sold', 'clicked', 'seen']).map(({ paise, seen, ...row }) => ({
    ...row,
    rupees: paise / PAISE,
    ...(dimension === 'source' && { seen }),
  }))
}

function jarsByPack(sales: readonly SalesSum[]): OrderStats['jars'] {
  const rows = sales
    .filter(({ by }) => by === 'pack')
    .map(({ key, jars, paise, previous }) =>
      previous ? { key, jars: 0, previous: jars, paise: 0 } : { key, jars, previous: 0, paise },
    )
  return topRows(rows, ['jars', 'previous', 'paise']).map(({ paise, ...row }) => ({
    ...row,
    rupees: paise / PAISE,
  }))
}
