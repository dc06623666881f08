import { popup } from 'virtual:shop'
import { claimPopup } from './popup-frequency.ts'

/** From the home view's appearing to the launch popup's opening. */
const POPUP_DELAY_MS = 1000

/** Marks the popup's dialog, which the home view has in its HTML. */
export const LAUNCH_POPUP = 'data-launch-popup'

/**
 * Opens the launch popup, where the view has one, `POPUP_DELAY_MS` from now, if the brand's setting allows it. Its code
 * is loaded then; where that fails the popup does not open.
 *
 * @returns cancels or closes it, to be called when the page is hidden
 */
export function openPopupAfterDelay(page: Document): () => void {
  const dialog = page.querySelector<HTMLDialogElement>(`dialog[${LAUNCH_POPUP}]`)
  if (!dialog) return () => {}
  let isHidden = false
  const timer = setTimeout(() => {
    if (!claimPopup(popup)) return
    import('./open-popup.ts').then(
      ({ openPopup }) => {
        if (!isHidden) openPopup(dialog)
      },
      () => {},
    )
  }, POPUP_DELAY_MS)
  return () => {
    isHidden = true
    clearTimeout(timer)
    dialog.close()
  }
}
