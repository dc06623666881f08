import { queueEvents } from './islands/event-replay.ts'
import { watchEntryScript } from './islands/script-loader.ts'
import { preloadCachedFonts } from './layout/cached-fonts.ts'

/**
 * The inline script of every page: what has to be there before the first paint, and nothing else. The build compiles it
 * on its own; it cannot share modules with the entry script.
 */
preloadCachedFonts(document)
const retryEntry = watchEntryScript(document, () => window.eventReplay.failed())
window.eventReplay = queueEvents(document, retryEntry, '[data-disclosure], [data-share]')
