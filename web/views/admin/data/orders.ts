import useSWR from 'swr'
import { findReferences, REFERENCE_LABEL, readReference } from '#contract/order-reference.ts'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

/** The latest orders of the range, among them the open ones. */
const ORDERS_LISTED = '50'
/** The Worker searches for no more. */
const MAX_REFERENCES = 20

/** Counts of a range, where sales come from, and the latest orders. */
export function useOrders(range: Range) {
  return useSWR(['orders', range], () =>
    bodyOf(api.stats.orders.$get({ query: { days: `${range}`, limit: ORDERS_LISTED } })),
  )
}

/** The orders of a query made by `orderQuery`; no call without one. */
export function useOrderSearch(query: string | undefined) {
  return useSWR(query ? ['order-search', query] : null, ([, reference]) =>
    bodyOf(api.owner.orders.$get({ query: { reference: reference ?? '' } })),
  )
}

/**
 * @param typed a reference, or a message of any length
 * @returns only its references, so that a customer's name and address stay out of the call's URL; undefined without any
 */
export function orderQuery(typed: string): string | undefined {
  const alone = readReference(typed)
  if (alone) return alone
  const found = findReferences(typed).slice(0, MAX_REFERENCES)
  return (
    found
      .map(({ reference, labelled }) => (labelled ? `${REFERENCE_LABEL} ${reference}` : reference))
      .join('\n') || undefined
  )
}
