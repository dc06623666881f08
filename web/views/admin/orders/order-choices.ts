import type { Order } from '#contract/entities.ts'
import type { OrderSearch } from '#contract/orders.ts'

/** An order that a text may be about, or a valid reference without an order. */
export type OrderChoice = { key: string; order?: Order; reference?: string }

/** @returns the orders of a search, then the references without an order */
export function orderChoices({ data, unknown }: OrderSearch): OrderChoice[] {
  return [
    ...data.map((order) => ({ key: order.id, order })),
    ...unknown.map((reference) => ({ key: reference, reference })),
  ]
}

/**
 * @param query the references of the text, undefined without any
 * @param choices undefined while the search runs
 * @returns the result of the search, as announced
 */
export function searchResult(query: string | undefined, choices: OrderChoice[] | undefined): string {
  if (query && !choices) return 'Searching...'
  const [first, ...others] = choices ?? []
  if (!first)
    return 'No valid reference in this text. It has six letters and figures; one may be wrong or missing.'
  if (others.length > 0) return `${others.length + 1} possible orders. Choose the one that this is about.`
  return first.reference
    ? `${first.reference} is a valid reference, but its click was not recorded. You can record the sale with it.`
    : 'One order found.'
}
