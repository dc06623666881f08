import useSWR from 'swr'
import { findReferences, REFERENCE_LABEL, readReference } from '#contract/order-reference.ts'
import { api, bodyOf } from '#web/api/client.ts'

/** The Worker searches for no more. */
const MAX_REFERENCES = 20

/** The orders of a query made by `orderQuery`; no call without one. */
export function useOrderSearch(query: string | undefined) {
  return useSWR(query ? ['order-search', query] : null, ([, reference]) =>
    bodyOf(api.owner.orders.$get({ query: { reference } })),
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
