import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Marks that the next sentence may bring. */
const PUNCTUATION = '\u00a0‘’“”–—…'

/** All text in the sources of the site. */
const siteText = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|md|json)$/.test(file) && !file.startsWith('build'))
  .map((file) => readFileSync(join('web', file), 'utf8'))
  .join('')

/** Every character that the site shows, with capitals, since small capitals are made of them. */
const characters = [...new Set(ASCII + PUNCTUATION + siteText + siteText.toUpperCase())].sort().join('')

/** Fontsource divides a family as Google Fonts does: basic Latin with punctuation, and the rest of Latin script. */
export const LATIN = characters.replace(/[^ -~\u00a0-\u00ff\u2000-\u206f]/g, '')
export const LATIN_RANGE = 'U+0-FF, U+2000-206F'
export const LATIN_EXT = characters.replace(/[^\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/g, '')
export const LATIN_EXT_RANGE = 'U+100-2FF, U+1E00-1EFF, U+20A0-20C0'
