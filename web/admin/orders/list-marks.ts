import { api, bodyOf } from '#web/browser/api/client.ts'
import type { Order } from '#worker/orders/contract.ts'
import { useMutate } from '../controls/use-mutate.ts'
import { plural } from '../format.ts'
import { nameOf, useMarks } from './marks.ts'
import { isProblem, type Problem } from './problem.ts'

/** Changes of many orders, and the deletion of one: what only the pages after the first screen do. */
export function useListMarks() {
  const { store, keep, forget, show, showFinal } = useMarks()
  const mutate = useMutate()
  return {
    /** Closes all open orders that were clicked before a day, as not sold. */
    async closeBefore(before: string): Promise<Problem | undefined> {
      const answer = await store(bodyOf(api.owner.orders.close.$post({ json: { before } })))
      if (isProblem(answer)) return answer
      const { closed, closed_at, more } = answer.data
      const what = plural(closed, 'old order', 'old orders')
      if (closed === 0) showFinal('Old orders', 'already not sold')
      else
        show(what, more ? 'not sold; there are more' : 'not sold', 'open again', async () => {
          const reopened = await store(bodyOf(api.owner.orders.reopen.$post({ json: { closed_at } })))
          void mutate(() => true)
          return reopened
        })
      await mutate(() => true)
      return undefined
    },
    /** Gives the orders of a lot that are not sent to another one. */
    async moveUnsent(from: string, to: string): Promise<Problem | undefined> {
      const move = async (json: { from: string; to: string; lines?: string[] }) => {
        const answer = await store(bodyOf(api.owner.orders.move.$post({ json })))
        if (!isProblem(answer)) answer.data.forEach(keep)
        void mutate(() => true)
        return answer
      }
      const answer = await move({ from, to })
      if (isProblem(answer)) return answer
      const { data, lines } = answer
      show(plural(data.length, 'order', 'orders'), `now of lot ${to}`, `of lot ${from} again`, () =>
        move({ from: to, to: from, lines }),
      )
      return undefined
    },
    /** Deletes an order, or what leads to a person in a sale. It cannot be undone. */
    async erase(order: Order) {
      const answer = await bodyOf(api.owner.orders[':id'].$delete({ param: { id: order.id } }))
      forget(order)
      showFinal(nameOf(order), 'erased for good')
      return answer
    },
  }
}
