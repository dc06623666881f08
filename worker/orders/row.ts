import { getTableColumns } from 'drizzle-orm'
import { dayOf, iso, noonOf } from '../contract/days.ts'
import { recordOf } from '../contract/record-of.ts'
import { pick } from '../d1/columns.ts'
import { newId } from '../lib/ids.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { pagePath, sourceOf } from '../tracking/origin.ts'
import { productEventRow } from '../tracking/row.ts'
import type { OrderChange, OrderRefusal } from './contract.ts'
import type { NewOrder, NewSale } from './input.ts'
import { accountColumns, chatOrders, type OrderRow } from './table.ts'

/** What only a sale has. */
const NOT_SOLD = {
  sold_at: null,
  refunded: null,
  refunded_at: null,
  lot: null,
  sent_at: null,
  warned_at: null,
} satisfies Partial<OrderRow>

/** A row without a value in any column that may be without one. */
const EMPTY = recordOf(Object.keys(getTableColumns(chatOrders)), () => null) as {
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

/** Builds the product event that is stored with an order. Its value is the price of one pack. */
export function orderEventRow({ pack, user_session, quantity, amount, charge }: NewOrder, now: number) {
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
export function saleRow({ sold_on, sent, ...columns }: NewSale, now: number): OrderRow {
  const [sold_at, sent_at] = [timeOn(sold_on, null, now), timeOf(sent, null, now)]
  return { ...EMPTY, id: newId(now), ...columns, status: 'sold', sold_at, sent_at }
}

/**
 * Applies the owner's change: fields that are left out keep their value. A sale is dated when it is marked, unless the owner
 * names a day, and keeps its time when it is marked again. An order without a click cannot be open, so taking its sale
 * back cancels it.
 *
 * @param now milliseconds UTC
 */
export function applyOrderChange(row: OrderRow, change: OrderChange, now: number): OrderRow {
  const { sold_on, sent, warned, refunded_on, cancelled, seen: _, ...changed } = change
  // JSON has no undefined: a field that is left out is absent.
  const after = { ...row, ...(changed as Partial<OrderRow>) }
  const status = after.status === 'clicked' && row.clicked_at === null ? 'cancelled' : after.status
  const cancelledAt = cancelled ? iso(Date.parse(cancelled)) : (row.cancelled_at ?? iso(now))
  const cancelled_at = status === 'cancelled' ? cancelledAt : null
  if (status !== 'sold') return { ...after, ...NOT_SOLD, status, cancelled_at }
  const refunded = after.refunded || null
  return {
    ...after,
    cancelled_at,
    sold_at: timeOn(sold_on, row.sold_at, now),
    sent_at: timeOf(sent, row.sent_at, now),
    warned_at: timeOf(warned, row.warned_at, now),
    refunded,
    refunded_at: refunded === null ? null : timeOn(refunded_on, row.refunded_at, now),
  }
}

/**
 * @returns why a change is refused: since the owner saw the order, another device has changed its status, or a column that
 * this change would set to something else; undefined where it is not refused
 */
export function refusalOf(
  before: OrderRow,
  after: OrderRow,
  { seen = {} }: OrderChange,
): OrderRefusal | undefined {
  const changed = Object.keys(changedIn(before, after))
  const wasOther = (name: string) => name in seen && seen[name] !== before[name as keyof OrderRow]
  // A request that is sent again finds what it has stored, and changes nothing.
  if (changed.length > 0 && ['status', ...changed].some(wasOther)) return 'already_changed'
  return (after.refunded ?? 0) > (after.amount ?? Number.POSITIVE_INFINITY) ? 'refund_too_large' : undefined
}

/** @returns the columns that change: SQLite writes the entries of an index for each one that is set */
export function changedIn(before: OrderRow, after: OrderRow): Partial<OrderRow> {
  const columns = Object.entries(after)
  return Object.fromEntries(columns.filter(([name, value]) => value !== before[name as keyof OrderRow]))
}

export function isSame(one: OrderRow, other: OrderRow): boolean {
  return Object.keys(changedIn(one, other)).length === 0
}

/**
 * @param typed a day in Asia/Kolkata, or a time in ISO 8601; undefined keeps the stored time
 * @returns that time; of a day the stored time, if it is on it, or the present one, else its noon
 */
function timeOn(typed: string | undefined, stored: string | null, now: number): string {
  if (typed === undefined) return stored ?? iso(now)
  if (typed.includes('T')) return iso(Date.parse(typed))
  if (stored && dayOf(Date.parse(stored)) === typed) return stored
  return iso(dayOf(now) === typed ? now : noonOf(typed))
}

/** @returns the time of something that was done, or was not: `true` is now, unless it was done before */
function timeOf(typed: boolean | string | undefined, stored: string | null, now: number): string | null {
  if (typed === undefined) return stored
  if (typeof typed === 'string') return iso(Date.parse(typed))
  return typed ? (stored ?? iso(now)) : null
}

/**
 * @returns what stays of an order that is erased, without what leads to a person: the accounts need the rest of a sale. Its
 * id has the time of the sale, as the former one has that of the click. Undefined for one that
 * was not sold, of which nothing stays
 */
export function eraseOrder(row: OrderRow): OrderRow | undefined {
  if (row.status !== 'sold' || row.sold_at === null) return undefined
  return { ...EMPTY, ...pick(row, accountColumns), id: newId(Date.parse(row.sold_at)) }
}
