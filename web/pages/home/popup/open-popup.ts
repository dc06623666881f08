import { nextPaint } from '#web/browser/schedule.ts'
import { throwConfetti } from './confetti.ts'

/**
 * Opens the launch popup as a modal dialog under a burst of confetti. Its link, its buttons, a click on the backdrop and
 * Escape close it; the focus then goes on from where the visitor was. Where a filter list hides it, it closes at once.
 *
 * @param dialog rendered by `LaunchPopup`
 */
export function openPopup(dialog: HTMLDialogElement): void {
  const canvas = dialog.querySelector('canvas')
  const title = dialog.querySelector<HTMLElement>('h2')
  if (dialog.open || !canvas || !title) return
  const place = findPlaceWithoutFocus(dialog.ownerDocument)
  dialog.showModal()
  // Screen readers start at the title; the buttons follow in the tab order.
  title.focus()
  const stop = throwConfetti(canvas)
  // The card's box extends beyond its arch: those corners count as backdrop.
  const closeByClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    if (target === dialog || target.matches('.popup-card') || target.closest('a, button'))
      void closeAfterPaint(dialog)
  }
  dialog.addEventListener('click', closeByClick)
  dialog.addEventListener(
    'close',
    () => {
      dialog.removeEventListener('click', closeByClick)
      stop()
      if (place) goOnFrom(place)
    },
    { once: true },
  )
  if (title.getClientRects().length === 0) dialog.close()
}

/**
 * Hides a modal dialog, and closes it once that is painted: on closing, the browser computes the styles of the whole page
 * behind it again, for which the visitor need not wait. DECISIONS.md, “Pages”, has the figures.
 */
async function closeAfterPaint(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset.closing = ''
  await nextPaint()
  dialog.close()
  delete dialog.dataset.closing
}

/**
 * @returns where the Tab key would go on for a visitor who has focused nothing: at the fragment's target, at the start of
 * the page or, where it is scrolled, in the middle of the screen. The browser itself gives a focus back
 */
function findPlaceWithoutFocus(page: Document): HTMLElement | SVGElement | null {
  if (page.activeElement !== page.body) return null
  if (scrollY === 0) return page.querySelector<HTMLElement>(':target') ?? page.body
  return page.elementFromPoint(innerWidth / 2, innerHeight / 2) as HTMLElement | SVGElement | null
}

/** Lets the Tab key and screen readers go on from an element, without an outline around it. */
function goOnFrom(element: HTMLElement | SVGElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.blur()
  element.removeAttribute('tabindex')
}
