import { getTableColumns } from 'drizzle-orm'
import { iso } from '../contract/days.ts'
import { recordOf } from '../contract/record-of.ts'
import { newId } from '../lib/ids.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { pagePath, sourceOf } from '../tracking/origin.ts'
import { productEventRow } from '../tracking/row.ts'
import type { NewOrder, NewSale } from './input.ts'
import { restOf } from './lines.ts'
import { receiptOf, timeOf, timeOn } from './rules.ts'
import { chatOrders, type OrderRow } from './table.ts'

/** A row without a value in any column that may be without one. */
export const EMPTY = recordOf(Object.keys(getTableColumns(chatOrders)), () => null) as {
  [Name in keyof OrderRow as null extends OrderRow[Name] ? Name : never]: null
}

/** Builds the row of a click on an order link. */
export function orderRow(
  { page_url, visit_source, ...columns }: NewOrder,
  now: number,
): OrderRow & { user_session: string } {
  const [source, page] = [sourceOf(visit_source), pagePath(page_url)]
  return { ...EMPTY, id: newId(now), ...columns, status: 'clicked', clicked_at: iso(now), source, page }
}

/** Builds the product event that is stored with an order. Its value is the price of one of the chosen pack. */
export function orderEventRow(order: NewOrder, now: number) {
  const { pack, user_session, quantity, amount } = order
  return productEventRow(
    {
      event_name: 'order_click',
      product_name: pack ?? UNKNOWN,
      action_type: 'whatsapp_order',
      user_session,
      conversion_value: amount && restOf(order) / quantity,
    },
    now,
  )
}

/** Builds the order of a sale whose click was not recorded. */
export function saleRow({ sold_on, sent, received_on, ...columns }: NewSale, now: number): OrderRow {
  const [sold_at, sent_at] = [timeOn(sold_on, null, now), timeOf(sent, null, now)]
  const receipt = receiptOf({ ...columns, received_at: null }, received_on, now)
  return { ...EMPTY, id: newId(now), ...columns, ...receipt, status: 'sold', sold_at, sent_at }
}
