import { dayOf, iso, noonOf } from '../contract/days.ts'
import { toPaisa } from '../contract/paise.ts'
import type { OrderChange } from './input.ts'
import { restOf } from './lines.ts'
import type { Order, OrderRow } from './table.ts'

/*
 * The rules of an order: which state may follow which, what a refund allows, and what undoing a change sets. The Worker
 * and the dashboard's form use the same rules.
 */

/** Why a change of an order is refused, by the code of the issue: the field, and the message, which the dashboard shows, too. */
export const ORDER_REFUSALS = {
  reference_taken: ['reference', 'An order has this reference already'],
  reference_erased: ['reference', 'An order with this reference was sold and erased'],
  already_changed: ['status', 'Another device has changed this order'],
  amount_missing: ['amount', 'The sale has no amount: give what it came to, in rupees'],
  charge_too_large: ['charge', 'Delivery is part of the amount: give at most that'],
  others_too_large: [
    'others',
    'The other sizes and delivery come to more than the amount: correct one of them',
  ],
  pack_twice: ['others', 'A pack has two lines: add up its jars'],
  received_too_large: ['received', 'More was received than the sale came to: correct one of the two'],
  refund_too_large: ['refunded', 'More is given back than was received: first mark what was received'],
  refund_before_sale: ['refunded', 'A refund cannot be of a day before its sale'],
  billed: ['status', 'A bill of this sale stands: under “Bill”, cancel it with a credit note first'],
} as const
export type OrderRefusal = keyof typeof ORDER_REFUSALS

/** Whether an order can be open, which needs a recorded click. */
export function canBeOpen({ clicked_at }: Pick<Order, 'clicked_at'>): boolean {
  return clicked_at !== null
}

/** @returns why the sums of a sale contradict each other; undefined where they do not. All are rupees, and null is nothing. */
export function refusalOfSums(
  sale: Pick<Order, 'amount' | 'charge' | 'received' | 'refunded'>,
): OrderRefusal | undefined {
  const { amount, charge, received, refunded } = sale
  if (amount === null) return 'amount_missing'
  if ((charge ?? 0) > amount) return 'charge_too_large'
  if ((received ?? 0) > amount) return 'received_too_large'
  return (refunded ?? 0) > (received ?? 0) ? 'refund_too_large' : undefined
}

/**
 * @returns why the lines of an order contradict each other: a pack has two, or the parts of the amount are more than it, so
 * that the chosen pack would have less than nothing; undefined where they do not
 */
export function refusalOfLines(
  order: Pick<Order, 'pack' | 'amount' | 'charge' | 'others'>,
): OrderRefusal | undefined {
  const { pack, others, charge, amount } = order
  const packs = [pack, ...(others ?? []).map((line) => line.pack)]
  if (new Set(packs).size < packs.length) return 'pack_twice'
  if ((charge ?? 0) > (amount ?? 0)) return 'charge_too_large'
  return others !== null && restOf(order) < 0 ? 'others_too_large' : undefined
}

/** @returns the rupees of a sale that are not received yet; 0 of an order that is not sold */
export function owedOf({ status, amount, received }: Pick<Order, 'status' | 'amount' | 'received'>): number {
  const owed = status === 'sold' ? (amount ?? 0) - (received ?? 0) : 0
  return Math.max(0, toPaisa(owed))
}

/** Whether a refund is dated before its sale. The accounts of a period could then have the refund without the sale. */
function isRefundedEarly({ sold_at, refunded_at }: Pick<Order, 'sold_at' | 'refunded_at'>): boolean {
  return sold_at !== null && refunded_at !== null && dayOf(refunded_at) < dayOf(sold_at)
}

/** Whether an order is sold and still to be sent. One that was refunded in full is not sent. */
export function isToSend(order: Pick<Order, 'status' | 'sent_at' | 'refunded' | 'amount'>): boolean {
  const { status, sent_at, refunded, amount } = order
  return status === 'sold' && sent_at === null && (refunded ?? -1) < (amount ?? Number.POSITIVE_INFINITY)
}

/** The columns of an order that its bill prints: they cannot be changed while the bill is valid. */
export const BILLED_COLUMNS = [
  'status',
  'amount',
  'charge',
  'refunded',
  'quantity',
  'pack',
  'others',
] as const satisfies (keyof Order)[]

/** The values that the columns of a sale have in every other order. */
const NOT_SOLD = {
  sold_at: null,
  refunded: null,
  refunded_at: null,
  received: null,
  received_how: null,
  received_at: null,
  lot: null,
  sent_at: null,
  parcel: null,
  warned_at: null,
} satisfies Partial<OrderRow>

/**
 * Applies the owner's change: fields that are left out keep their value. A sale is dated when it is marked, unless the
 * owner names a day, and keeps its time when it is marked again. An order without a click cannot be open, so taking its
 * sale back cancels it. An amount that is corrected to less than was received lowers what was received, too.
 *
 * @param now milliseconds UTC
 */
