import type { Change } from './ranges.ts'

/** `clicked` until the owner marks the order. */
export const ORDER_STATUSES = ['clicked', 'sold', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where orders come from. */
export const ORDER_DIMENSIONS = ['source', 'page', 'placement', 'pack'] as const
export type OrderDimension = (typeof ORDER_DIMENSIONS)[number]

/** Precedes the lot in the source of an order that was made on a batch page. */
export const LOT_SOURCE = 'lot:'

/** @returns a source as people read it: `instagram`, `Lot SY-26-02` */
export function sourceName(source: string): string {
  return source.startsWith(LOT_SOURCE) ? `Lot ${source.slice(LOT_SOURCE.length)}` : source
}

export type Order = {
  id: string
  /** Null for a sale that was recorded without one. */
  reference: string | null
  status: OrderStatus
  /** Null for a sale whose click was not recorded. */
  clicked_at: string | null
  sold_at: string | null
  /** Rupees: the price that the link showed; once sold, the total of the sale. */
  amount: number | null
  /** Jars. */
  quantity: number
  pack: string | null
  placement: string | null
  /** Campaign, referring host, `direct`, or `lot:` and the code of a batch page's lot. */
  source: string | null
  /** Path of the page. */
  page: string | null
  /** The owner's. */
  note: string | null
}

type OrderCounts = {
  clicked: number
  /** All sales, on the day that they were marked. */
  sold: number
  /** Rupees of all sales. */
  rupees: number
}

export type OrderStats = {
  /** Newest first, by the time of the click. */
  data: Order[]
  summary: Record<keyof OrderCounts, Change>
  /** Most sales first, then most clicks; `OTHER` last. */
  breakdowns: Record<OrderDimension, ({ key: string } & OrderCounts)[]>
}
