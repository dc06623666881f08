import type { OrderListName } from '#worker/orders/constants.ts'
import type { Order } from '#worker/orders/contract.ts'
import { showAge } from '../format.ts'
import { placementName, sourceName } from '../names.ts'
import type { Shop } from '../shop.ts'

/** The tab of a list of orders, and the columns in which it differs from the others. */
export type OrderTab = {
  list: OrderListName
  name: string
  /** Heads the column of the dates. */
  when: string
  whenOf: (order: Order, now: number) => string
  /** The last column but the note: what it shows of an order, in parts. */
  facts: { name: string; show: (order: Order, now: number, shop: Shop) => Part[] }
  /** What is shown where there are none. */
  empty: string
}

/** A text, or nothing. */
type Part = string | false | null

export const FROM = {
  name: 'From',
  show: ({ source, placement }: Order) => [
    source && sourceName(source),
    placement && placementName(placement),
  ],
}

/** The tab of orders that nobody has marked, whose rows are on the dashboard's first screen, too. */
export const OPEN_TAB: OrderTab = {
  list: 'open',
  name: 'Open',
  when: 'Clicked',
  whenOf: ({ clicked_at }, now) => (clicked_at ? showAge(clicked_at, now) : ''),
  facts: FROM,
  empty: 'No open orders. Whoever presses an order button on the site gets a reference, and it appears here.',
}
