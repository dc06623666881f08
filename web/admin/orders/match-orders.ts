import type { ReadOrder } from '#web/shop/read-order.ts'
import type { Order } from '#worker/orders/contract.ts'

/** One order of the pasted text, with what was recorded of it. */
export type OrderMatch = { read: ReadOrder; order: Order | undefined }

/**
 * The orders of each reference, as they were changed here. One that was only mentioned and is not recorded is left out
 * where others are: one word of 32 reads as a reference.
 */
export function matchOrders(
  reads: readonly ReadOrder[],
  orders: readonly Order[],
  changed: ReadonlyMap<string, Order>,
): OrderMatch[] {
  const all = reads.flatMap((read): OrderMatch[] => {
    const recorded = orders.filter(({ reference }) => reference === read.reference)
    const sold = [...changed.values()].filter(
      ({ id, reference }) => reference === read.reference && !recorded.some((row) => row.id === id),
    )
    const rows = [...recorded.map((order) => changed.get(order.id) ?? order), ...sold]
    return rows.length > 0 ? rows.map((order) => ({ read, order })) : [{ read, order: undefined }]
  })
  const sure = all.filter(({ read, order }) => order || read.isNamed)
  return sure.length > 0 ? sure : all
}
