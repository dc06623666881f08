import { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { api, bodyOf, hasCode } from '#web/api/client.ts'
import { showToast } from '#web/lib/toast.ts'
import { showFailure } from './show-failure.ts'

/** Deletes an inquiry, and loads everything again. One that its visitor has deleted meanwhile goes from the list, too. */
export function useInquiryDeletion(id: string) {
  const { mutate } = useSWRConfig()
  return useSWRMutation(
    ['inquiry', id],
    () => bodyOf(api.owner.inquiries[':id'].$delete({ param: { id } })),
    {
      throwOnError: false,
      onSuccess({ demo }) {
        void showToast('success', 'Deleted', demo && { description: 'Demo: nothing is actually deleted.' })
        void mutate(() => true)
      },
      onError(error) {
        if (hasCode(error, 'not_found')) void mutate(() => true)
        else showFailure('Not deleted')
      },
    },
  )
}
