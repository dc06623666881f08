import { throwConfetti } from './confetti.ts'

/**
 * Opens the launch popup as a modal dialog, under a burst of confetti. Its link, its buttons and a click on the backdrop
 * close it, as Escape does.
 *
 * @param dialog as views/home/LaunchPopup.tsx draws it
 */
export function openPopup(dialog: HTMLDialogElement): void {
  const canvas = dialog.querySelector('canvas')
  if (dialog.open || !canvas) return
  dialog.showModal()
  // So that it is read from its beginning; the buttons are the next stops.
  dialog.querySelector<HTMLElement>('h2')?.focus()
  const stop = throwConfetti(canvas)
  // The card's own box is the corners that its arch leaves free.
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