export function applyOrderChange(row: OrderRow, change: OrderChange, now: number): OrderRow {
  const { sold_on, sent, warned, refunded_on, received_on, cancelled, seen: _, ...changed } = change
  // JSON has no undefined: a field that is left out is absent.
  const after = { ...row, ...(changed as Partial<OrderRow>) }
  const status = after.status === 'clicked' && !canBeOpen(row) ? 'cancelled' : after.status
  const cancelledAt = cancelled ? iso(Date.parse(cancelled)) : (row.cancelled_at ?? iso(now))
  const cancelled_at = status === 'cancelled' ? cancelledAt : null
  if (status !== 'sold') {
    const others = after.others?.map(({ lot: _, ...line }) => line) ?? null
    return { ...after, ...NOT_SOLD, others, status, cancelled_at }
  }
  const refunded = after.refunded || null
  const kept = Math.min(row.received ?? 0, after.amount ?? 0)
  const received = change.received === undefined ? kept : change.received
  return {
    ...after,
    ...receiptOf({ ...after, received }, received_on, now),
    cancelled_at,
    sold_at: timeOn(sold_on, row.sold_at, now),
    sent_at: timeOf(sent, row.sent_at, now),
    warned_at: timeOf(warned, row.warned_at, now),
    refunded,
    refunded_at: refunded === null ? null : timeOn(refunded_on, row.refunded_at, now),
  }
}

/**
 * @param received_on the day, or its time as it was; undefined keeps the time that is stored
 * @returns what was received of a sale, how and when: nothing where that is null or 0
 */
export function receiptOf(
  { received, received_how, received_at }: Pick<Order, 'received' | 'received_how' | 'received_at'>,
  received_on: string | undefined,
  now: number,
) {
  if (!received) return { received: null, received_how: null, received_at: null }
  return { received, received_how, received_at: timeOn(received_on, received_at, now) }
}

/**
 * @returns why a change is refused: since the owner saw the order, another device has changed its status, or a column that
 * this change would set to something else; or the sums of the sale contradict each other, or are on a valid bill;
 * undefined where it is not refused
 */
export function refusalOf(
  before: OrderRow,
  after: OrderRow,
  { seen = {} }: OrderChange,
  isBilled = false,
): OrderRefusal | undefined {
  const changed = Object.keys(changedColumns(before, after))
  const wasOther = (name: string) => name in seen && !isSame(seen[name], before[name as keyof OrderRow])
  // A request that is sent again finds what it has stored, and changes nothing.
  if (changed.length > 0 && ['status', ...changed].some(wasOther)) return 'already_changed'
  if (isBilled && BILLED_COLUMNS.some((name) => changed.includes(name))) return 'billed'
  if (after.status !== 'sold') return undefined
  const isDated = changed.includes('sold_at') || changed.includes('refunded_at')
  if (isDated && isRefundedEarly(after)) return 'refund_before_sale'
  return refusalOfSums(after) ?? refusalOfLines(after)
}

/** @returns the columns that change: SQLite writes the entries of an index for each one that is set */
export function changedColumns<Row extends Order>(before: Row, after: Row): Partial<Row> {
  const columns = Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Row]))
  return Object.fromEntries(columns) as Partial<Row>
}

/** Whether two values of a column are the same: lines are lists. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether two states of an order differ in none of its columns. */
export function isSameOrder(one: Order, other: Order): boolean {
  return Object.keys(changedColumns(one, other)).length === 0
}

/**
 * Reverts what a change has set, as Undo does. All other fields keep what another device may have stored, before the
 * change or after it.
 *
 * @param before the order as the change found it
 * @param after the order as the change left it
 */
export function changeBackTo(before: Order, after: Order): OrderChange {
  const now: Record<string, unknown> = fieldsOf(after)
  return Object.fromEntries(
    Object.entries(fieldsOf(before)).filter(([name, value]) => !isSame(value, now[name])),
  )
}

/** The fields of a change, with the values that an order has. */
function fieldsOf(order: Order): OrderChange {
  const { sold_at, refunded_at, received_at, cancelled_at, sent_at, warned_at, ...columns } = order
  return {
    ...columns,
    ...(sold_at && { sold_on: sold_at }),
    ...(refunded_at && { refunded_on: refunded_at }),
    ...(received_at && { received_on: received_at }),
    ...(cancelled_at && { cancelled: cancelled_at }),
    sent: sent_at ?? false,
    warned: warned_at ?? false,
  }
}

/**
 * @param typed a day in Asia/Kolkata, or a time in ISO 8601; undefined keeps the stored time
 * @returns that time; of a day the stored time, if it is on it, or the present one, else its noon
 */
export function timeOn(typed: string | undefined, stored: string | null, now: number): string {
  if (typed === undefined) return stored ?? iso(now)
  if (typed.includes('T')) return iso(Date.parse(typed))
  if (stored && dayOf(stored) === typed) return stored
  return iso(dayOf(now) === typed ? now : noonOf(typed))
}

/** @returns when something was done; null where it was not. `true` keeps the time that it has, else it is now */
export function timeOf(
  typed: boolean | string | undefined,
  stored: string | null,
  now: number,
): string | null {
  if (typed === undefined) return stored
  if (typeof typed === 'string') return iso(Date.parse(typed))
  return typed ? (stored ?? iso(now)) : null
}
