import { useSyncExternalStore } from 'react'
import type { Heading } from '../../content/articles.ts'

/** A heading counts as reached in the upper part of the window, as a share of its height. */
const REACHED = 0.3

/**
 * Marks how far an article is read. The component draws again only when the heading changes.
 *
 * @param headings in the order in which they stand on the page; those that are not on it are passed over
 * @returns the id of the last heading that has been reached; before the first one, nothing
 */
export function useReadingPosition(headings: readonly Heading[]): string | undefined {
  return useSyncExternalStore(
    onScroll,
    () => {
      const line = innerHeight * REACHED
      return headings.findLast(({ id }) => {
        const heading = document.getElementById(id)
        return heading && heading.getBoundingClientRect().top <= line
      })?.id
    },
    () => undefined,
  )
}

function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}
