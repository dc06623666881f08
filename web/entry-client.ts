import { replaceBrokenImages } from './browser/image-fallback.ts'
import { hydrateIslands } from './browser/islands/hydrate-islands.ts'
import { openAdminByShortcut } from './browser/navigation/admin-shortcut.ts'
import { rememberLanguage } from './browser/navigation/languages.ts'
import { openMeantAddress } from './browser/navigation/meant-address.ts'
import { delayAnchors, keepPageOnAddressChange } from './browser/navigation/same-page-links.ts'
import { followScrolling } from './browser/scrolling.ts'
import { focusSwipedRows } from './browser/swiped-rows.ts'
import { recordChatClicks } from './browser/tracking/chat-clicks.ts'
import { visitSource } from './browser/tracking/session.ts'
import { isTrackingAllowed, startTrackingSwitches } from './browser/tracking/tracking-switch.ts'
import { recordBatchView, recordPricingViews } from './browser/tracking/view-events.ts'
import { islands } from './islands.ts'
import { findBatches } from './pages/batch/find-batch.ts'
import { markReadingPosition } from './pages/blog/reading-position.ts'
import { shareOnPress } from './pages/blog/share-buttons.ts'
import { openPopupAfterDelay } from './pages/home/popup/popup-timer.ts'
import { embedReel } from './pages/home/reel/embed-reel.ts'

/** Runs once a page load. */
function startPage(): void {
  openMeantAddress(document)
  const payPage = document.querySelector<HTMLElement>('[data-pay]')
  if (payPage) showPaymentOn(payPage)
  // Only the first page of a visit has the referrer and the UTM parameters. Of a payment nothing is kept.
  else if (isTrackingAllowed()) visitSource()
  const hydrate = hydrateIslands(document.body, islands, window.eventReplay)
  recordChatClicks(document)
  recordBatchView(document)
  recordPricingViews(document)
  startTrackingSwitches(document)
  rememberLanguage(document)
  replaceBrokenImages(document)
  keepPageOnAddressChange()
  delayAnchors(document)
  findBatches(document)
  focusSwipedRows(document)
  shareOnPress(document)
  followScrolling(document)
  markReadingPosition(document)
  openAdminByShortcut(document)
  showPage(window.eventReplay.isUsed)
  window.eventReplay.start(hydrate)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showPage(false)
  })
}

/** Without its code, the pay page shows whom to pay, and that the amount is in the message. */
function showPaymentOn(payPage: HTMLElement): void {
  import('./pages/pay/show-payment.ts').then(
    ({ showPayment }) => showPayment(payPage),
    () => {},
  )
}

/**
 * Runs each time the page is shown: once it has loaded, and when the back/forward cache restores it.
 *
 * @param isUsed whether the visitor has begun to use it before
 */
function showPage(isUsed: boolean): void {
  const hide = [isUsed ? () => {} : openPopupAfterDelay(document), embedReel(document)]
  const hidePage = () => {
    for (const undo of hide) undo()
  }
  addEventListener('pagehide', hidePage, { once: true })
}

/** After a retry, the islands' code imports this module again by its original address. */
if (!window.eventReplay.started) {
  // A page that the browser prerenders may never be shown: until then nothing is recorded, opened or loaded.
  if (document.prerendering) document.addEventListener('prerenderingchange', startPage, { once: true })
  // In a task of its own, after the one that parses the end of the page and lays it out for autofill.
  else if ('scheduler' in window) scheduler.postTask(startPage)
  else startPage()
}
