import { slug } from '../content/facts/opening.json'
import { keep, readKept } from '../lib/storage.ts'

/** By page: a font that a page does not use would be preloaded for nothing. */
const keyOf = (path: string) => `${slug}_fonts_${path}`

/**
 * Preloads the fonts that an earlier visit of this page left in the browser's cache, so that the first frame is set in them. On a
 * first visit a preload would compete with the page itself.
 */
export function preloadCachedFonts(page: Document): void {
  for (const href of readKept('localStorage', keyOf(location.pathname))?.split(' ') ?? []) {
    const link = page.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
    page.head.append(link)
  }
}

/** Records which fonts the page has loaded, for `preloadCachedFonts`. */
export async function rememberFonts(page: Document): Promise<void> {
  const path = location.pathname
  await page.fonts.ready
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname, origin }) => origin === location.origin && pathname.endsWith('.woff2'))
    .map(({ pathname }) => pathname)
  if (loaded.length > 0) keep('localStorage', keyOf(path), [...new Set(loaded)].join(' '))
}
