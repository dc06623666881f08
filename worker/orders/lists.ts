import { and, between, desc, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, dayOf, midnightOf } from '../contract/days.ts'
import { PAISE_PER_RUPEE } from '../contract/paise.ts'
import { sumOf } from '../contract/sum-of.ts'
import type { Database } from '../d1/database.ts'
import { isOneOf } from '../d1/guards.ts'
import { selectFrom } from '../d1/select-from.ts'
import { firstIdAt } from '../lib/ids.ts'
import { MAX_TO_DO } from '../statistics/constants.ts'
import type { Span } from '../statistics/contract.ts'
import { FILE_PAGE_ROWS, isIdOf, listRows, type Page, pageOf } from '../statistics/lists.ts'
import { periodOf, timesOf } from '../statistics/period.ts'
import { isErased, isOwed, isSold, isToSend } from './conditions.ts'
import { CLOSE_AFTER_DAYS } from './constants.ts'
import type { Order, OrderList, OrdersToDo, SoldTotals } from './contract.ts'
import type { OrderListPage } from './input.ts'
import { jarsOf } from './lines.ts'
import { idsByLot, recallsToDo } from './lots.ts'
import { owedOf } from './rules.ts'
import { sumSold } from './sales.ts'
import { chatOrders, orderColumns } from './table.ts'

/** Orders returned by a search: a copied link has one reference in many orders. */
const MAX_CANDIDATES = 100

/**
 * Builds a query of open orders that names their index: SQLite would otherwise scan the whole table in the order of its
 * ids.
 *
 * @param rest conditions, order and limit
 */
export function openOrders(columns: SQL, rest: SQL): SQL {
  return sql`SELECT ${columns} FROM ${chatOrders} INDEXED BY chat_orders_open WHERE status = 'clicked' AND ${rest}`
}

/** The time by which each of the owner's lists is sorted, in which direction, and what is on it. */
const LISTS = {
  open: { time: 'clicked_at', direction: 'DESC', isListed: sql`status = 'clicked'` },
  to_send: { time: 'sold_at', direction: 'ASC', isListed: isToSend },
  owed: { time: 'sold_at', direction: 'ASC', isListed: isOwed },
  sold: { time: 'sold_at', direction: 'DESC', isListed: isSold },
  not_sold: { time: 'cancelled_at', direction: 'DESC', isListed: sql`status = 'cancelled'` },
} as const

type ListPage = Omit<OrderListPage, 'list' | 'limit'>

