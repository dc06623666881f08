import { throwConfetti } from './confetti.ts'

/**
 * Opens the launch popup as a modal dialog under a burst of confetti. Its link, its buttons, a click on the backdrop and
 * Escape close it.
 *
 * @param dialog rendered by `LaunchPopup`
 */
export function openPopup(dialog: HTMLDialogElement): void {
  const canvas = dialog.querySelector('canvas')
  if (dialog.open || !canvas) return
  dialog.showModal()
  // Screen readers start at the title; the buttons follow in the tab order.
  dialog.querySelector<HTMLElement>('h2')?.focus()
  const stop = throwConfetti(canvas)
  // The card's box extends beyond its arch: those corners count as backdrop.
  const closeByClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    if (target === dialog || target.matches('.popup-card') || target.closest('a, button')) dialog.close()
  }
  dialog.addEventListener('click', closeByClick)
  dialog.addEventListener(
    'close',
    () => {
      dialog.removeEventListener('click', closeByClick)
      stop()
      goOnFromTarget(document)
    },
    { once: true },
  )
}

/** Where nothing had the focus, Tab goes on from the section that the address names, as it would without a popup. */
function goOnFromTarget(page: Document): void {
  const target = page.querySelector<HTMLElement>(':target')
  if (!target || page.activeElement !== page.body) return
  target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
  const undo = () => {
    target.removeAttribute('tabindex')
    target.style.outline = ''
  }
  target.addEventListener('blur', undo, { once: true })
}
