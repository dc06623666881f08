import './styles.css'
import { type HydratedView, hydrateIslands } from './islands/hydrate-islands.ts'
import { islands } from './islands.ts'
import { loadDeferredFont, rememberFonts } from './layout/cached-fonts.ts'
import { completeLayoutAfterScroll } from './layout/complete-layout.ts'
import { measureHeader } from './layout/header-offset.ts'
import { markScrollThresholds, scrollBackToTop } from './layout/scroll-thresholds.ts'
import { linkManifest } from './layout/web-manifest.ts'
import { lazyScripts } from './lazy-scripts.ts'
import { toggleDisclosures } from './lib/disclosure.ts'
import { replaceBrokenImages } from './lib/image-fallback.ts'
import { loadLazyScripts } from './lib/lazy-scripts.ts'
import { whenIdle } from './lib/when-idle.ts'
import { openAdminByShortcut } from './navigation/admin-shortcut.ts'
import { delayAnchors } from './navigation/delayed-anchors.ts'
import { switchViews } from './navigation/switch-views.ts'
import { recordBatchView } from './tracking/batch-view.ts'
import { recordChatLinks } from './tracking/chat-links.ts'
import { observePricing, recordPackChoices } from './tracking/pricing-view.ts'
import { isTrackingAllowed } from './tracking/privacy-control.ts'
import { handleTrackingSwitches, showTrackingState } from './tracking/tracking-switch.ts'
import { visitSource } from './tracking/visit-source.ts'
import { DASHBOARD_ID } from './views/admin/session-events.ts'
import { findBatches } from './views/batch/find-batch.ts'
import { markReadingPosition } from './views/blog/reading-position.ts'
import { handleShareButtons } from './views/blog/share-buttons.ts'
import { openFounderCards } from './views/home/founders/founder-cards.ts'
import { openPopupAfterDelay } from './views/home/popup/popup-timer.ts'
import { embedReel } from './views/home/reel/embed-reel.ts'

/** Everything that happens once a page load: listeners on the document, which serve every view. */
function startPage(): void {
  // Only the first page of a visit has the referrer and the UTM parameters.
  if (isTrackingAllowed()) visitSource()
  recordChatLinks(document)
  recordBatchView(document)
  recordPackChoices(document)
  handleTrackingSwitches(document)
  replaceBrokenImages(document)
  delayAnchors(document)
  findBatches(document)
  openFounderCards(document)
  toggleDisclosures(document)
  handleShareButtons(document)
  scrollBackToTop(document)
  markScrollThresholds(document)
  openAdminByShortcut(document)
  whenIdle(document, () => {
    linkManifest(document)
    loadDeferredFont(document)
    rememberFonts(document)
  })
}

/**
 * Everything that happens each time a view is shown.
 *
 * @returns undoes it, before the view is replaced
 */
function startView(): () => void {
  view = hydrateIslands(document.body, islands, window.eventReplay)
  showTrackingState(document)
  const cleanUps = [
    measureHeader(),
    completeLayoutAfterScroll(document),
    markReadingPosition(document),
    observePricing(document),
    embedReel(document),
    loadLazyScripts(document, lazyScripts),
    openPopupAfterDelay(document),
    view.unmount,
  ]
  startAdmin(view)
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}

/** The sign-in script is loaded on the admin view only. */
function startAdmin({ hydrate }: HydratedView): void {
  if (!document.getElementById(DASHBOARD_ID)) return
  import('./views/admin/sign-in.ts').then(({ startSignIn }) => startSignIn(document, hydrate))
}

let view: HydratedView
// After a retry, the islands' code imports this module again by its original address.
if (!window.eventReplay.started) {
  startPage()
  switchViews(document, startView)
  window.eventReplay.start((island) => view.hydrate(island))
}