/** Lists and sums of orders that only the owner reads, in D1. */
export function orderLists(db: Database, now: number) {
  return {
    listOrders: (page: Page) => listRows(db, orderColumns, now, page),

    /** A page of one of the owner's lists, each from its index: it reads as many rows as it returns. */
    async orderList({ list, limit, ...page }: OrderListPage): Promise<OrderList> {
      const { time, direction } = LISTS[list]
      const [rows] = await db.batch([
        db
          .select(orderColumns)
          .from(chatOrders)
          .where(
            list === 'open' ? isOnOpenPage(now, page, limit + 1) : isOnListPage(now, list, page, limit + 1),
          )
          .orderBy(list === 'open' ? desc(chatOrders.id) : sql.raw(`${time} ${direction}, id ${direction}`))
          .limit(limit + 1),
      ])
      return pageOf(rows, limit, (order) => `${Date.parse(order[time] ?? '') || 0}_${order.id}`)
    },

    /** Sums of all sales of some days; of all days where none are named. */
    async soldTotals(span: Span): Promise<SoldTotals> {
      const [[totals]] = await db.batch([
        selectFrom<SoldTotals>(
          db,
          ['orders', 'jars', 'rupees', 'withoutLot', 'refunded', 'owed'],
          sumSold(timesOf(now, span)),
        ),
      ])
      const { orders = 0, jars = 0, rupees = 0, withoutLot = 0, refunded = 0, owed = 0 } = totals ?? {}
      return {
        orders,
        jars,
        withoutLot,
        rupees: rupees / PAISE_PER_RUPEE,
        refunded: refunded / PAISE_PER_RUPEE,
        owed: owed / PAISE_PER_RUPEE,
      }
    },

    /** Finds the orders of some references, newest first. */
    async findOrders(references: string[]): Promise<Order[]> {
      const isOne = sql`reference IN ${references}`
      const find = (where: SQL) =>
        db
          .select(orderColumns)
          .from(chatOrders)
          .where(where)
          .orderBy(desc(chatOrders.id))
          .limit(MAX_CANDIDATES)
      const found = await db.batch([
        find(sql`id IN (${openOrders(sql`id`, isOne)})`),
        find(sql`status <> 'clicked' AND ${isOne}`),
      ])
      const newestFirst = found.flat().sort((one, other) => (one.id < other.id ? 1 : -1))
      return newestFirst.slice(0, MAX_CANDIDATES)
    },

    /**
     * What is still to be done of orders.
     *
     * @param recalled lots whose jars are not sent, and whose customers are warned
     */
    async ordersToDo(recalled: readonly string[]): Promise<OrdersToDo> {
      const old = firstIdAt(midnightOf(dayOf(now - CLOSE_AFTER_DAYS * DAY_MS)))
      const oldestOpen = openOrders(sql`id`, sql`true ORDER BY id LIMIT ${MAX_TO_DO}`)
      const { amount, id, quantity, others, received, sold_at, status } = chatOrders
      const isRecalled = isOneOf(recalled)
      const isBad = sql`coalesce(${isRecalled(sql`lot`)}, false)
        OR EXISTS (SELECT 1 FROM json_each(others) WHERE ${isRecalled(sql`value ->> 'lot'`)})`
      // Counted here, because SQL would read each row again to count it.
      const [open, toSend, owed, bad] = await db.batch([
        db.select({ id: sql<string>`open.id` }).from(sql`(${oldestOpen}) AS open`),
        db
          .select({ id, quantity, others })
          .from(chatOrders)
          .where(sql`${isToSend} AND NOT (${isBad})`)
          .orderBy(sold_at)
          .limit(MAX_TO_DO),
        db
          .select({ status, amount, received })
          .from(chatOrders)
          .where(isOwed)
          .orderBy(sold_at)
          .limit(MAX_TO_DO),
        db
          .select(orderColumns)
          .from(chatOrders)
          .where(
            sql`id IN (${idsByLot(isRecalled, sql`NOT ${isErased} AND (sent_at IS NULL OR warned_at IS NULL)`)})`,
          ),
      ])
      return {
        toMark: { count: open.length, old: open.filter((order) => order.id < old).length },
        toSend: { orders: toSend.length, jars: sumOf(toSend, jarsOf) },
        owed: { orders: owed.length, rupees: sumOf(owed, owedOf) },
        recalled: recallsToDo(recalled, bad),
      }
    },

    /**
     * The sales of a period as the accountant needs them, oldest first, page by page; then the refunds of the period whose
     * jars were sold before it.
     */
    async *salesOf(span: Span): AsyncGenerator<Order[]> {
      const { from, to } = periodOf(now, span)
      const isOf = (column: 'sold_at' | 'refunded_at') => between(sql`${chatOrders[column]}`, from, to - 1)
      async function* pagesBy(column: 'sold_at' | 'refunded_at', where?: SQL) {
        const by = chatOrders[column]
        let [time, id] = [from - 1, '']
        for (let rows = FILE_PAGE_ROWS; rows === FILE_PAGE_ROWS; ) {
          const [page] = await db.batch([
            db
              .select(orderColumns)
              .from(chatOrders)
              .where(and(isOf(column), where, sql`(${by}, id) > (${time}, ${id})`))
              .orderBy(by, chatOrders.id)
              .limit(FILE_PAGE_ROWS),
          ])
          yield page
          rows = page.length
          const last = page.at(-1)
          if (last) [time, id] = [Date.parse(last[column] ?? ''), last.id]
        }
      }
      yield* pagesBy('sold_at')
      yield* pagesBy('refunded_at', sql`NOT (${isOf('sold_at')})`)
    },
  }
}

/** @returns the time in milliseconds UTC and the id of a cursor */
function readCursor(cursor: string): { time: number; id: string } {
  const [time = '', id = ''] = cursor.split('_')
  return { time: Number(time), id }
}

function isOnOpenPage(now: number, { cursor, ...span }: ListPage, limit: number): SQL {
  const isAfter = cursor ? sql`id < ${readCursor(cursor).id}` : sql`true`
  const isOf = isIdOf(chatOrders.id, now, span) ?? sql`true`
  return sql`id IN (${openOrders(sql`id`, sql`${isOf} AND ${isAfter} ORDER BY id DESC LIMIT ${limit}`)})`
}

function isOnListPage(
  now: number,
  list: keyof typeof LISTS,
  { lot, cursor, ...span }: ListPage,
  limit: number,
): SQL {
  const { direction, isListed, ...sortedBy } = LISTS[list]
  const time = sql.raw(sortedBy.time)
  const { from, to } = timesOf(now, span)
  const last = cursor ? readCursor(cursor) : undefined
  const isBeyond = last
    ? sql`(${time}, id) ${sql.raw(direction === 'ASC' ? '>' : '<')} (${last.time}, ${last.id})`
    : sql`true`
  const isOnPage = sql`${isListed} AND ${time} BETWEEN ${from} AND ${to - 1} AND ${isBeyond}`
  if (!lot) return isOnPage
  const order = sql.raw(`ORDER BY ${sortedBy.time} ${direction}, id ${direction}`)
  return sql`id IN (${idsByLot((column) => sql`${column} = ${lot}`, sql`${isOnPage} ${order} LIMIT ${limit}`)})`
}
