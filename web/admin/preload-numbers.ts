import { loadChoice, spanQuery } from './statistics/range.ts'

/** What the dashboard fetches first, by the addresses that `statistics/queries.ts` and `runs/queries.ts` make. */
const STATUS = '/api/status'
const TO_DO = '/api/owner/to-do'

/** The overview's first numbers, of the range that was chosen in this browser session. */
function numbers(): string[] {
  const span = new URLSearchParams(spanQuery(loadChoice()))
  return [
    TO_DO,
    `/api/stats/subscriptions?${span}&limit=10`,
    `/api/stats/interactions?${span}&limit=15`,
    `/api/stats/orders?${span}&limit=1`,
  ]
}

/** The dashboard waits no longer for this. */
const STATUS_TIMEOUT_MS = 3000

/**
 * Requests the dashboard's first numbers while its code is still loading; the first `fetch` of each takes the
 * response.
 */
export async function preloadNumbers(): Promise<void> {
  const status = fetch(STATUS, { signal: AbortSignal.timeout(STATUS_TIMEOUT_MS) })
  const { mode, ownerKey, signedIn } = await (await status).json()
  preload(STATUS)
  // What is locked would be refused, and the console would report it.
  const isOverview = location.hash === '' || location.hash === '#overview'
  if (!isOverview) return
  if (mode === 'demo' || (ownerKey === 'set' && signedIn)) numbers().forEach(preload)
}

function preload(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href })
  document.head.append(link)
}
