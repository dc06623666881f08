import type { SWRConfiguration } from 'swr'
import { isRefusal } from './api.ts'

/** How old the numbers get while the page is visible. */
const REFRESH_MS = 60_000

/** Polls each minute while the page is visible, and when it becomes visible again. */
export const swrOptions: SWRConfiguration = {
  // A cache per sign-in: it is dropped with the session.
  provider: () => new Map(),
  refreshInterval: REFRESH_MS,
  focusThrottleInterval: REFRESH_MS,
  // Without a session, further calls would only be counted as guesses of the key.
  shouldRetryOnError: (error) => !isRefusal(error),
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate({ retryCount })
    }, REFRESH_MS)
  },
}
