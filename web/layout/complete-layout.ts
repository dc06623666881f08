import { whenIdle } from '../lib/when-idle.ts'
import { DEFERRED } from './deferred-layout.ts'

/** Marks a band that is laid out wherever it is; ui/band.css has the rule. */
const LAID_OUT = 'data-laid-out'

/**
 * Once a view is scrolled, lays out its deferred bands from the top, one each time the browser is idle: a scroll position
 * can be restored later only where the heights above it are no estimates.
 *
 * @returns stops it, to be called before the view is replaced
 */
export function completeLayoutAfterScroll(page: Document): () => void {
  let stopped = false
  const layOutNext = () => {
    if (stopped) return
    const next = page.querySelector(`.band:not([${LAID_OUT}])`)
    if (!next) return page.documentElement.removeAttribute(DEFERRED)
    next.setAttribute(LAID_OUT, '')
    whenIdle(page, layOutNext)
  }
  addEventListener('scroll', layOutNext, { once: true, passive: true })
  return () => {
    stopped = true
    removeEventListener('scroll', layOutNext)
  }
}
