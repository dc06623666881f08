import { closest } from './closest.ts'

/** How far the page is scrolled, in px, before each of these changes. */
const THRESHOLDS_PX = { header: 50, chat: 100, 'back-to-top': 300 } as const

/** Marks an empty element at the top of the page, and the frame of strip and header that stays at the top of the screen. */
export const PAGE_TOP = 'data-page-top'
export const STICKY_FRAME = 'data-sticky-frame'

/** @returns props of an element that has the attribute `data-past` while the page is scrolled past a threshold */
export const thresholdProps = (name: keyof typeof THRESHOLDS_PX) => ({
  'data-threshold': THRESHOLDS_PX[name],
})

/**
 * Starts what depends on the scroll position and on the height of the header. Only observers measure: they report after
 * the browser's own layout, while a script that reads sizes at the start would force one.
 */
export function followScrolling(page: Document): void {
  padScrolling(page)
  markThresholds(page)
  markCovering(page)
  page.addEventListener('click', (event) => {
    if (closest(event, '[data-back-to-top]')) scrollTo({ top: 0 })
  })
}

/**
 * Lets anchors stop below strip and header, also where larger text makes them higher than in the stylesheet.
 * `scroll-padding` is not inherited: a custom property of the root would restyle every element.
 */
function padScrolling(page: Document): void {
  const frame = page.querySelector<HTMLElement>(`[${STICKY_FRAME}]`)
  const header = frame?.querySelector('header')
  if (!frame || !header) return
  const observer = new ResizeObserver(() => {
    // On a low screen the frame has no box, and the header alone stays.
    page.documentElement.style.scrollPaddingTop = `${frame.offsetHeight || header.offsetHeight}px`
  })
  observer.observe(frame)
  observer.observe(header)
}

function markThresholds(page: Document): void {
  const top = page.querySelector(`[${PAGE_TOP}]`)
  for (const element of page.querySelectorAll<HTMLElement>('[data-threshold]'))
    markWhile(top, `${element.dataset.threshold}px 0px 0px`, (isSeen) =>
      element.toggleAttribute('data-past', !isSeen),
    )
}

/**
 * Marks the floating buttons while the shop's controls and prices, or a form with its answer, are in the lower half of the
 * screen, where the buttons are.
 */
function markCovering(page: Document): void {
  const buttons = page.querySelector('[data-back-to-top]')?.parentElement
  const covered = new Set<Element>()
  for (const element of page.querySelectorAll('[data-pack-selector], form'))
    markWhile(element, '-50% 0px 0px', (isSeen) => {
      covered[isSeen ? 'add' : 'delete'](element)
      buttons?.toggleAttribute('data-covering', covered.size > 0)
    })
}

function markWhile(element: Element | null, rootMargin: string, mark: (isSeen: boolean) => void): void {
  if (!element) return
  const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  })
  observer.observe(element)
}
