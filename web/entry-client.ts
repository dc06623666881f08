import { toggleDisclosures } from './browser/disclosure.ts'
import { openFolds } from './browser/folds.ts'
import { replaceBrokenImages } from './browser/image-fallback.ts'
import { hydrateIslands } from './browser/islands/hydrate-islands.ts'
import { openAdminByShortcut } from './browser/navigation/admin-shortcut.ts'
import { rememberLanguage } from './browser/navigation/languages.ts'
import { delayAnchors, keepPageOnAddressChange } from './browser/navigation/same-page-links.ts'
import { whenIdle } from './browser/schedule.ts'
import { followScrolling } from './browser/scrolling.ts'
import { recordChatLinks } from './browser/tracking/chat-links.ts'
import { visitSource } from './browser/tracking/session.ts'
import { isTrackingAllowed, startTrackingSwitches } from './browser/tracking/tracking-switch.ts'
import { recordBatchView, recordPricingViews } from './browser/tracking/view-events.ts'
import { rememberFonts } from './browser/web-fonts.ts'
import { linkManifest } from './browser/web-manifest.ts'
import { islands } from './islands.ts'
import { findBatches } from './pages/batch/find-batch.ts'
import { markReadingPosition } from './pages/blog/reading-position.ts'
import { openFounderCards } from './pages/home/founders/founder-cards.ts'
import { openPopupAfterDelay } from './pages/home/popup/popup-timer.ts'
import { embedReel } from './pages/home/reel/embed-reel.ts'
import { loadOnUse } from './pages/load-on-use.ts'

/** Runs once a page load. */
function startPage(): void {
  // Only the first page of a visit has the referrer and the UTM parameters.
  if (isTrackingAllowed()) visitSource()
  const hydrate = hydrateIslands(document.body, islands, window.eventReplay)
  recordChatLinks(document)
  recordBatchView(document)
  recordPricingViews(document)
  startTrackingSwitches(document)
  rememberLanguage(document)
  replaceBrokenImages(document)
  keepPageOnAddressChange()
  delayAnchors(document)
  findBatches(document)
  openFounderCards(document)
  toggleDisclosures(document)
  openFolds(document)
  loadOnUse(document)
  followScrolling(document)
  markReadingPosition(document)
  openAdminByShortcut(document)
  // What the visitor did before this is replayed to all listeners, those of the popup among them.
  showPage()
  window.eventReplay.start(hydrate)
  whenIdle(document, () => {
    linkManifest(document)
    rememberFonts(document)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showPage()
  })
}

/** Runs each time the page is shown: once it has loaded, and when the back/forward cache restores it. */
function showPage(): void {
  const hide = [openPopupAfterDelay(document), embedReel(document)]
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
