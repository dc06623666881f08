import { brand } from '../content/brand.ts'

const KEY = `${brand.slug}_fonts`

/**
 * Preloads the fonts that an earlier visit left in the browser's cache, so that the first frame is set in them. On a
 * first visit a preload would compete with the page itself.
 */
export function preloadCachedFonts(page: Document): void {
  try {
    for (const href of localStorage.getItem(KEY)?.split(' ') ?? []) {
      const link = page.createElement('link')
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
      page.head.append(link)
    }
  } catch {
    // Storage is blocked: every visit is a first one.
  }
}

/** Records which fonts the page has loaded, for `preloadCachedFonts`. */
export async function rememberFonts(page: Document): Promise<void> {
  await page.fonts.ready
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname, origin }) => origin === location.origin && pathname.endsWith('.woff2'))
    .map(({ pathname }) => pathname)
  try {
    if (loaded.length > 0) localStorage.setItem(KEY, [...new Set(loaded)].join(' '))
  } catch {
    // Storage is blocked.
  }
}
