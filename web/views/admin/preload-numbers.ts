/** What the dashboard fetches first, by the addresses that `data/queries.ts` makes. */
const STATUS = '/api/status'
const NUMBERS = [
  '/api/stats/subscriptions?days=30&limit=10',
  '/api/stats/interactions?days=30&limit=15',
  '/api/stats/orders?days=30&limit=50',
]

/** The dashboard waits no longer for this. */
const STATUS_TIMEOUT_MS = 3000

/** Requests the dashboard's first numbers, while its code is still loading; the first `fetch` of each takes the answer. */
export async function preloadNumbers(): Promise<void> {
  const { mode, ownerKey, signedIn } = await (
    await fetch(STATUS, { signal: AbortSignal.timeout(STATUS_TIMEOUT_MS) })
  ).json()
  preload(STATUS)
  // What is locked would be refused, and the console would report it.
  if (mode === 'demo' || (ownerKey === 'set' && signedIn)) NUMBERS.forEach(preload)
}

function preload(href: string): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href })
  document.head.append(link)
}
