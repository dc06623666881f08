import { OWNER_LIMITS } from '#contract/browser-limits.ts'
import { api, bodyOf } from '#web/browser/api/client.ts'
import type { Order } from '#worker/orders/contract.ts'
import { plural, showOrders } from '../format.ts'
import { nameOf, useMarks } from './marks.ts'
import { isProblem, type Problem } from './problem.ts'

/** Changes several orders at once, with one Undo, and erases an order. Kept apart from marks.ts, which the first screen loads. */
export function useBulkMarks() {
  // The dashboard's own reload, because the button may be gone when its Undo is pressed.
  const { show, showFinal, store, keep, forget, refresh } = useMarks()

  /** @returns the orders that a call has changed, or why it changed none */
  async function change<Answer extends { data: Order[] }>(call: Promise<Answer>) {
    const answer = await store(call)
    if (!isProblem(answer)) answer.data.forEach(keep)
    void refresh()
    return answer
  }

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
          void refresh()
          return reopened
        })
      await refresh()
      return undefined
    },
    /** Gives what is not sent of a lot to another one, line by line. */
    async moveUnsent(from: string, to: string): Promise<Problem | undefined> {
      const move = (json: { from: string; to: string; lines?: string[] }) =>
        change(bodyOf(api.owner.orders.move.$post({ json })))
      const answer = await move({ from, to })
      if (isProblem(answer)) return answer
      const { data, lines } = answer
      show(showOrders(data.length), `now of lot ${to}`, `of lot ${from} again`, () =>
        move({ from: to, to: from, lines }),
      )
      return undefined
    },
    /** Marks orders as sent, but for those that another device has marked meanwhile; Undo takes back these alone. */
    async sendAll(orders: readonly Order[]): Promise<Problem | undefined> {
      const send = (json: { ids: string[]; undo?: string }) =>
        change(bodyOf(api.owner.orders.send.$post({ json })))
      const answer = await send({ ids: orders.slice(0, OWNER_LIMITS.sentOrders).map(({ id }) => id) })
      if (isProblem(answer)) return answer
      const ids = answer.data.map(({ id }) => id)
      const undo = answer.data[0]?.sent_at
      const what = showOrders(ids.length)
      if (undo) show(what, 'sent', 'to send again', () => send({ ids, undo }))
      else showFinal('All orders', 'already sent')
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
