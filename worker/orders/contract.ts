import type { Change, Day } from '../statistics/contract.ts'
import type { VisitSource } from '../tracking/contract.ts'

export * from './read-reference.ts'
export * from './reference.ts'

/** `clicked` until the owner marks the order. */
export const ORDER_STATUSES = ['clicked', 'sold', 'cancelled'] as const
type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where orders come from. */
export const ORDER_DIMENSIONS = ['source', 'page', 'placement', 'pack'] as const
export type OrderDimension = (typeof ORDER_DIMENSIONS)[number]

/** Times are ISO 8601 UTC, amounts rupees. What only a sale has is null in every other order. */
export type Order = {
  id: string
  /** Null for a sale that was recorded without one. */
  reference: string | null
  status: OrderStatus
  /** Null for a sale whose click was not recorded. */
  clicked_at: string | null
  sold_at: string | null
  /** When it was marked as not sold; null in every other order. */
  cancelled_at: string | null
  /** The total that the page showed; once sold, the total of the sale. With delivery. */
  amount: number | null
  /** What of the amount is for delivery; null where it is not known. */
  charge: number | null
  /** Jars. */
  quantity: number
  pack: string | null
  /** Given back of the amount: the guarantee, a broken jar. */
  refunded: number | null
  refunded_at: string | null
  /** The batch that the jars are of. */
  lot: string | null
  sent_at: string | null
  /** When the customer was warned of the recalled lot. */
  warned_at: string | null
  placement: string | null
  /**
   * Campaign or referring host, `direct`, or `lot:` and the code of a batch page's lot. A campaign follows its source:
   * `instagram · diwali`.
   */
  source: string | null
  /** Path of the page. */
  page: string | null
  /** The owner's. */
  note: string | null
}

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
  /** `refunded`: rupees that were given back on these days, whenever the jar was sold. */
  summary: Record<keyof OrderCounts | 'jars' | 'refunded', Change>
  /** Oldest first, zeros included. */
  series: ({ day: Day; jars: number } & OrderCounts)[]
  /**
   * Most rupees first, then most sales and clicks; `OTHER` last. Of sources also how often the price was seen. Hosts of
   * one service are one source, the lots of batch pages are `JAR_CODE`, and their pages `BATCH_PAGES`.
   */
  breakdowns: Record<OrderDimension, ({ key: string } & OrderCounts)[]> & {
    source: ({ key: string; seen: number } & OrderCounts)[]
  }
  /** Jars sold by pack and by lot, most first. Lots come and go: of these `previous` is 0. */
  jars: Record<'pack' | 'lot', { key: string; jars: number; rupees: number; previous: number }[]>
}

/** Lists of orders, by what is still to be done. */
export const ORDER_LISTS = ['open', 'to_send', 'sold', 'not_sold'] as const
export type OrderListName = (typeof ORDER_LISTS)[number]

/** In a query, sales without a lot. */
export const NO_LOT = 'none'

/**
 * A page of a list: `open` those clicked on the days, `sold` those sold and `not_sold` those marked on them, newest first;
 * `to_send` those sold on the days and not sent, oldest first.
 */
export type OrderList = {
  data: Order[]
  /** The cursor `before` of the next page; null on the last one. */
  next: string | null
}

/** Sums of all sales of some days, and what was given back on them. */
export type SoldTotals = { orders: number; jars: number; rupees: number; refunded: number }

/** What was sold of a lot, ever. */
export type LotTotals = {
  lot: string
  orders: number
  jars: number
  /** How many of `orders` had their customer warned. */
  warned: number
  /** Key is the pack's id, `UNKNOWN` where it is not known. */
  packs: { key: string; orders: number; jars: number; rupees: number }[]
}

/** What is to be done with orders. Each number is at most `MAX_TO_DO`. */
export type OrdersToDo = {
  toMark: { count: number /** Clicked before the day `CLOSE_AFTER_DAYS` days ago. */; old: number }
  toSend: { orders: number; jars: number }
  /** The sale that was marked last. */
  lastSold: Pick<Order, 'reference' | 'sold_at'> | null
}

/** Days after which an order that is still open can be closed with all others of its age. */
export const CLOSE_AFTER_DAYS = 7

/** Days that a sale may be dated back. */
export const MAX_SALE_AGE_DAYS = 400

/** Body of `POST /api/orders`. */
export type OrderInput = {
  reference: string
  /** Null outside the shop and batch pages. */
  pack?: string | null
  placement: string
  user_session: string
  page_url?: string | null
  visit_source?: VisitSource
  /** Jars; 1 where it is left out. */
  quantity?: number
  /** Rupees: the total that the page showed. */
  amount?: number | null
  /** Rupees of the amount that are for delivery: 0 where it is free, null where no PIN code was typed. */
  charge?: number | null
}

/** What the owner says of a sale. */
type SaleDetails = {
  pack?: string | null | undefined
  /** Rupees, in total. */
  amount?: number | null | undefined
  /** Rupees of the amount that are for delivery. */
  charge?: number | null | undefined
  quantity?: number | undefined
  /** The day, today if left out; at most `MAX_SALE_AGE_DAYS` back. A time puts a sale back to where it was. */
  sold_on?: string | undefined
  lot?: string | null | undefined
  /** `true` is now; a time is as it was. */
  sent?: boolean | string | undefined
  note?: string | null | undefined
}

/** Body of `POST /api/owner/orders`, with the header `IDEMPOTENCY_KEY`. */
export type SaleInput = SaleDetails & {
  /** One without an order. */
  reference?: string | null
}

/** Header of a new sale: made by the client, once a sale. Repeated, nothing is stored. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** Body of `PATCH /api/owner/orders/:id`. Fields left out keep their value. */
export type OrderChange = SaleDetails & {
  status?: OrderStatus | undefined
  /** Rupees; null or 0 takes the refund back. */
  refunded?: number | null | undefined
  /** The day, today if left out; a time is as it was. */
  refunded_on?: string | undefined
  /** `true` is now; a time is as it was. */
  warned?: boolean | string | undefined
  /** When it was marked as not sold, as it was; now if left out. */
  cancelled?: string | undefined
  /** The status that the owner saw. Refused where another device has changed it and the order is not as asked for. */
  expected?: OrderStatus | undefined
}

/** Why a change of an order is refused, as the code of an issue. */
export const ORDER_REFUSALS = {
  reference_taken: 'There is an order with this reference',
  already_changed: 'Another device has marked this order',
  refund_too_large: 'More than the amount of the sale',
} as const
export type OrderRefusal = keyof typeof ORDER_REFUSALS

/** @returns the change that gives every field of an order the value that it has here: what Undo sends */
export function changeBackTo(order: Order): OrderChange {
  const { status, pack, amount, charge, quantity, lot, note, refunded } = order
  return {
    ...{ status, pack, amount, charge, quantity, lot, note, refunded },
    ...(order.sold_at && { sold_on: order.sold_at }),
    ...(order.refunded_at && { refunded_on: order.refunded_at }),
    ...(order.cancelled_at && { cancelled: order.cancelled_at }),
    sent: order.sent_at ?? false,
    warned: order.warned_at ?? false,
  }
}

/** `closed_at` undoes it; `more` where `LIMITS.closedOrders` were not all. */
export type Closed = { closed: number; closed_at: string; more: boolean }
