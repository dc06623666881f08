import { and, between, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../d1/database.ts'
import { DAY_MS, dayOf, midnightOf } from '../lib/days.ts'
import { firstIdAt } from '../lib/ids.ts'
import { MAX_TO_DO, type Span } from '../statistics/contract.ts'
import { isIdOf, selectCounts } from '../statistics/d1.ts'
import type { List } from '../statistics/lists.ts'
import { namesDays, periodOf } from '../statistics/period.ts'
import { CLOSE_AFTER_DAYS, type LotTotals, NO_LOT, type Order, type OrdersToDo } from './contract.ts'
import type { OrderListPage } from './input.ts'
import { lotTotals } from './lots.ts'
import { readCursor } from './numbers.ts'
import { toOrder } from './row.ts'
import { chatOrders, type OrderRow } from './table.ts'

/** Orders returned by a search: a copied link has one reference in many orders. */
const MAX_CANDIDATES = 100

/** Rows of one read of a file. */
const FILE_PAGE_ROWS = 2500

/** Conditions as the partial indexes have them, which SQLite uses only for the same text. */
const isSold = sql`sold_at IS NOT NULL`
const isCancelled = sql`status = 'cancelled'`

/**
 * Builds a query of open orders from their index: SQLite would rather walk the whole table in the order of its ids.
 *
 * @param rest conditions, order and limit
 */
export function openOrders(columns: SQL, rest: SQL): SQL {
  return sql`SELECT ${columns} FROM ${chatOrders} INDEXED BY chat_orders_open WHERE status = 'clicked' AND ${rest}`
}

/** Lists and sums of orders that only the owner reads, in D1. */
export function d1OrderLists(db: Database, now: number) {
  return {
    /** Finds the orders of some references, newest first. */
    async findOrders(references: string[]): Promise<Order[]> {
      const isOne = sql`reference IN ${references}`
      const find = (where: SQL) =>
        db.select().from(chatOrders).where(where).orderBy(desc(chatOrders.id)).limit(MAX_CANDIDATES)
      const found = await db.batch([
        find(sql`id IN (${openOrders(sql`id`, isOne)})`),
        find(sql`status <> 'clicked' AND ${isOne}`),
      ])
      const newestFirst = found.flat().sort((one, other) => (one.id < other.id ? 1 : -1))
      return newestFirst.slice(0, MAX_CANDIDATES).map(toOrder)
    },

    /** What is still to be done of orders. */
    async ordersToDo(): Promise<OrdersToDo> {
      const old = firstIdAt(midnightOf(dayOf(now - CLOSE_AFTER_DAYS * DAY_MS)))
      const oldestOpen = openOrders(sql`id`, sql`true ORDER BY id LIMIT ${MAX_TO_DO}`)
      const { id, quantity, reference, sold_at } = chatOrders
      // Counted here: SQL would read each row once more to count it.
      const [open, toSend, [lastSold]] = await db.batch([
        db.select({ id: sql<string>`open.id` }).from(sql`(${oldestOpen}) AS open`),
        db
          .select({ id, quantity })
          .from(chatOrders)
          .where(sql`${isSold} AND sent_at IS NULL`)
          .orderBy(sold_at)
          .limit(MAX_TO_DO),
        db.select({ reference, sold_at }).from(chatOrders).where(isSold).orderBy(desc(sold_at)).limit(1),
      ])
      return {
        toMark: { count: open.length, old: open.filter((order) => order.id < old).length },
        toSend: {
          orders: toSend.length,
          jars: toSend.reduce((jars, order) => jars + order.quantity, 0),
        },
        lastSold: lastSold ?? null,
      }
    },

    /** What was sold of some lots, ever: as many rows are read as orders have them. */
    async lotTotals(lots: string[]): Promise<LotTotals[]> {
      const { lot, pack, quantity, amount, warned_at } = chatOrders
      const [rows] = await db.batch([
        db
          .select({ lot, pack, quantity, amount, warned_at })
          .from(chatOrders)
          .where(and(inArray(lot, lots), isNotNull(lot))),
      ])
      return lotTotals(lots, rows)
    },

    /**
     * The sales of a period as the accountant needs them, oldest first, page by page; then the refunds of the period whose
     * jars were sold before it.
     */
    async *salesOf(span: Span): AsyncGenerator<Order[]> {
      const { from, to } = periodOf(now, span)
      const isOf = (column: 'sold_at' | 'refunded_at') => between(sql`${chatOrders[column]}`, from, to - 1)
      let [time, id] = [from - 1, '']
      for (let rows = FILE_PAGE_ROWS; rows === FILE_PAGE_ROWS; ) {
        const [page] = await db.batch([
          db
            .select()
            .from(chatOrders)
            .where(and(isOf('sold_at'), sql`(sold_at, id) > (${time}, ${id})`))
            .orderBy(chatOrders.sold_at, chatOrders.id)
            .limit(FILE_PAGE_ROWS),
        ])
        yield page.map(toOrder)
        rows = page.length
        const last = page.at(-1)
        if (last) [time, id] = [Date.parse(last.sold_at ?? ''), last.id]
      }
      const [refunds] = await db.batch([
        db
          .select()
          .from(chatOrders)
          .where(and(isOf('refunded_at'), sql`NOT (${isOf('sold_at')})`))
          .orderBy(chatOrders.refunded_at)
          .limit(FILE_PAGE_ROWS),
      ])
      yield refunds.map(toOrder)
    },
  }
}

/** The owner's lists, each from its index: a page reads as many rows as it returns. */
export function listedOrders(db: Database, now: number): List<OrderRow, OrderListPage> {
  return async (page, ...reads) => {
    const rows = db
      .select()
      .from(chatOrders)
      .where(page.list === 'open' ? isOnOpenPage(now, page) : isOnPage(now, page))
      .orderBy(...orderOf(page.list))
      .limit(page.limit)
    const [found, ...counts] = await db.batch([rows, ...selectCounts(db, reads)])
    return { rows: found, counts: counts.flat() }
  }
}

function orderOf(list: OrderListPage['list']): SQL[] {
  if (list === 'open') return [desc(chatOrders.id)]
  if (list === 'to_send') return [sql`sold_at`, sql`id`]
  return [list === 'sold' ? sql`sold_at DESC` : sql`cancelled_at DESC`, desc(chatOrders.id)]
}

function isOnOpenPage(now: number, page: OrderListPage): SQL {
  const isAfter = page.cursor ? sql`id < ${readCursor(page.cursor).id}` : sql`true`
  const isOf = isIdOf(chatOrders.id, now, page) ?? sql`true`
  return sql`id IN (${openOrders(sql`id`, sql`${isOf} AND ${isAfter} ORDER BY id DESC LIMIT ${page.limit}`)})`
}

function isOnPage(now: number, page: OrderListPage): SQL | undefined {
  const { list, lot, cursor } = page
  const time = sql.raw(list === 'not_sold' ? 'cancelled_at' : 'sold_at')
  const { from, to } = namesDays(page) ? periodOf(now, page) : { from: 0, to: Number.MAX_SAFE_INTEGER }
  const after = cursor === undefined ? undefined : readCursor(cursor)
  return and(
    list === 'not_sold' ? isCancelled : isSold,
    list === 'to_send' ? sql`sent_at IS NULL` : undefined,
    lot === NO_LOT ? isNull(chatOrders.lot) : lot ? eq(chatOrders.lot, lot) : undefined,
    sql`${time} BETWEEN ${from} AND ${to - 1}`,
    after === undefined
      ? undefined
      : sql`(${time}, id) ${sql.raw(list === 'to_send' ? '>' : '<')} (${after.time}, ${after.id})`,
  )
}
