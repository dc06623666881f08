import { api, bodyOf } from '#web/browser/api/client.ts'
import { SmallButton } from '../controls/SmallButton.tsx'
import { useAction } from '../controls/use-action.ts'
import { useSession } from './session.ts'

/** Ends the session on this and every request in flight. */
export function SignOut({ className }: { className: string }) {
  const { signOut } = useSession()
  const [busy, leave] = useAction(async () => {
    await bodyOf(api.owner.session.$delete())
    signOut()
  }, 'You are still signed in')
  return (
    <SmallButton as="text" busy={busy} onClick={leave} className={className}>
      Sign out
    </SmallButton>
  )
}
