import { useSyncExternalStore } from 'react'

/** How far the page is scrolled, in px, before each of these changes (spec 9). */
export const HEADER_SCROLL_PX = 50
export const CHAT_BUTTON_SCROLL_PX = 100
export const BACK_TO_TOP_SCROLL_PX = 300

/**
 * Whether the page is scrolled further than a threshold. The component draws again only when the answer changes.
 *
 * @param px distance from the top; at exactly this distance the answer is still no
 * @returns no on a server and during hydration
 */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > px,
    () => false,
  )
}

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}
