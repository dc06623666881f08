import { closest } from '../closest.ts'

/**
 * Keeps the document where only the query or the fragment of its address changes: a link to a section scrolls on a page
 * that was opened with campaign tags, the wordmark scrolls home to its top, and the blog's list filters itself. Without
 * the Navigation API the browser loads the page again.
 */
export function keepPageOnAddressChange(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null) return
    if (event.navigationType === 'reload') return
    // history.pushState and replaceState change the address only.
    if (event.destination.sameDocument && event.navigationType !== 'traverse') return
    if (new URL(event.destination.url).pathname === location.pathname)
      event.intercept({ focusReset: 'manual' })
  })
}

/** The mobile bar's pause before it scrolls, in ms: long enough for the tap to be seen. */
const MOBILE_SCROLL_DELAY_MS = 100

/**
 * Makes the anchors in groups marked `data-delayed-anchors` scroll after `MOBILE_SCROLL_DELAY_MS`. The browser itself
 * then follows the link, so that scrolling, history and focus are as with any anchor.
 */
export function delayAnchors(page: Document): void {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = closest<HTMLAnchorElement>(event, '[data-delayed-anchors] a[href*="#"]')
    if (!link || link.pathname !== location.pathname) return
    event.preventDefault()
    setTimeout(() => location.assign(link.hash), MOBILE_SCROLL_DELAY_MS)
  })
}
