import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks that the next sentence may bring. */
const PUNCTUATION = '\u00a0‘’“”–—…'

/** All text in the sources of the site. */
const siteText = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|mdx)$/.test(file) && !file.startsWith('build'))
  .sort()
  .map((file) => readFileSync(join('web', file), 'utf8'))
  .join('')

/** Every character beyond ASCII that the site shows, with capitals, since small capitals are made of them. */
const beyondAscii = [
  ...new Set(
    PUNCTUATION + siteText.replace(/[\0-\x7e]/g, '') + siteText.replace(/[\0-\x7e]/g, '').toUpperCase(),
  ),
].sort()

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** Fontsource divides a family as Google Fonts does: basic Latin with punctuation, and the rest of Latin script. */
export const LATIN =
  ASCII + beyondAscii.filter((letter) => /[\u00a0-\u00ff\u2000-\u206f]/.test(letter)).join('')
export const LATIN_EXT = beyondAscii
  .filter((letter) => /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/.test(letter))
  .join('')
