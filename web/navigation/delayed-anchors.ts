/** The mobile bar's pause before it scrolls, in ms: long enough for the tap to be seen. */
const MOBILE_SCROLL_DELAY_MS = 100

/**
 * Makes the anchors in groups marked `data-delayed-anchors` scroll after `MOBILE_SCROLL_DELAY_MS`. The browser itself then follows the link,
 * so scrolling is smooth where the page says so, and history and focus are as with any anchor.
 *
 * @param page the document whose links are followed
 */
export function delayAnchors(page: Document): void {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-delayed-anchors] a[href*="#"]')
        : null
    if (!link || link.pathname !== location.pathname) return
    event.preventDefault()
    setTimeout(() => location.assign(link.hash), MOBILE_SCROLL_DELAY_MS)
  })
}
