const HEADER_OFFSET_DELAY_MS = 100

/** The ids of the promotional strip, which only the home view has, and of the header. */
export const PROMO_STRIP_ID = 'promo-strip'
export const HEADER_ID = 'site-header'

/**
 * Keeps the header below the promotional strip by the strip's measured height: at once, 100 ms after start, on resize
 * and when either changes its height, as with larger text. The stylesheet has the usual heights for a page
 * without scripts.
 */
export function measureHeader(): void {
  const elements = [PROMO_STRIP_ID, HEADER_ID].flatMap((id) => document.getElementById(id) ?? [])
  const { style } = document.documentElement
  const measure = () => {
    const current = getComputedStyle(document.documentElement)
    for (const { id, offsetHeight } of elements) {
      const height = `${offsetHeight}px`
      // A custom property of the root is inherited: a new value restyles every element.
      if (current.getPropertyValue(`--${id}`) !== height) style.setProperty(`--${id}`, height)
    }
  }
  measure()
  setTimeout(measure, HEADER_OFFSET_DELAY_MS)
  const observer = new ResizeObserver(measure)
  for (const element of elements) observer.observe(element)
  addEventListener('resize', measure)
}
