import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { api, bodyOf } from '#web/api/client.ts'
import type { Order, OrderChange, OrderStatus, SaleInput } from '#worker/orders/contract.ts'
import { showFailure } from '../controls/show-failure.ts'

/** The keys of what a mark changes. */
const CHANGED = ['orders', 'order-search', 'daily']

export type Mark = {
  after: Order
  /** The status that Undo brings back; undefined where it has not changed. */
  before: OrderStatus | undefined
}

export type OrderMarks = ReturnType<typeof useOrderMarks>

/** Marks orders and records sales. What can be undone stays in memory until the page is left. */
export function useOrderMarks() {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const { mutate } = useSWRConfig()

  /** @returns whether the Worker stored it */
  async function send(call: Promise<{ data: Order[] }>, before?: Mark['before']): Promise<boolean> {
    try {
      const [after] = (await call).data
      if (!after) return false
      setMarks((others) => [{ after, before }, ...others.filter((other) => other.after.id !== after.id)])
      return true
    } catch {
      showFailure('Not saved')
      return false
    } finally {
      void mutate((key) => Array.isArray(key) && CHANGED.includes(key[0]))
    }
  }
  const change = (id: string, json: OrderChange) =>
    bodyOf(api.owner.orders[':id'].$patch({ param: { id }, json }))

  return {
    /** Newest first, one for each order. */
    marks,
    /** The mark of an order that can be undone. */
    markOf: (id: string) => marks.find(({ after, before }) => after.id === id && before),
    mark: ({ id, status }: Order, json: OrderChange) =>
      send(change(id, json), json.status === status ? undefined : status),
    sell: (json: SaleInput) => send(bodyOf(api.owner.orders.$post({ json })), 'cancelled'),
    /** Deletes an order, or what leads to a person in a sale. It cannot be undone. */
    async erase(id: string) {
      const answer = await bodyOf(api.owner.orders[':id'].$delete({ param: { id } }))
      setMarks((others) => others.filter(({ after }) => after.id !== id))
      return answer
    },
    undo: ({ after: { id }, before: status }: Mark) => send(change(id, { status })),
  }
}

/** The orders of some references. Nothing else of a message is sent: names and addresses stay out of the URL. */
export function queryOrderSearch(references: string[]) {
  const reference = references.join('\n')
  return {
    key: ['order-search', reference],
    fetch: () => bodyOf(api.owner.orders.$get({ query: { reference } })),
  }
}
