import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Order } from '#contract/entities.ts'
import type { OrderChange, SaleInput } from '#contract/inputs/orders.ts'
import { undoOf } from '#contract/orders.ts'
import { api, bodyOf } from '#web/api/client.ts'
import { showFailure } from './show-failure.ts'

export type Mark = {
  after: Order
  undo: OrderChange
}

export type OrderMarks = ReturnType<typeof useOrderMarks>

/** Marks orders and records sales. Their undos stay in memory until the page is left. */
export function useOrderMarks() {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [latest, setLatest] = useState<{ mark: Mark; undone: boolean }>()
  const { mutate } = useSWRConfig()

  const refresh = () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('order'))

  const keep = async (undo: OrderChange, call: () => Promise<{ data: Order[] }>) => {
    try {
      const [after] = (await call()).data
      if (!after) return false
      const mark = { after, undo }
      setMarks((others) => [mark, ...others.filter((other) => other.after.id !== after.id)])
      setLatest({ mark, undone: false })
      return true
    } catch {
      showFailure('Not marked')
      return false
    } finally {
      refresh()
    }
  }

  return {
    /** Newest first, without those that were undone. */
    marks,
    latest,
    /** @returns whether the Worker stored it */
    mark: (order: Order, json: OrderChange) =>
      keep(undoOf(order, json), () =>
        bodyOf(api.owner.orders[':id'].$patch({ param: { id: order.id }, json })),
      ),
    /** @returns whether the Worker stored it */
    sell: (json: SaleInput) => keep({ status: 'cancelled' }, () => bodyOf(api.owner.orders.$post({ json }))),
    /** @returns whether the Worker stored it */
    async undo(mark: Mark) {
      try {
        await bodyOf(api.owner.orders[':id'].$patch({ param: { id: mark.after.id }, json: mark.undo }))
        setMarks((others) => others.filter((other) => other !== mark))
        setLatest({ mark, undone: true })
        return true
      } catch {
        showFailure('Not undone yet', 'Please check your connection and press Undo again')
        return false
      } finally {
        refresh()
      }
    },
  }
}
