import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { OrderChange, SaleInput } from '#contract/inputs/orders.ts'
import { REFERENCE_LABEL, searchedReferences } from '#contract/order-reference.ts'
import type { Order, OrderStatus } from '#contract/orders.ts'
import { api, bodyOf } from '#web/api/client.ts'
import { showFailure } from './show-failure.ts'

/** The keys of what a mark changes. */
const CHANGED = ['orders', 'order-search', 'daily']

export type Mark = {
  after: Order
  /** The status that Undo brings back; undefined where it has not changed. */
  before: OrderStatus | undefined
  undone?: true
}

export type OrderMarks = ReturnType<typeof useOrderMarks>

/** Marks orders and records sales. What can be undone stays in memory until the page is left. */
export function useOrderMarks() {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const { mutate } = useSWRConfig()

  /** @returns whether the Worker stored it */
  async function send(
    call: Promise<{ data: Order[] }>,
    mark: Omit<Mark, 'after'>,
    showError: () => void,
  ): Promise<boolean> {
    try {
      const [after] = (await call).data
      if (!after) return false
      setMarks((others) => [{ ...mark, after }, ...others.filter((other) => other.after.id !== after.id)])
      return true
    } catch {
      showError()
      return false
    } finally {
      void mutate((key) => Array.isArray(key) && CHANGED.includes(key[0]))
    }
  }
  const change = (id: string, json: OrderChange) =>
    bodyOf(api.owner.orders[':id'].$patch({ param: { id }, json }))
  const showNotMarked = () => showFailure('Not marked')

  return {
    /** Newest first, one for each order. */
    marks,
    /** The mark of an order that can be undone. */
    markOf: (id: string) => marks.find(({ after, before }) => after.id === id && before),
    mark: ({ id, status }: Order, json: OrderChange) =>
      send(change(id, json), { before: json.status === status ? undefined : status }, showNotMarked),
    sell: (json: SaleInput) =>
      send(bodyOf(api.owner.orders.$post({ json })), { before: 'cancelled' }, showNotMarked),
    undo: ({ after: { id }, before: status }: Mark) =>
      send(change(id, { status }), { before: undefined, undone: true }, () =>
        showFailure('Not undone yet', 'Please check your connection and press Undo again'),
      ),
  }
}

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
