import useSWRMutation from 'swr/mutation'
import { api, bodyOf } from '#web/api/client.ts'
import { showFailure } from './data/show-failure.ts'

export function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const { trigger, isMutating } = useSWRMutation(['sign-out'], () => bodyOf(api.owner.session.$delete()), {
    throwOnError: false,
    onSuccess: onSignedOut,
    onError: () => showFailure('You are still signed in'),
  })
  return (
    <button
      type="button"
      aria-busy={isMutating}
      onClick={() => trigger()}
      className="min-h-11 min-w-11 cursor-pointer whitespace-nowrap text-moss underline decoration-moss/40 underline-offset-4 hover:text-leaf lg:order-3 lg:mb-3 lg:ml-auto"
    >
      Sign out
    </button>
  )
}
