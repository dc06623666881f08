import { queueEvents } from './islands/event-replay.ts'
import { watchEntryScript } from './islands/script-loader.ts'
import { rememberHeights } from './layout/deferred-layout.ts'
import { markOfferState } from './layout/offer-state.ts'
import { preloadCachedFonts, waitForScriptFont } from './layout/web-fonts.ts'
import { markSignedIn } from './lib/signed-in.ts'
import { offerLanguages } from './navigation/languages.ts'
import { completeOrderLinks } from './tracking/order-links.ts'

/**
 * The inline script of every page: what has to be there before the first paint, and nothing else. The build compiles it
 * on its own; it cannot share modules with the entry script.
 */
markOfferState(document, new Date())
markSignedIn(document)
waitForScriptFont(document)
rememberHeights(document)
preloadCachedFonts(document)
const retryEntry = watchEntryScript(document, () => window.eventReplay.failed())
completeOrderLinks(document)
window.eventReplay = queueEvents(
  document,
  retryEntry,
  '[data-disclosure], [data-share], [data-step], [data-enlarge]',
)
offerLanguages(document)
