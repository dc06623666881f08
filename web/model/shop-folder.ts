import { existsSync } from 'node:fs'
import { basename } from 'node:path'

/** A shop of one's own, which `npm run new-shop` makes. */
export const OWN_SHOP = 'web/content'
/** What a new shop begins with. */
export const STARTER = 'web/starter'
/**
 * What a new shop of an Ayurvedic product begins with in addition. Entries of its lists come before those of the same file
 * in the starter.
 */
export const AYURVEDIC_STARTER = 'web/starter-ayurvedic'
/** The sample shop, which the tests build. */
export const DEMONSTRATION = 'web/demonstration'

/**
 * The folder of the shop that is built: one's own where there is one, else the demonstration. `SITE_SHOP` names another:
 * `npm run demo` and the tests build the demonstration in every repository.
 */
export const SHOP_FOLDER = process.env.SITE_SHOP || (existsSync(OWN_SHOP) ? OWN_SHOP : DEMONSTRATION)

/** Returns whether a folder holds the sample shop, by its name, so that this is true of a copy, too. */
export function isDemonstration(folder: string): boolean {
  return basename(folder) === basename(DEMONSTRATION)
}
