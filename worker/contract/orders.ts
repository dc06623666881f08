import type { Order } from './entities.ts'
import type { OrderChange } from './inputs/orders.ts'
import type { Change } from './stats.ts'

/** Where orders come from. */
export const ORDER_DIMENSIONS = ['source', 'page', 'placement', 'pack'] as const
export type OrderDimension = (typeof ORDER_DIMENSIONS)[number]

/** Precedes the lot in the source of an order that was made on a batch page. */
export const LOT_SOURCE = 'lot:'

/** @returns a source as people read it: `instagram`, `Lot SY-26-02` */
export function sourceName(source: string): string {
  return source.startsWith(LOT_SOURCE) ? `Lot ${source.slice(LOT_SOURCE.length)}` : source
}

/** @returns the change that undoes another one: the fields that it sends, as they were before */
export function undoOf(before: Order, change: OrderChange): OrderChange {
  const { status, sold_at, amount, quantity, note } = before
  return {
    ...('status' in change && { status, sold_at }),
    ...('amount' in change && { amount }),
    ...('quantity' in change && { quantity }),
    ...('note' in change && { note }),
  }
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
  summary: Record<keyof OrderCounts, Change> & {
    /** Sales whose click was recorded: the last step of the funnel. */
    soldFromClicks: Change
  }
  /** One entry for each day, oldest first, zeros included. */
  series: ({ day: string } & OrderCounts)[]
  /** Most sales first, then most clicks; `OTHER` last. */
  breakdowns: Record<OrderDimension, ({ key: string } & OrderCounts)[]>
}

/** Orders found in what the owner typed or pasted. */
export type OrderSearch = {
  /** Candidates: in the order of their references in the text, labelled ones first; of one reference newest first. */
  data: Order[]
  /** Labelled references without an order: their record was lost, or a sale can be recorded with them. */
  unknown: string[]
}
