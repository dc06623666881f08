import { normaliseLine } from '#contract/text.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import type { OrderListName } from '#worker/orders/constants.ts'
import { linesOf, type Order } from '#worker/orders/contract.ts'
import { isToSend, owedOf } from '#worker/orders/rules.ts'
import { showOwed, showPastDay } from '../format.ts'
import { NO_LOT_NAME } from '../names.ts'
import { isRecalled, type Shop } from '../shop.ts'
import { FROM, OPEN_TAB, type OrderTab } from './open-tab.ts'
import { describeLines } from './order-changes.ts'

const day = (iso: string | null, now: number) => (iso ? showPastDay(iso, now) : '')
const describeLots = (order: Order, shop: Shop) =>
  lotsOf(order).map((lot) => `${lot ?? NO_LOT_NAME}${isRecalled(shop, lot) ? ', recalled' : ''}`)

/** @returns the lots of an order, each once */
export const lotsOf = (order: Order) => [...new Set(linesOf(order).map(({ lot }) => lot))]

export const ORDER_TABS: readonly [OrderTab, ...OrderTab[]] = [
  OPEN_TAB,
  {
    list: 'to_send',
    name: 'To send',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    facts: {
      name: 'Lot, paid',
      show: (order, _, shop) => [
        ...describeLots(order, shop),
        ...describeMoney(order),
        describeParcel(order),
      ],
    },
    empty: 'Nothing to send',
  },
  {
    list: 'owed',
    name: 'Owed',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    facts: { name: 'Owed', show: (order, now) => [describeOwed(order), describeSending(order, now)] },
    empty: 'Nothing is owed',
  },
  {
    list: 'sold',
    name: 'Sold',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    facts: {
      name: 'Sent, paid, lot',
      show: (order, now, shop) => [
        describeSending(order, now),
        describeParcel(order),
        ...describeMoney(order),
        ...describeLots(order, shop),
      ],
    },
    empty: 'Nothing sold on these dates',
  },
  {
    list: 'not_sold',
    name: 'Not sold',
    when: 'Marked',
    whenOf: ({ cancelled_at }, now) => day(cancelled_at, now),
    facts: FROM,
    empty: 'No orders that were not sold on these dates',
  },
]

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

// A sale without a reference may be erased, and so not to send any more.
function describeSending(order: Order, now: number): string | false {
  const { sent_at } = order
  if (sent_at) return `sent ${day(sent_at, now)}`
  return order.reference !== null && isToSend(order) && 'to send'
}

const describeParcel = ({ parcel }: Order) => parcel && `parcel ${parcel}`

// Where nothing was received, what is owed is the amount of the order, which its row has already.
function describeOwed(order: Order): string | false {
  const owed = owedOf(order)
  return owed > 0 && (order.received ? showOwed(owed) : 'not paid')
}

const describeMoney = (order: Order) => [describeOwed(order), order.refunded !== null && 'money given back']

/** Describes the items of an order: `2 × 500g + 1 × 250g`. A click without a pack has none; a sale always has its jars. */
export function describeItems(order: Order): string {
  return order.pack === null && order.status !== 'sold' ? 'no pack' : describeLines(linesOf(order))
}

/** Whether an order has a text in its reference, note, parcel or amount. */
export function matches({ reference, note, parcel, amount }: Order, typed: string): boolean {
  const wanted = normaliseLine(typed).toLowerCase()
  const rupees = readAmount(typed)
  return (
    Boolean(reference?.toLowerCase().includes(wanted.replaceAll(/[\s-]/g, ''))) ||
    [note, parcel].some((text) => text?.toLowerCase().includes(wanted)) ||
    (rupees !== undefined && amount !== null && String(amount).startsWith(String(rupees)))
  )
}
