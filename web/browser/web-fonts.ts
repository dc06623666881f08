import { slug } from 'virtual:shop'
import { readStorage, writeStorage } from './storage.ts'

/** Each page has a key of its own: a font that it does not use would be preloaded for nothing. */
const keyOf = (path: string) => `${slug}_fonts_${path}`

/**
 * Preloads the fonts that an earlier visit of this page left in the browser's cache, so that the first frame is set in them. On a
 * first visit a preload would compete with the page itself.
 */
export function preloadCachedFonts(page: Document): void {
  for (const href of readStorage('localStorage', keyOf(location.pathname))?.split(' ') ?? []) {
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
  if (loaded.length > 0) writeStorage('localStorage', keyOf(path), [...new Set(loaded)].join(' '))
}

/** The longest time for which the page of a visitor with a slow connection stays hidden. */
const WAIT_TIMEOUT_MS = 2000

/**
 * Hides the page of a device that has no face for the page's script until the web fonts have loaded: it would show boxes,
 * twice as wide as the words, and move everything when these came.
 */
export function waitForScriptFont(page: Document): void {
  const { documentElement: root, fonts } = page
  const { sample } = root.dataset
  if (!sample) return
  const text = ['1em "Web Scripts"', sample] as const
  const loading = fonts.load(...text)
  // The device's own face is there at once.
  if (fonts.check(...text)) return
  const show = () => root.style.removeProperty('visibility')
  root.style.visibility = 'hidden'
  setTimeout(show, WAIT_TIMEOUT_MS)
  const parsed = new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }))
  Promise.all([loading, parsed])
    .then(() => fonts.ready)
    .then(show, show)
}
