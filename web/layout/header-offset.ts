import { useEffect } from 'react'

const HEADER_OFFSET_DELAY_MS = 100

/** The ids of the promotional strip, which only the home view has, and of the header. */
export const PROMO_STRIP_ID = 'promo-strip'
export const HEADER_ID = 'site-header'

/**
 * Keeps the header below the promotional strip by the strip's measured height: at once, 100 ms after start, on resize
 * (spec 2), and when either changes its height, as with larger text. The stylesheet has the usual heights, so that
 * the header sits rightly without scripts too; the measured ones replace them while the header is on the page.
 */
export function useHeaderOffset(): void {
  useEffect(() => {
    const watched = [PROMO_STRIP_ID, HEADER_ID].flatMap((id) => document.getElementById(id) ?? [])
    const measure = () => {
      for (const element of watched) {
        document.documentElement.style.setProperty(`--${element.id}`, `${element.offsetHeight}px`)
      }
    }
    measure()
    const later = setTimeout(measure, HEADER_OFFSET_DELAY_MS)
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    for (const element of watched) observer?.observe(element)
    addEventListener('resize', measure)
    return () => {
      clearTimeout(later)
      observer?.disconnect()
      removeEventListener('resize', measure)
      for (const element of watched) document.documentElement.style.removeProperty(`--${element.id}`)
    }
  }, [])
}
