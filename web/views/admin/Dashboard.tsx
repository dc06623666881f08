import { useEffect, useState } from 'react'
import { SWRConfig } from 'swr'
import { api, bodyOf, hasCode } from '#web/api/client.ts'
import { loadToaster } from '#web/lib/toast.ts'
import type { Opening } from '#web/ui/page.ts'
import { DashboardPages } from './DashboardPages.tsx'
import { DeviceNotice } from './DeviceNotice.tsx'
import type { Translation } from './site/Translations.tsx'
import { SignIn } from './session/SignIn.tsx'

/** Data is loaded with its page, when the range changes and on Refresh, and at no other time. */
const swrOptions = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

type Props = { translations: readonly Translation[]; opening?: Opening | undefined }

/**
 * The island of the admin view. Its HTML is the first screen as it is while numbers are loading, so that hydration changes
 * nothing; the sign-in form replaces it once it is known that the numbers are locked.
 */
export default function Dashboard({ translations, opening }: Props) {
  const { session, open, lock } = useSession()
  const isLocked = session === 'locked'

  useEffect(() => {
    // Toasts also report that the network failed, when it would be too late to fetch their code.
    void loadToaster()
  }, [])

  const onError = (error: unknown) => {
    if (hasCode(error, 'unauthorized')) lock()
  }
  return (
    <>
      <DeviceNotice />
      {/* Its cache, with all data of the session, is dropped when the session ends. */}
      <SWRConfig key={isLocked ? 'locked' : 'open'} value={{ ...swrOptions, onError }}>
        {isLocked ? (
          <SignIn onSignedIn={open} />
        ) : (
          <DashboardPages
            isOpen={session === 'open'}
            onSignedOut={lock}
            translations={translations}
            opening={opening}
          />
        )}
      </SWRConfig>
    </>
  )
}

type Session = 'checking' | 'locked' | 'open'

/** Whether the numbers may be loaded, or the owner has to sign in first. Changing it moves the focus to the heading. */
function useSession() {
  const [session, setSession] = useState<Session>('checking')
  useEffect(() => {
    fetchLocked().then((locked) => setSession(locked ? 'locked' : 'open'))
  }, [])
  const change = (to: Session) => {
    setSession(to)
    // The control that had the focus is removed.
    document.querySelector('h1')?.focus()
  }
  return { session, open: () => change('open'), lock: () => change('locked') }
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
