import type { Order } from '#contract/entities.ts'
import type { OrderSearch } from '#contract/orders.ts'
import { orderText } from '#web/content/admin.ts'

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
  const { mark } = orderText
  if (query && !choices) return mark.searching
  const [first, ...others] = choices ?? []
  if (!first) return mark.noReference
  if (others.length > 0) return mark.choose(others.length + 1)
  return first.reference ? mark.unknown(first.reference) : mark.found
}
