import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import { type Doses, givenDoses } from '#web/shop/doses.ts'

/** The demonstration in English, which every test of the code builds: its words and numbers may be typed in a test. */
export const content = loadContent('en', DEMONSTRATION)

export const { reel } = content

/** The amounts to take, which the demonstration gives. */
export const doses = givenDoses(content) as Doses
