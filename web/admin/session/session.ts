import { useEffect, useRef, useState } from 'react'
import { api, bodyOf, isSignedOut, Redirected } from '#web/browser/api/client.ts'
import { OWNER_WAS_HERE } from '#web/browser/owner-was-here.ts'
import { SIGNED_IN_KEY } from '#web/browser/signed-in.ts'
import { readStorage, writeStorage } from '#web/browser/storage.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import type { Status } from '#worker/owner/contract.ts'

/** Once it has `ended`, the dashboard waits behind the sign-in form with all that was typed. */
type State = 'checking' | 'locked' | 'open' | 'ended'

/** The key of a value that changes with each sign-out, by which the other tabs of the browser learn of it. */
const SIGN_OUT_KEY = 'owner_signed_out'
const lastSignOut = () => readStorage('localStorage', SIGN_OUT_KEY)

export type Session = ReturnType<typeof useSessionState>
export const [SessionProvider, useSession] = requiredContext<Session>('session')

/** Whether the numbers may be loaded, or the owner has to sign in first, or once again. */
export function useSessionState() {
  const [state, setState] = useState<State>('checking')
  const [isRedirected, setRedirected] = useState(false)
  const [signOuts, setSignOuts] = useState(0)
  const signOut = useRef<string | null>(null)

  const [isDemo, setDemo] = useState<boolean>()

  useEffect(() => {
    fetchStatus().then((status) => {
      const locked = isLocked(status)
      remember(!locked)
      if (status?.signedIn) rememberOwner()
      setDemo(status && status.mode === 'demo')
      setState(locked ? 'locked' : 'open')
    })
  }, [])

  // Signed out in another tab, also while this page waited in the back/forward cache.
  useEffect(() => {
    signOut.current = lastSignOut()
    const leave = () => {
      const now = lastSignOut()
      if (now === signOut.current) return
      signOut.current = now
      setSignOuts((before) => before + 1)
      setState('locked')
    }
    const removal = new AbortController()
    for (const type of ['storage', 'pageshow']) addEventListener(type, leave, removal)
    return () => removal.abort()
  }, [])

  /** Moves the focus to the heading, because the control that had it is removed. */
  const change = (to: State) => {
    remember(to === 'open')
    setState(to)
    document.querySelector('h1')?.focus()
  }
  const end = (error: unknown) => {
    if (error instanceof Redirected) setRedirected(true)
    if (state === 'open') change('ended')
  }
  return {
    state,
    /** Whether what was loaded is shown, or waits behind the sign-in form. */
    isOpen: state === 'open' || state === 'ended',
    /** Whether the site has no database; undefined where it did not say. */
    isDemo,
    /** Whether a service before the site, such as Access, requires its own sign-in, to which a reload leads. */
    isRedirected,
    /** How often the owner has signed out, in any tab: nothing loaded before is shown. */
    signOuts,
    signIn() {
      rememberOwner()
      change('open')
    },
    signOut() {
      writeStorage('localStorage', SIGN_OUT_KEY, String(Date.now()))
      signOut.current = lastSignOut()
      setSignOuts((before) => before + 1)
      change('locked')
    },
    /** Requires the owner to sign in again, after a call that was refused. */
    end,
    /** Asks whether the owner is still signed in, after a request whose response no script sees, such as a download. */
    async check() {
      await bodyOf(api.owner.mail.$get()).catch((error) => isSignedOut(error) && end(error))
    },
  }
}

/** Saves that this browser is an owner's, so that no script of another company runs in it. */
function rememberOwner(): void {
  writeStorage('localStorage', OWNER_WAS_HERE, '1')
}

/** Saves what this browser shows on the next visit, before the API has responded. */
function remember(isOpen: boolean): void {
  writeStorage('localStorage', SIGNED_IN_KEY, isOpen ? '1' : null)
}

/** A failed call is left to the dashboard, which reports it. */
async function fetchStatus(): Promise<Status | undefined> {
  return bodyOf(api.status.$get()).catch(() => undefined)
}

/** Whether the owner has to sign in: not in demo mode, and not without an owner key to sign in with. */
function isLocked(status: Status | undefined): boolean {
  return status?.mode === 'live' && status.ownerKey === 'set' && !status.signedIn
}
