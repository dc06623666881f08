import { viewAt } from '../views.ts'

/** How long a prefetched page is used; what is older may be of an earlier deployment. */
const FRESH_MS = 60_000

const prefetched = new Map<string, { next: Promise<Document>; at: number }>()

/**
 * Fetches a view's page, unless it was prefetched.
 *
 * @param path the view's path
 * @returns the parsed page; a prefetched one was parsed when it arrived
 * @throws where the answer is not a page, or the network fails
 */
export async function fetchPage(path: string, signal: AbortSignal): Promise<Document> {
  const known = prefetched.get(path)
  prefetched.delete(path)
  if (known && performance.now() - known.at < FRESH_MS) return known.next
  return request(path, signal)
}

/** Prefetches the page of a link as soon as a visitor points at it, touches it or focuses it. */
export function prefetchOnIntent(page: Document): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    page.addEventListener(type, prefetch, { passive: true })
  }
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin) return
  const { pathname } = link
  if (pathname === location.pathname || viewAt(pathname).name === 'not-found') return
  const known = prefetched.get(pathname)
  if (known && performance.now() - known.at < FRESH_MS) return
  const next = request(pathname)
  prefetched.set(pathname, { next, at: performance.now() })
  // The switch itself reports the failure, or succeeds at a second try.
  next.catch(() => prefetched.delete(pathname))
}

async function request(path: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(path, { headers: { Accept: 'text/html' }, ...(signal && { signal }) })
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${path}: ${response.status}`)
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
