import { queueEvents } from './browser/islands/event-replay.ts'
import { markFloor } from './browser/islands/floor.ts'
import { watchEntryScript } from './browser/islands/script-loader.ts'
import { offerLanguages } from './browser/navigation/languages.ts'
import { markSignedIn } from './browser/signed-in.ts'
import { followToday } from './browser/today.ts'
import { markPressedLinks, writeOrderLinks } from './browser/tracking/order-links.ts'
import { withholdPage } from './browser/tracking/tracking-switch.ts'

/**
 * The inline script of every page: what has to be there before the first paint, and nothing else. The build compiles it
 * on its own; it cannot share modules with the entry script.
 */
markFloor(document)
followToday(document)
markSignedIn(document)
const retryEntry = watchEntryScript(document, () => window.eventReplay.giveUp())
writeOrderLinks(document)
markPressedLinks(document)
withholdPage(document)
window.eventReplay = queueEvents(document, retryEntry, '[data-share]')
offerLanguages(document)
