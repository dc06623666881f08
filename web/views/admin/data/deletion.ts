import { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { showToast } from '#web/lib/toast.ts'
import { showFailure } from './show-failure.ts'

/** Deletes a row by a call of the API, and loads everything again. */
export function useDeletion(id: string, remove: () => Promise<{ demo?: true }>) {
  const { mutate } = useSWRConfig()
  return useSWRMutation(['deletion', id], remove, {
    throwOnError: false,
    onSuccess({ demo }) {
      void showToast('success', 'Deleted', demo && { description: 'Demo: nothing is actually deleted.' })
      void mutate(() => true)
    },
    onError: () => showFailure('Not deleted'),
  })
}
