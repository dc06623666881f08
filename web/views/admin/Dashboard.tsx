import { useEffect } from 'react'
import { SWRConfig } from 'swr'
import { hasCode } from '#web/api/client.ts'
import { loadToaster } from '#web/lib/toast.ts'
import { DashboardPages, Loading } from './DashboardPages.tsx'
import { DeviceNotice } from './DeviceNotice.tsx'
import type { Translation } from './more/Translations.tsx'
import { SignIn } from './SignIn.tsx'
import { useSession } from './use-session.ts'

/** Data is loaded with its page, when the range changes and on Refresh, and at no other time. */
const swrOptions = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/** The island of the admin view. Prerendered, it is the loading message. */
export default function Dashboard({ translations }: { translations: readonly Translation[] }) {
  const { session, open, lock } = useSession()

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
      <SWRConfig key={session} value={{ ...swrOptions, onError }}>
        {session === 'checking' && <Loading className="py-8" />}
        {session === 'locked' && <SignIn onSignedIn={open} />}
        {session === 'open' && <DashboardPages onSignedOut={lock} translations={translations} />}
      </SWRConfig>
    </>
  )
}
