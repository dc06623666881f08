import { popup } from 'virtual:shop'
import { claimPopup } from './popup-frequency.ts'

/** From the home view's appearing to the launch popup's opening. */
const POPUP_DELAY_MS = 1000

/** Marks the popup's dialog, which the home view has in its HTML. */
export const LAUNCH_POPUP = 'data-launch-popup'

/**
 * What a visitor does who is not to be interrupted. The keyup is that of a Tab from the browser's own bar; assistive
 * technology may press by a click alone. Not the focus itself: a script may move it.
 */
const ACTS = ['keydown', 'keyup', 'pointerdown', 'touchstart', 'click', 'wheel'] as const

/**
 * Opens the launch popup, where the view has one, `POPUP_DELAY_MS` from now, if the brand's setting allows it. It does not
 * open over what the visitor has begun to do or came for: after a key, a press or a turn of the wheel in that time, or
 * where the address leads to a section below the first. Its code is loaded then; where that fails the popup does not open.
 *
 * @returns cancels or closes it, to be called when the page is hidden
 */
export function openPopupAfterDelay(page: Document): () => void {
  const dialog = page.querySelector<HTMLDialogElement>(`dialog[${LAUNCH_POPUP}]`)
  if (!dialog || !['', '#hero'].includes(location.hash)) return () => {}
  let isHidden = false
  const listening = new AbortController()
  const cancel = () => {
    clearTimeout(timer)
    listening.abort()
  }
  const timer = setTimeout(() => {
    listening.abort()
    if (!claimPopup(popup)) return
    import('./open-popup.ts').then(
      ({ openPopup }) => {
        if (!isHidden) openPopup(dialog)
      },
      () => {},
    )
  }, POPUP_DELAY_MS)
  for (const act of ACTS)
    page.addEventListener(act, cancel, { capture: true, passive: true, signal: listening.signal })
  return () => {
    isHidden = true
    cancel()
    dialog.close()
  }
}
