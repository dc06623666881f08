import { OWNER_LIMITS } from '#contract/browser-limits.ts'
import { api, bodyOf } from '#web/browser/api/client.ts'
import type { OrderListName } from '#worker/orders/constants.ts'
import { readWholeList, WHOLE_LIST_LIMIT } from '../controls/whole-list.ts'
import { RANGE_IDS, type RangeId, rangeName } from '../statistics/range.ts'

/** The number of orders on one page of a list. */
const ORDERS_PAGE = 25

/** Days of a list, or all; `lot` only of sold orders. */
export type ListDays = { days?: string; from?: string; to?: string; lot?: string }

/** The dates of a list: all of them, or a range up to today. */
export type Dates = 'all' | RangeId
export const DATES: readonly (readonly [Dates, string])[] = [
  ['all', 'All dates'],
  ...RANGE_IDS.map((range) => [range, rangeName(range)] as const),
]

/** One page of a list of orders, and when it was loaded. */
export function queryOrderList(list: OrderListName, days: ListDays, before?: string, limit = ORDERS_PAGE) {
  const query = { list, ...days, limit: String(limit), ...(before && { before }) }
  return {
    key: ['orders', query],
    fetch: async () => ({ ...(await bodyOf(api.owner.orders.list.$get({ query }))), loadedAt: Date.now() }),
  }
}

/** What was sold on some days, of any lot. */
export function querySoldTotals({ lot: _, ...days }: ListDays) {
  return { key: ['totals', days], fetch: () => bodyOf(api.owner.orders.totals.$get({ query: days })) }
}

/** All orders of a list, up to 2,000, for a search and for the list to print. */
export function queryWholeList(list: OrderListName, days: ListDays) {
  return {
    key: ['orders', 'all', list, days],
    fetch: () => readWholeList((before) => queryOrderList(list, days, before, WHOLE_LIST_LIMIT).fetch()),
  }
}

/**
 * The orders of some references, and the references; `erased` are those whose sales were erased. Nothing else of a message
 * is sent: names and addresses stay on the device.
 */
export function queryReferences(references: readonly string[]) {
  return {
    key: ['references', ...references],
    async fetch() {
      const calls = []
      for (let first = 0; first < references.length; first += OWNER_LIMITS.orderReferences) {
        const reference = references.slice(first, first + OWNER_LIMITS.orderReferences)
        calls.push(bodyOf(api.owner.orders.$get({ query: { reference } })))
      }
      const answers = await Promise.all(calls)
      return {
        orders: answers.flatMap(({ data }) => data),
        erased: answers.flatMap(({ erased }) => erased),
        references,
      }
    },
  }
}

/** What was sold of some lots, ever. */
export function queryLots(lot: string[]) {
  return { key: ['lots', ...lot], fetch: () => bodyOf(api.owner.lots.$get({ query: { lot } })) }
}
