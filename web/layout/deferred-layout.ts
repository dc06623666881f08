import { closest } from '../lib/closest.ts'

/** As in styles.css: what the browser lays out when it comes near the screen. */
const DEFERRED_BLOCKS = '.home > section:nth-of-type(n + 3) > *'

/**
 * Shows each block of home that is far below for one frame, one after the other, so that the browser remembers its height
 * and jumps end where they should. A visit that begins at a place of its own, a link to a section that is pressed before
 * that, and another width of the screen need all heights at once. Part of the inline script: it must not depend on the
 * entry script, which may fail to load.
 */
export function rememberHeights(page: Document): void {
  let pending: HTMLElement[] = []
  /** When a block was shown last: while a window is being resized, once a frame. */
  const shownAt = new Map<HTMLElement, number>()
  const show = (blocks: HTMLElement[]) => {
    const now = performance.now()
    for (const block of blocks) {
      block.style.contentVisibility = 'visible'
      shownAt.set(block, now)
    }
    const hide = () => {
      for (const block of blocks) if (shownAt.get(block) === now) block.style.contentVisibility = ''
    }
    // The browser remembers heights at the end of the next frame.
    requestAnimationFrame(() => requestAnimationFrame(hide))
  }
  const showNext = () => {
    show(pending.splice(0, 1))
    if (pending.length > 0) requestAnimationFrame(showNext)
  }
  const showAll = () => show(pending.splice(0))

  page.addEventListener('DOMContentLoaded', () => {
    const blocks = [...page.querySelectorAll<HTMLElement>(DEFERRED_BLOCKS)]
    if (blocks.length === 0) return
    // Those that are still pending stay first.
    const showAgain = () => {
      if (pending.length === 0) requestAnimationFrame(showNext)
      pending = [...new Set([...pending, ...blocks])]
    }
    showAgain()
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type !== 'navigate' || visit.name.includes('#')) showAll()
    page.fonts.addEventListener('loadingdone', showAgain)
    let width = innerWidth
    addEventListener('resize', () => {
      if (innerWidth === width) return
      width = innerWidth
      pending = [...blocks]
      showAll()
    })
    const showBeforeJump = (event: Event) => {
      if (closest(event, 'a[href*="#"]')) showAll()
    }
    page.addEventListener('click', showBeforeJump, { capture: true })
  })
}
