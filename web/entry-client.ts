import './styles.css'
import { hydrateIslands } from './islands/hydrate-islands.ts'
import { islands } from './islands.ts'
import { openFolds } from './layout/folds.ts'
import { followScrolling } from './layout/scrolling.ts'
import { rememberFonts } from './layout/web-fonts.ts'
import { linkManifest } from './layout/web-manifest.ts'
import { toggleDisclosures } from './lib/disclosure.ts'
import { replaceBrokenImages } from './lib/image-fallback.ts'
import { whenIdle } from './lib/schedule.ts'
import { openAdminByShortcut } from './navigation/admin-shortcut.ts'
import { rememberLanguage } from './navigation/languages.ts'
import { delayAnchors, keepPageOnAddressChange } from './navigation/same-page-links.ts'
import { recordChatLinks } from './tracking/chat-links.ts'
import { visitSource } from './tracking/session.ts'
import { isTrackingAllowed, startTrackingSwitches } from './tracking/tracking-switch.ts'
import { recordBatchView, recordPricingViews } from './tracking/view-events.ts'
import { findBatches } from './views/batch/find-batch.ts'
import { markReadingPosition } from './views/blog/reading-position.ts'
import { openFounderCards } from './views/home/founders/founder-cards.ts'
import { openPopupAfterDelay } from './views/home/popup/popup-timer.ts'
import { embedReel } from './views/home/reel/embed-reel.ts'
import { loadOnUse } from './views/load-on-use.ts'

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
