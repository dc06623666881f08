import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Subscriber, Subscription } from '#contract/entities.ts'
import { api, bodyOf } from '#web/api/client.ts'
import { showFailure } from './show-failure.ts'

export type SubscriberDeletions = ReturnType<typeof useSubscriberDeletions>

/**
 * Deletes and restores subscribers. A deletion is sent at once, so that a closed tab keeps nobody who asked to be
 * deleted; the complete row stays in memory for an undo until the page is left.
 */
export function useSubscriberDeletions() {
  const [deleted, setDeleted] = useState<readonly Subscriber[]>([])
  const { mutate } = useSWRConfig()

  /** The list of subscribers is left out: a deleted row keeps its place and shows Undo. */
  const refreshNumbers = () => mutate((key) => Array.isArray(key) && key[0] !== 'subscribers')

  return {
    deleted,
    async remove({ id }: Subscription) {
      try {
        const { data } = await bodyOf(api.owner.subscribers[':id'].$delete({ param: { id } }))
        setDeleted((before) => [...data, ...before.filter((row) => row.id !== id)])
        void refreshNumbers()
      } catch {
        showFailure('Not deleted')
      }
    },
    async restore(row: Subscriber) {
      try {
        const { id, ...json } = row
        await bodyOf(api.owner.subscribers[':id'].$put({ param: { id }, json }))
        setDeleted((before) => before.filter((other) => other.id !== id))
        void mutate(() => true)
      } catch {
        showFailure('Not restored yet', 'Please check your connection and press Undo again')
      }
    },
  }
}
