import { brand } from '../../../content/brand.ts'
import { claimPopup } from './popup-frequency.ts'

/** From the home view's appearing to the launch popup's opening (spec 9). */
const POPUP_DELAY_MS = 1000

/** Marks the popup's dialog, which home has in its HTML. */
export const LAUNCH_POPUP = 'data-launch-popup'

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Opens the launch popup `POPUP_DELAY_MS` from now, if the brand's setting allows it and home is still shown then; its
 * code is fetched then, and without it the page does without. Starting anew starts the delay anew.
 *
 * @param page the document in which home is shown
 */
export function openPopupSoon(page: Document): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const dialog = popupOf(page)
    if (!dialog || !claimPopup(brand.popup)) return
    import('./open-popup.ts').then(
      ({ openPopup }) => dialog.isConnected && openPopup(dialog),
      () => {},
    )
  }, POPUP_DELAY_MS)
}

/**
 * To be called when home is left: what has not opened will not, and what is open is closed.
 *
 * @param page the document in which home was shown
 */
export function leavePopup(page: Document): void {
  clearTimeout(timer)
  popupOf(page)?.close()
}

function popupOf(page: Document): HTMLDialogElement | null {
  return page.querySelector(`dialog[${LAUNCH_POPUP}]`)
}
