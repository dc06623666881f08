import { normaliseLine } from '#contract/text.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import type { OrderListName } from '#worker/orders/constants.ts'
import type { Order } from '#worker/orders/contract.ts'
import { isToSend, owedOf } from '#worker/orders/rules.ts'
import { dayInIndia, rupees, showOwed, showPastDay } from '../format.ts'
import { NO_LOT_NAME, OTHER_PACK_NAME } from '../names.ts'
import { isRecalled, type Shop } from '../shop.ts'
import { from, listOf, NOTE, OPEN_TAB, type OrderTab } from './open-tab.ts'

const day = (iso: string | null, now: number) => (iso ? showPastDay(dayInIndia(Date.parse(iso)), now) : '')
const LOT = {
  name: 'Lot',
  show: ({ lot }: Order, _: number, shop: Shop) =>
    `${lot ?? NO_LOT_NAME}${isRecalled(shop, lot) ? ', recalled' : ''}`,
}
export const ORDER_TABS: readonly [OrderTab, ...OrderTab[]] = [
  OPEN_TAB,
  {
    list: 'to_send',
    name: 'To send',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    columns: [
      LOT,
      { ...NOTE, show: (order) => listOf(...describeMoney(order), describeParcel(order), order.note) },
    ],
    empty: 'Nothing to send',
  },
  {
    list: 'owed',
    name: 'Owed',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    columns: [{ name: 'Owed', show: describeDebt }, NOTE],
    empty: 'Nothing is owed',
  },
  {
    list: 'sold',
    name: 'Sold',
    when: 'Sold',
    whenOf: ({ sold_at }, now) => day(sold_at, now),
    columns: [
      {
        name: 'Sent, paid, lot',
        show: (order, now, shop) =>
          listOf(
            describeSending(order, now),
            describeParcel(order),
            ...describeMoney(order),
            LOT.show(order, now, shop),
          ),
      },
      NOTE,
    ],
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

// A sale without a reference may be erased, and so not to send or owed any more.
function describeSending(order: Order, now: number): string | false {
  const { sent_at } = order
  if (sent_at) return `sent ${day(sent_at, now)}`
  return order.reference !== null && isToSend(order) && 'to send'
}

const describeParcel = ({ parcel }: Order) => parcel && `parcel ${parcel}`

const describeMoney = (order: Order) => [
  order.reference !== null && showOwed(owedOf(order)),
  order.refunded !== null && 'money given back',
]

function describeDebt(order: Order, now: number): string {
  const { received } = order
  return listOf(
    showOwed(owedOf(order)),
    received !== null && `${rupees(received)} received`,
    describeSending(order, now),
  )
}

/** Describes the items of an order: `2 × 500g`. A click without a pack has none; a sale always has its jars. */
export function describeItems({ pack, quantity, status }: Order): string {
  return pack === null && status !== 'sold' ? 'no pack' : `${quantity} × ${pack ?? OTHER_PACK_NAME}`
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
