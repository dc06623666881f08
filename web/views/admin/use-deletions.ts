import { useState } from 'react'
import type { Subscriber, Subscription } from '../../../worker/contract/entities.ts'
import { call } from '../../api/client.ts'
import { subscriberText } from '../../content/admin.ts'
import { showToast } from '../../lib/toast.ts'

/**
 * Deleting subscribers, and taking it back. A deletion is done at once, so that nobody who wants to be forgotten is
 * kept by a closed tab; the whole row stays in this page's memory until the page is left.
 *
 * @param changed called after the numbers have changed
 */
export function useDeletions(changed: () => void) {
  const [deleted, setDeleted] = useState<readonly Subscriber[]>([])

  return {
    deleted,
    async remove({ id }: Subscription) {
      try {
        const answer = await call<{ data: [Subscriber] }>(`/owner/subscribers/${id}`, undefined, {
          method: 'DELETE',
        })
        if (!answer.success) throw new Error(answer.code)
        setDeleted((before) => [answer.data[0], ...before.filter((row) => row.id !== id)])
        changed()
      } catch {
        showToast('error', subscriberText.deleteFailed.title, {
          description: subscriberText.deleteFailed.description,
        })
      }
    },
    async putBack(row: Subscriber) {
      try {
        const answer = await call(`/owner/subscribers/${row.id}`, row, { method: 'PUT' })
        if (!answer.success) throw new Error(answer.code)
        setDeleted((before) => before.filter(({ id }) => id !== row.id))
        changed()
      } catch {
        showToast('error', subscriberText.undoFailed.title, {
          description: subscriberText.undoFailed.description,
        })
      }
    },
    forget: () => setDeleted([]),
  }
}
