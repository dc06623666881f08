import { loadContent } from '#web/content/load.ts'

/** The content of the site in English. What the owner may change is taken from here, never typed in a test. */
export const content = loadContent()

if (!content.reel) throw new Error('The demonstration has a reel')
/** A live site may have none. */
export const reel = content.reel
