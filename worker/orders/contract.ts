import type { Change, Day } from '../statistics/contract.ts'
import type { OrderDimension } from './constants.ts'
import type { OrderRefusal } from './rules.ts'
import type { Order } from './table.ts'

export type { OrderChange, OrderInput, SaleInput } from './input.ts'
export * from './lines.ts'
export * from './read-reference.ts'
export * from './reference.ts'
export type { Order, OtherLine, OwnOrder } from './table.ts'

type OrderCounts = {
  clicked: number
  /** All sales, on the day on which they were sold. */
  sold: number
  /** Rupees of all sales, before refunds. */
  rupees: number
}

export type OrderStats = {
  /** Newest first, by the time of the click. */
  data: Order[]
  /**
   * `refunded`: rupees given back on these days, for sales of any day. `owed`: rupees still to be received for sales of
   * these days.
   */
  summary: Record<keyof OrderCounts | 'jars' | 'refunded' | 'owed', Change>
  /** Oldest first, zeros included. */
  series: ({ day: Day; jars: number } & OrderCounts)[]
  /**
   * Most rupees first, then most sales and clicks; `OTHER` last. A sale without a click is `UNKNOWN`. By pack, a sale
   * counts under its chosen pack, and rupees count by line, with those for delivery under `DELIVERY`. By source,
   * `seen` counts the visits that saw a price; hosts of one service are one source, `JAR_CODE` stands for the lots of
   * jars' codes, and `BATCH_PAGES` for their pages.
   */
  breakdowns: Record<OrderDimension, ({ key: string } & OrderCounts)[]> & {
    source: ({ key: string; seen: number } & OrderCounts)[]
  }
  /** Jars and rupees sold by pack, by line, most jars first; delivery is a row of its own, so that the rupees add up to all. */
  jars: { key: string; jars: number; rupees: number; previous: number }[]
}

/**
 * A page of a list: `open` those clicked on the days, `sold` those sold and `not_sold` those marked on them, newest first;
 * `to_send` and `owed` those sold on the days and not sent, or not paid in full, oldest first.
 */
export type OrderList = {
  data: Order[]
  /** The cursor `before` of the next page; null on the last one. */
  next: string | null
}

/**
 * Sums of all sales of some days, refunds given on these days, what these sales still owe, and their jars without a lot.
 */
export type SoldTotals = Record<'orders' | 'jars' | 'rupees' | 'refunded' | 'owed' | 'withoutLot', number>

/** All sales of a lot, of any day. */
export type LotTotals = {
  lot: string
  orders: number
  jars: number
  /** How many customers have a jar and can be warned, because their order is not erased. */
  sent: number
  /** How many of `sent` were warned. */
  warned: number
  /** By line, without delivery. Key is the pack's id, `UNKNOWN` where it is not known. */
  packs: { key: string; orders: number; jars: number; rupees: number }[]
}

/** What is to be done with orders. Each number is at most `MAX_TO_DO`. */
export type OrdersToDo = {
  toMark: { count: number /** Clicked before the day `CLOSE_AFTER_DAYS` days ago. */; old: number }
  /** Without those of recalled lots. */
  toSend: { orders: number; jars: number }
  /** Sales that are not paid in full, and what these lack. */
  owed: { orders: number; rupees: number }
  /** The tasks that recalled lots leave, an entry for each lot that has any; their number has no limit. */
  recalled: RecallToDo[]
}

/** Of a recalled lot: orders whose customers have a jar and are to be warned, and jars that must not be sent. */
export type RecallToDo = { lot: string; toWarn: number; toHold: number }

/** The outcome of a change: `before` and `order` are equal where it was refused, or changed nothing. */
export type ChangedOrder = { before: Order; order: Order; refusal?: OrderRefusal | undefined }

/** Orders whose jars were moved to another lot, as they are now, and the moved lines, with which it can be undone. */
export type Moved = { data: Order[]; lines: string[] }

/** `closed_at` undoes it; `more` where `LIMITS.closedOrders` were not all. */
export type Closed = { closed: number; closed_at: string; more: boolean }
