import type { Order } from '#worker/orders/contract.ts'
import { isSame } from '#worker/orders/rules.ts'
import { dayInIndia, rupees, showDate, showJars } from '../format.ts'
import { NO_LOT_NAME, OTHER_PACK_NAME } from '../names.ts'

/** A column of an order that was changed, and what it is now, in words. */
export type ColumnChange = { column: keyof Order; text: string }

/** Columns that the owner may change, and what each says of an order. */
type Columns = { [Name in keyof Order]?: (order: Order) => string | null }

const day = (iso: string | null) => (iso ? showDate(dayInIndia(iso)) : '')

/** @returns `2 × 250g + 1 × other`, which breaks between its lines alone */
export const describeLines = (lines: readonly { pack: string | null; jars: number | string }[]) =>
  lines.map(({ jars, pack }) => `${jars}\u00a0×\u00a0${pack ?? OTHER_PACK_NAME}`).join('\u00a0+ ')

const WAY_NAMES = { upi: 'by UPI', bank: 'by bank transfer', cash: 'in cash' }

/** What only a sale has: it comes and goes with the status. */
const OF_A_SALE: Columns = {
  lot: ({ lot }) => (lot === null ? NO_LOT_NAME : `lot ${lot}`),
  sold_at: ({ sold_at }) => `sold on ${day(sold_at)}`,
  sent_at: ({ sent_at }) => (sent_at ? 'sent' : 'not sent'),
  parcel: ({ parcel }) => (parcel === null ? 'no parcel number' : `parcel ${parcel}`),
  received: ({ received }) => `${received === null ? 'nothing' : rupees(received)} received`,
  received_how: ({ received_how }) => received_how && WAY_NAMES[received_how],
  received_at: ({ received_at }) => received_at && `paid on ${day(received_at)}`,
  refunded: ({ refunded }) => (refunded === null ? 'nothing given back' : `${rupees(refunded)} given back`),
  refunded_at: ({ refunded_at }) => refunded_at && `refunded on ${day(refunded_at)}`,
  warned_at: ({ warned_at }) => (warned_at ? 'warned' : 'not warned'),
}

const OF_AN_ORDER: Columns = {
  status: ({ status }) => ({ sold: 'sold', cancelled: 'not sold', clicked: 'open again' })[status],
  pack: ({ pack }) => pack ?? `${OTHER_PACK_NAME} pack`,
  quantity: ({ quantity }) => showJars(quantity),
  others: ({ others }) => (others ? `and ${describeLines(others)}` : 'one size'),
  amount: ({ amount }) => (amount === null ? 'no amount' : rupees(amount)),
  charge: ({ charge }) => (charge === null ? 'delivery not known' : `${rupees(charge)} of it for delivery`),
  note: ({ note }) => (note === null ? 'no note' : `note “${note}”`),
}

/** What of an order has been changed since the owner saw it. */
export function changesSince(seen: Order, order: Order): ColumnChange[] {
  const columns = { ...OF_AN_ORDER, ...(seen.status === order.status && OF_A_SALE) }
  return Object.entries(columns).flatMap(([name, textOf]) => {
    const column = name as keyof Order
    const text = !isSame(seen[column], order[column]) && textOf(order)
    return text ? { column, text } : []
  })
}

/** What of an order has been changed since the owner saw it, as it is now: `3 jars, ₹600`. */
export function describeChanges(seen: Order, order: Order): string {
  return changesSince(seen, order)
    .map(({ text }) => text)
    .join(', ')
}
