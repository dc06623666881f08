import type { Order } from '#worker/orders/contract.ts'
import type { OrderMarks } from './marks.ts'
import type { Message } from './read-messages.ts'

/** Whether there is nothing left to mark. */
export const isMarked = (order: Order | undefined) => order !== undefined && order.status !== 'clicked'

/** A message that was pasted, and its order. */
export type Found = {
  message: Message
  order: Order | undefined
  isErased: boolean
  key: string
}

/** The orders of each message, as they were changed or recorded here. */
export function ordersOf(
  messages: readonly Message[],
  { orders, erased }: { orders: readonly Order[]; erased: readonly string[] } = { orders: [], erased: [] },
  { changed }: OrderMarks,
): Found[] {
  const all = new Map([...orders.map((order) => [order.id, order] as const), ...changed])
  return messages.flatMap((message, place): Found[] => {
    const { reference } = message
    const own = [...all.values()].filter((order) => order.reference !== null && order.reference === reference)
    return (own.length > 0 ? own : [undefined]).map((order, index) => ({
      message,
      order,
      isErased: !order && reference !== undefined && erased.includes(reference),
      // A message keeps its row when its sale is recorded.
      key: `${reference ?? place} ${index}`,
    }))
  })
}
