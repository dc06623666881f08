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
