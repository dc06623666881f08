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
    },
    { once: true },
  )
}
