import useSWRMutation from 'swr/mutation'
import { api, bodyOf } from '#web/browser/api/client.ts'
import { SmallButton } from '../controls/SmallButton.tsx'
import { showFailure } from '../controls/show-failure.ts'
import { useSession } from './session.ts'

/** Ends the session on this and every request in flight. */
export function SignOut({ className }: { className: string }) {
  const { signOut } = useSession()
  const { trigger, isMutating } = useSWRMutation(['sign-out'], () => bodyOf(api.owner.session.$delete()), {
    throwOnError: false,
    onSuccess: signOut,
    onError: () => showFailure('You are still signed in'),
  })
  return (
    <SmallButton as="text" busy={isMutating} onClick={() => trigger()} className={className}>
      Sign out
    </SmallButton>
  )
}
