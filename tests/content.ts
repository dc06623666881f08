import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'

/** The demonstration in English, which every test of the code builds: its words and numbers may be typed in a test. */
export const content = loadContent('en', DEMONSTRATION)

if (!content.reel) throw new Error('The demonstration has a reel')
export const reel = content.reel
