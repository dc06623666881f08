import { iso } from '../lib/days.ts'
import { newId } from '../lib/ids.ts'
import { UNKNOWN } from '../statistics/contract.ts'
import { LOT_SOURCE } from '../tracking/contract.ts'
import { pagePath, sourceOf } from '../tracking/origin.ts'
import { productEventRow } from '../tracking/row.ts'
import type { ProductEventRow } from '../tracking/table.ts'
import type { Order, OrderChange } from './contract.ts'
import type { NewOrder, NewSale } from './input.ts'
import type { OrderRow } from './table.ts'

/*
 * From validated input to a row, and from a row to what a response has. Ids and times are set here, once a request, so
 * that a retried write is idempotent. `now` is milliseconds UTC.
 */

export function orderRow(
  { page_url, visit_source, ...columns }: NewOrder,
  now: number,
): OrderRow & { user_session: string } {
  return {
    id: newId(now),
    ...columns,
    status: 'clicked',
    clicked_at: iso(now),
    sold_at: null,
    source: sourceOf(visit_source),
    page: pagePath(page_url),
    note: null,
  }
}

/** Builds the product event that is stored with an order. Its value is the price of one pack. */
export function orderEventRow(
  { pack, user_session, quantity, amount, charge }: NewOrder,
  now: number,
): ProductEventRow {
  return productEventRow(
    {
      event_name: 'order_click',
      product_name: pack ?? UNKNOWN,
      action_type: 'whatsapp_order',
      user_session,
      conversion_value: amount && (amount - (charge ?? 0)) / quantity,
    },
    now,
  )
}

/** Builds the order of a sale whose click was not recorded. */
export function saleRow({ id, ...columns }: NewSale, now: number): OrderRow {
  return {
    id: id ?? newId(now),
    ...columns,
    status: 'sold',
    clicked_at: null,
    sold_at: iso(now),
    placement: null,
    source: null,
    page: null,
    user_session: null,
    charge: null,
  }
}

/**
 * Applies the owner's change: fields that are left out keep their value. A sale is dated when it is marked, and keeps its
 * time when it is marked again. An order without a click cannot be open, so taking its sale back cancels it.
 *
 * @param now milliseconds UTC
 */
export function applyOrderChange(row: OrderRow, change: OrderChange, now: number): OrderRow {
  const { amount = row.amount, quantity = row.quantity, note = row.note } = change
  const sent = change.status ?? row.status
  const status = sent === 'clicked' && row.clicked_at === null ? 'cancelled' : sent
  const sold_at = status === 'sold' ? (row.sold_at ?? iso(now)) : null
  return { ...row, status, amount, quantity, note, sold_at }
}

/**
 * @returns what is emptied of an order that is erased, so that nothing leads to a person: the accounts need the rest of a
 * sale, and the lot in its source. Undefined for one that was not sold, of which nothing stays
 */
export function erasureOf({ status, source }: OrderRow) {
  if (status !== 'sold') return undefined
  const lot = source?.startsWith(LOT_SOURCE) ? source : null
  return { reference: null, user_session: null, note: null, source: lot, page: null }
}

export function toOrder({ user_session: _, ...shown }: OrderRow): Order {
  return shown
}

/** The owner's note is left out. */
export function toOwnOrder({ user_session: _, note: __, ...shown }: OrderRow): Omit<Order, 'note'> {
  return shown
}
