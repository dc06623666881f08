import { closest } from '../lib/closest.ts'

/**
 * As in styles.css: the blocks far below the first screen, not whole sections, because for autofill the browser lays out
 * every deferred block that holds a text field, as soon as the page is parsed.
 */
const FAR_BELOW = ':is(main > section:nth-child(n + 3), footer) > *'

/** The launch popup opens in this time: a modal dialog restyles everything that has been laid out. */
const DEFERRED_MS = 2000

/** An idle period is this long only while nothing is animated, the popup's confetti included. */
const IDLE_MS = 30

/**
 * Anything that may aim at a place on the page; the browser's own search takes the focus from the window. Scrolling needs
 * no list: the browser lays out what comes near.
 */
const AIMING = ['keydown', 'pointerdown', 'click', 'beforeprint', 'blur'] as const

/**
 * Lets the browser paint the first screen before it lays out the other twenty: what is far below gets its layout in idle
 * time, from the top down, or all at once before anything is aimed at, because jumps would end at estimated places.
 * Nothing is deferred where the visit begins at a place of its own, or where the browser has no scroll anchoring or no
 * `requestIdleCallback`. Part of the inline script, so that it is decided before the first frame.
 */
export function deferLayout(page: Document): void {
  const { dataset } = page.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isPlain = visit?.type === 'navigate' && !visit.name.includes('#')
  if (!isPlain || !CSS.supports('overflow-anchor', 'auto') || !('requestIdleCallback' in window)) return
  dataset.deferred = ''
  const layOutAll = () => delete dataset.deferred
  for (const type of AIMING) {
    const aim = (event: Event) => {
      if (closest(event, 'a[href*="#"]') || type === 'keydown' || event.target === window) layOutAll()
    }
    addEventListener(type, aim, { capture: true })
  }
  let next = 0
  const layOutNext = (idle: IdleDeadline) => {
    if (idle.timeRemaining() > IDLE_MS) {
      const block = page.querySelectorAll<HTMLElement>(FAR_BELOW)[next++]
      if (!block) return layOutAll()
      block.style.contentVisibility = 'visible'
    }
    requestIdleCallback(layOutNext)
  }
  setTimeout(() => requestIdleCallback(layOutNext), DEFERRED_MS)
}
