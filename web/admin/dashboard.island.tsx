import { useEffect } from 'react'
import { SWRConfig } from 'swr'
import { isSignedOut } from '#web/browser/api/client.ts'
import { loadToaster } from '#web/browser/toast.ts'
import { useTouchPresses } from './controls/touch-presses.ts'
import { DashboardPages } from './DashboardPages.tsx'
import { loadPages, orderParts } from './lazy-pages.tsx'
import { OrderPartsProvider } from './orders/order-parts.ts'
import { SignIn } from './session/SignIn.tsx'
import { SessionProvider, useSessionState } from './session/session.ts'
import { forgetTyped } from './session/typed.ts'
import { type Shop, ShopProvider } from './shop.ts'

/** Data is loaded with its page, when the range changes, on Refresh, and when the tab is seen again after ten minutes. */
const swrOptions = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/**
 * The island of the admin view. Its HTML has the sign-in form and the first screen as it is while numbers are
 * loading; the inline script chooses between them by what this browser has saved, until the API responds.
 */
export default function Dashboard({ shop }: { shop: Shop }) {
  const session = useSessionState()
  const { state, signOuts } = session

  useTouchPresses()
  useEffect(() => {
    // Toasts also report that the network failed, when it would be too late to fetch their code.
    void loadToaster()
    loadPages().catch(console.warn)
  }, [])

  useEffect(() => {
    if (signOuts > 0) forgetTyped()
  }, [signOuts])

  const onError = (error: unknown) => {
    if (isSignedOut(error)) session.end(error)
  }
  return (
    <ShopProvider value={shop}>
      <SessionProvider value={session}>
        {/* Its cache, with all data of the session, is dropped when the owner signs out. */}
        <SWRConfig key={signOuts} value={{ ...swrOptions, onError }}>
          {/* Always in sight: an island is hydrated once its first element is. */}
          <div className="flex flex-1 flex-col">
            {state !== 'open' && (
              <div className={state === 'checking' ? 'unless-signed-in' : ''}>
                <SignIn />
              </div>
            )}
            {state !== 'locked' && (
              <div
                hidden={state === 'ended'}
                className={`flex flex-1 flex-col ${state === 'checking' ? 'if-signed-in' : ''}`}
              >
                <OrderPartsProvider value={orderParts}>
                  <DashboardPages />
                </OrderPartsProvider>
              </div>
            )}
          </div>
        </SWRConfig>
      </SessionProvider>
    </ShopProvider>
  )
}
