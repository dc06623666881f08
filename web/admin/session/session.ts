import { useEffect, useRef, useState } from 'react'
import { api, bodyOf, hasCode } from '#web/browser/api/client.ts'
import { SIGNED_IN_KEY } from '#web/browser/signed-in.ts'
import { writeStorage } from '#web/browser/storage.ts'
import { requiredContext } from '#web/ui/required-context.ts'

type State = 'checking' | 'locked' | 'open'

export type Session = ReturnType<typeof useSessionState>
export const [SessionProvider, useSession] = requiredContext<Session>('session')

/** Whether the numbers may be loaded, or the owner has to sign in first, or once again. */
export function useSessionState() {
  const [state, setState] = useState<State>('checking')
  const [ended, setEnded] = useState<string>()
  const [signOuts, setSignOuts] = useState(0)
  const waiting = useRef<((signedIn: boolean) => void)[]>([])

  useEffect(() => {
    fetchLocked().then((locked) => {
      remember(!locked)
      setState(locked ? 'locked' : 'open')
    })
  }, [])

  const resolveWaiting = (signedIn: boolean) => {
    setEnded(undefined)
    for (const resume of waiting.current.splice(0)) resume(signedIn)
  }
  /** The control that had the focus is removed. */
  const change = (to: State) => {
    remember(to === 'open')
    setState(to)
    document.querySelector('h1')?.focus()
  }
  return {
    state,
    /** What was not done, for the sign-in dialog; undefined while it is closed. */
    ended,
    /** How often the owner has signed out here: nothing loaded before is shown. */
    signOuts,
    signIn: () => (state === 'open' ? resolveWaiting(true) : change('open')),
    signOut() {
      setSignOuts((before) => before + 1)
      change('locked')
    },
    /** Opens the sign-in dialog over the dashboard. */
    end: () => setEnded((said) => said ?? ''),
    /** Leaves the dashboard as it is, without a session. */
    dismiss: () => resolveWaiting(false),
    /**
     * Runs a call, and where the session has ended runs it again once the owner has signed in.
     *
     * @param what shown in the dialog, such as `N298AX is not marked yet`
     * @throws as the call, also where the owner does not sign in
     */
    async retryAfterSignIn<T>(call: () => Promise<T>, what: string): Promise<T> {
      try {
        return await call()
      } catch (error) {
        if (!hasCode(error, 'unauthorized')) throw error
        setEnded(what)
        const signedIn = await new Promise<boolean>((resume) => waiting.current.push(resume))
        if (!signedIn) throw error
        return call()
      }
    },
  }
}

/** Saves what this browser shows on the next visit, before the API has responded. */
function remember(isOpen: boolean): void {
  writeStorage('localStorage', SIGNED_IN_KEY, isOpen ? '1' : null)
}

/** False in demo mode, and without an owner key to sign in with. A failed call is left to the dashboard, which reports it. */
async function fetchLocked(): Promise<boolean> {
  try {
    const { mode, ownerKey, signedIn } = await bodyOf(api.status.$get())
    return mode === 'live' && ownerKey === 'set' && !signedIn
  } catch {
    return false
  }
}
