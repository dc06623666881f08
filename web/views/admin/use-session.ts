import { useEffect, useState } from 'react'
import { api, bodyOf } from '#web/api/client.ts'

type Session = 'checking' | 'locked' | 'open'

/** Whether the numbers may be loaded, or the owner has to sign in first. Changing it moves the focus to the heading. */
export function useSession() {
  const [session, setSession] = useState<Session>('checking')
  useEffect(() => {
    isLocked().then((locked) => setSession(locked ? 'locked' : 'open'))
  }, [])
  const change = (to: Session) => {
    setSession(to)
    // The control that had the focus is removed.
    document.querySelector('h1')?.focus()
  }
  return { session, open: () => change('open'), lock: () => change('locked') }
}

/** False in demo mode, and without an owner key to sign in with. A failed call is left to the dashboard, which reports it. */
async function isLocked(): Promise<boolean> {
  try {
    const { mode, ownerKey, signedIn } = await bodyOf(api.status.$get())
    return mode === 'live' && ownerKey === 'set' && !signedIn
  } catch {
    return false
  }
}
