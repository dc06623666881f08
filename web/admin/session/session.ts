import { useEffect, useState } from 'react'
import { api, bodyOf } from '#web/browser/api/client.ts'
import { SIGNED_IN_KEY } from '#web/browser/signed-in.ts'
import { writeStorage } from '#web/browser/storage.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import type { Status } from '#worker/owner/contract.ts'

/** Once it has `ended`, the dashboard waits behind the sign-in form with all that was typed. */
type State = 'checking' | 'locked' | 'open' | 'ended'

export type Session = ReturnType<typeof useSessionState>
export const [SessionProvider, useSession] = requiredContext<Session>('session')

/** Whether the numbers may be loaded, or the owner has to sign in first, or once again. */
export function useSessionState() {
  const [state, setState] = useState<State>('checking')
  const [signOuts, setSignOuts] = useState(0)

  const [isDemo, setDemo] = useState<boolean>()

  useEffect(() => {
    fetchStatus().then((status) => {
      const locked = isLocked(status)
      remember(!locked)
      setDemo(status && status.mode === 'demo')
      setState(locked ? 'locked' : 'open')
    })
  }, [])

  /** The control that had the focus is removed. */
  const change = (to: State) => {
    remember(to === 'open')
    setState(to)
    document.querySelector('h1')?.focus()
  }
  const end = () => state === 'open' && change('ended')
  return {
    state,
    /** Whether what was loaded is shown, or waits behind the sign-in form. */
    isOpen: state === 'open' || state === 'ended',
    /** Whether the site has no database; undefined where it did not say. */
    isDemo,
    /** How often the owner has signed out here: nothing loaded before is shown. */
    signOuts,
    signIn: () => change('open'),
    signOut() {
      setSignOuts((before) => before + 1)
      change('locked')
    },
    /** Requires the owner to sign in again, after a call that was refused. */
    end,
    /** Asks whether the owner is still signed in, where the response is not seen, as of a download. */
    async check() {
      if (isLocked(await fetchStatus())) end()
    },
  }
}

/** Saves what this browser shows on the next visit, before the API has responded. */
function remember(isOpen: boolean): void {
  writeStorage('localStorage', SIGNED_IN_KEY, isOpen ? '1' : null)
}

/** A failed call is left to the dashboard, which reports it. */
async function fetchStatus(): Promise<Status | undefined> {
  return bodyOf(api.status.$get()).catch(() => undefined)
}

/** False in demo mode, and without an owner key to sign in with. */
function isLocked(status: Status | undefined): boolean {
  return status?.mode === 'live' && status.ownerKey === 'set' && !status.signedIn
}
