import useSWR from 'swr'
import { REFERENCE_LABEL, searchedReferences } from '#contract/order-reference.ts'
import { api, bodyOf } from '#web/api/client.ts'

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
  const lines = searchedReferences(typed).map(({ reference, labelled }) =>
    labelled ? `${REFERENCE_LABEL} ${reference}` : reference,
  )
  return lines.join('\n') || undefined
}
