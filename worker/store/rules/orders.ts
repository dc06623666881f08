import type { OrderChange } from '#contract/inputs/orders.ts'
import type { FoundReference } from '#contract/order-reference.ts'
import type { OrderSearch } from '#contract/orders.ts'
import { type OrderRow, toOrder } from '../rows.ts'

/** @param rows those with one of the references, newest first */
export function orderSearch(found: FoundReference[], rows: OrderRow[]): OrderSearch {
  const of = (reference: string) => rows.filter((row) => row.reference === reference)
  return {
    data: found.flatMap(({ reference }) => of(reference)).map(toOrder),
    unknown: found
      .filter(({ reference, labelled }) => labelled && of(reference).length === 0)
      .map(({ reference }) => reference),
  }
}

/**
 * Applies the owner's change: fields that are left out keep their value. A sale is dated when it is marked, and keeps its
 * time when it is marked again. An order without a click cannot be open, so taking its sale back cancels it.
 *
 * @param now milliseconds UTC
 */
export function changedOrder(row: OrderRow, change: OrderChange, now: number): OrderRow {
  const { amount = row.amount, quantity = row.quantity, note = row.note } = change
  const sent = change.status ?? row.status
  const status = sent === 'clicked' && row.clicked_at === null ? 'cancelled' : sent
  const sold_at = status === 'sold' ? (row.sold_at ?? new Date(now).toISOString()) : null
  return { ...row, status, amount, quantity, note, sold_at }
}
