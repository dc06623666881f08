import { closest } from './closest.ts'

/** As in styles/base.css: what the browser lays out when it comes near the screen. */
const DEFERRED_BLOCKS = '.home > section:nth-of-type(n + 3) > *'

/**
 * Shows each block of home that is far below for a frame, one after the other, so that the browser remembers its height.
 * Until it remembers all of them, scrolling is not smooth: what is aimed at may move on the way. A link to a section that is
 * pressed before that, and a visit that begins at a place of its own, show all blocks at once. A block with fields is
 * hidden until its turn, because for autofill the browser lays out all of these in one long task. Part of the inline
 * script: it must not depend on the entry script, which may fail to load.
 */
export function rememberHeights(page: Document): void {
  let pending: HTMLElement[] = []
  let shown: HTMLElement[] = []
  const show = (blocks: HTMLElement[]) => {
    for (const block of shown) block.style.contentVisibility = ''
    for (const block of blocks) {
      block.style.contentVisibility = 'visible'
      block.hidden = false
    }
    shown = blocks
    page.documentElement.style.scrollBehavior = pending.length > 0 ? 'auto' : ''
    const showNext = () => shown === blocks && show(pending.splice(0, 1))
    // Heights are remembered at the end of the next frame.
    if (blocks.length > 0) requestAnimationFrame(() => requestAnimationFrame(showNext))
  }
  const showAll = () => show([...shown, ...pending.splice(0)])

  page.addEventListener('DOMContentLoaded', () => {
    const showAgain = () => {
      pending = [...page.querySelectorAll<HTMLElement>(DEFERRED_BLOCKS)]
      if (shown.length === 0) show(pending.splice(0, 1))
    }
    showAgain()
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type !== 'navigate' || visit.name.includes('#')) showAll()
    else if (scrollY === 0) for (const block of pending) block.hidden = block.querySelector('input') !== null
    page.fonts.addEventListener('loadingdone', showAgain)
    let width: number | undefined
    // Not on `resize`: on a phone the browser's own bar changes the height of the screen at every turn of the scroll. Nor by
    // `innerWidth`, which lays out the page to answer.
    new ResizeObserver(([root]) => {
      if (width !== undefined && width !== root?.contentRect.width) showAgain()
      width = root?.contentRect.width
    }).observe(page.documentElement)
    page.addEventListener('click', (event) => closest(event, 'a[href*="#"]') && showAll(), { capture: true })
  })
}
