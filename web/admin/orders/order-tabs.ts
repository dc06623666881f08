import { normaliseLine } from '#contract/text.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import type { OrderListName } from '#worker/orders/constants.ts'
import { linesOf, type Order } from '#worker/orders/contract.ts'
import { isToSend } from '#worker/orders/rules.ts'
import { dayInIndia, showPastDay } from '../format.ts'
import { NO_LOT_NAME } from '../names.ts'
import { isRecalled, type Shop } from '../shop.ts'
import { from, listOf, NOTE, OPEN_TAB, type OrderTab } from './open-tab.ts'
import { describeLines } from './order-changes.ts'

const day = (iso: string | null, now: number) => (iso ? showPastDay(dayInIndia(Date.parse(iso)), now) : '')
const LOT = {
  name: 'Lot',
  show: (order: Order, _: number, shop: Shop) =>
    lotsOf(order)
      .map((lot) => `${lot ?? NO_LOT_NAME}${isRecalled(shop, lot) ? ', recalled' : ''}`)
      .join(', '),
}

/** @returns the lots of an order, each once */
export const lotsOf = (order: Order) => [...new Set(linesOf(order).map(({ lot }) => lot))]

export const ORDER_TABS: readonly [OrderTab, ...OrderTab[]] = [
  OPEN_TAB,
  {
    list: 'to_send',
    name: 'To send',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    columns: [LOT, { ...NOTE, show: (order) => listOf(describeRefund(order), order.note) }],
    empty: 'Nothing to send',
  },
  {
    list: 'sold',
    name: 'Sold',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    columns: [LOT, { name: 'Sent', show: describeSending }],
    empty: 'Nothing sold on these dates',
  },
  {
    list: 'not_sold',
    name: 'Not sold',
    when: 'Marked',
    whenOf: ({ cancelled_at }, now) => day(cancelled_at, now),
    columns: [{ name: 'From', show: from }, NOTE],
    empty: 'No orders that were not sold on these dates',
  },
]

/** @returns the tab of a list */
export function tabFor(list: OrderListName): OrderTab {
  return ORDER_TABS.find((tab) => tab.list === list) ?? OPEN_TAB
}

/** @returns the tab in which an order is, whatever the dates */
export function tabOf({ status }: Order): OrderTab {
  return tabFor(({ clicked: 'open', sold: 'sold', cancelled: 'not_sold' } as const)[status])
}

/** The part of the page's address that leads to a list: `to-send` */
export function partOf(list: OrderListName): string {
  return list.replace('_', '-')
}

function describeSending(order: Order, now: number): string {
  const { sent_at } = order
  // One without a reference may be erased, and so not to send any more.
  const isKnown = order.reference !== null
  return listOf(
    sent_at ? `sent ${day(sent_at, now)}` : isKnown && isToSend(order) && 'to send',
    describeRefund(order),
  )
}

const describeRefund = ({ refunded }: Order) => refunded !== null && 'money given back'

/** Describes the items of an order: `2 × 500g + 1 × 250g`. A click without a pack has none; a sale always has its jars. */
export function describeItems(order: Order): string {
  return order.pack === null && order.status !== 'sold' ? 'no pack' : describeLines(linesOf(order))
}

/** Whether an order has a text in its reference, note or amount. */
export function matches({ reference, note, amount }: Order, typed: string): boolean {
  const wanted = normaliseLine(typed).toLowerCase()
  const rupees = readAmount(typed)
  return (
    Boolean(reference?.toLowerCase().includes(wanted.replaceAll(/[\s-]/g, ''))) ||
    Boolean(note?.toLowerCase().includes(wanted)) ||
    (rupees !== undefined && amount !== null && String(amount).startsWith(String(rupees)))
  )
}
