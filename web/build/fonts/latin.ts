import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import type { Plugin } from 'vite'
import brand from '#web/content/facts/opening.json' with { type: 'json' }
import { fallbackFontFaces } from './fallbacks.ts'
import { readFont, subsetFont } from './harfbuzz.ts'

/** Generated; styles.css imports fonts.css from here. */
const FOLDER = 'web/fonts'

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
const RANGES = { latin: 'U+0-FF, U+2000-206F', 'latin-ext': 'U+100-2FF, U+1E00-1EFF, U+20A0-20C0' }

/** Devanagari, which has no axes, keeps every feature, since its shaping depends on them. */
const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

export const FAMILIES = {
  fraunces: {
    family: 'Fraunces Variable',
    weight: '400 600',
    files: {
      latin: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
      'latin-ext': import.meta.resolve(
        '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
      ),
    },
    /**
     * What headings and figures are made of, with the macrons of Sanskrit names and the rupee sign. Any other sign is set
     * in the fallback font.
     */
    leftOut: /[^\w\s.,:;!?'()%&+/·–—‘’“”…āĀīĪūŪ₹-]/g,
    /**
     * Headings change their design with their size but not their weight: a weight axis would cost 16 kB. Above 72 px,
     * which only the first heading of a large screen exceeds, the design stays the same: 2 kB.
     */
    axes: { wght: 500, opsz: { min: 18, max: 72 } },
  },
  figtree: {
    family: 'Figtree Variable',
    weight: '400 700',
    files: {
      latin: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
      'latin-ext': import.meta.resolve(
        '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
      ),
    },
    leftOut: '',
    axes: { wght: { min: 400, max: 700 } },
  },
}

const SANSKRIT = import.meta.resolve(
  '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
)
const { word, parts } = brand.devanagari
const brandInDevanagari = [word, ...parts.map(({ devanagari }) => devanagari)].join('')

/**
 * Writes the fonts of every page, one file each with no more characters and no more weights than the site shows, their
 * `@font-face` rules and those of their fallbacks, before Vite resolves them.
 */
export function fonts(): Plugin {
  return { name: 'fonts', config: writeFonts }
}

async function writeFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const rules: string[] = []
  for (const [name, { family, weight, files, leftOut, axes }] of Object.entries(FAMILIES)) {
    const shown = characters.replace(leftOut, '')
    for (const part of ['latin', 'latin-ext'] as const) {
      const range = RANGES[part]
      const subset = await subsetFont(await readFont(files[part]), shown, { axes, features: LATIN_FEATURES })
      rules.push(await writeFace(`${name}-${part}`, { family, weight, range }, subset))
    }
  }
  const sanskrit = await subsetFont(await readFont(SANSKRIT), brandInDevanagari)
  rules.push(
    await writeFace(
      'tiro-devanagari',
      { family: 'Tiro Devanagari Sanskrit', weight: '400', range: 'U+900-97F' },
      sanskrit,
    ),
  )
  await writeFile(join(FOLDER, 'fonts.css'), [...rules, fallbackFontFaces].join('\n'))
}

/** @returns the `@font-face` rule of the file */
async function writeFace(
  name: string,
  { family, weight, range }: Record<'family' | 'weight' | 'range', string>,
  truetype: Uint8Array,
): Promise<string> {
  await writeFile(join(FOLDER, `${name}.woff2`), await convert(truetype, 'woff2'))
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${range};
}`
}
