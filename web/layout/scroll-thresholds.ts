/** How far the page is scrolled, in px, before each of these changes. */
const THRESHOLDS_PX = { header: 50, chat: 100, 'back-to-top': 300 } as const

/**
 * Writes the names of the thresholds that the page is scrolled past into `data-scrolled-past` of the root element, where
 * the styles of the header and the floating buttons find them.
 */
export function markScrollThresholds({ documentElement }: Document): void {
  const mark = () => {
    const past = Object.entries(THRESHOLDS_PX).filter(([, px]) => scrollY > px)
    const names = past.map(([name]) => name).join(' ')
    if ((documentElement.dataset.scrolledPast ?? '') !== names) documentElement.dataset.scrolledPast = names
  }
  mark()
  addEventListener('scroll', mark, { passive: true })
}

/** Makes buttons marked `data-back-to-top` scroll to the top, smoothly where the page's styles say so. */
export function scrollBackToTop(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-back-to-top]')) scrollTo({ top: 0 })
  })
}
