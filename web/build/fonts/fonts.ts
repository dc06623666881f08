import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import brand from '#web/content/facts/opening.json' with { type: 'json' }
import { fallbackFontFaces } from './fallbacks.ts'
import { LATIN, LATIN_EXT, LATIN_EXT_RANGE, LATIN_RANGE } from './site-text.ts'

/** Generated; styles.css imports fonts.css from here. */
const FOLDER = 'web/fonts'

/**
 * Headings change their design with their size but not their weight: a weight axis would cost 16 kB. Above 72 px, which
 * only the first heading of a large screen exceeds, the design stays the same: 2 kB.
 */
const DISPLAY_AXES = { wght: 500, opsz: { min: 18, max: 72 } }
/**
 * What headings and figures are made of, with the macrons of Sanskrit names and the rupee sign. Any other sign is set in
 * the fallback font.
 */
const DISPLAY_LATIN = LATIN.replace(/[^\w\s.,:;!?'()%&+/·–—‘’“”…-]/g, '')
const DISPLAY_LATIN_EXT = LATIN_EXT.replace(/[^āĀīĪūŪ₹]/g, '')
/** For Latin; Devanagari, which has no axes, keeps every feature, since its shaping depends on them. */
export const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

type Face = {
  family: string
  weight: string
  /** The CSS descriptor `unicode-range`. */
  range: string
  /** The URL of a package's file. */
  source: string
  characters: string
  variationAxes?: Record<string, { min: number; max: number } | number>
}

const FRAUNCES = { family: 'Fraunces Variable', weight: '400 600', variationAxes: DISPLAY_AXES }
const FIGTREE_AXES = { wght: { min: 400, max: 700 } }
const FIGTREE = { family: 'Figtree Variable', weight: '400 700', variationAxes: FIGTREE_AXES }

const devanagari = Object.values(brand.devanagari.parts)
  .map((part) => part.devanagari)
  .join('')

/** One file each, with no more characters and no more weights than the site shows. */
const faces: Record<string, Face> = {
  'fraunces-latin': {
    ...FRAUNCES,
    range: LATIN_RANGE,
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    characters: DISPLAY_LATIN,
  },
  'fraunces-latin-ext': {
    ...FRAUNCES,
    range: LATIN_EXT_RANGE,
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    characters: DISPLAY_LATIN_EXT,
  },
  'figtree-latin': {
    ...FIGTREE,
    range: LATIN_RANGE,
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    characters: LATIN,
  },
  'figtree-latin-ext': {
    ...FIGTREE,
    range: LATIN_EXT_RANGE,
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    characters: LATIN_EXT,
  },
  'tiro-devanagari': {
    family: 'Tiro Devanagari Sanskrit',
    weight: '400',
    range: 'U+900-97F',
    source: import.meta.resolve(
      '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
    ),
    characters: brand.devanagari.word + devanagari,
  },
}

/** Writes the site's font subsets, their `@font-face` rules and those of their fallbacks before Vite resolves them. */
export function fonts(): Plugin {
  return { name: 'fonts', config: writeFonts }
}

async function writeFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const rules = Object.entries(faces).map(
    ([name, { family, weight, range }]) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${range};
}`,
  )
  await writeFile(join(FOLDER, 'fonts.css'), [...rules, fallbackFontFaces].join('\n'))
  for (const [name, { source, characters, variationAxes }] of Object.entries(faces)) {
    const subset = await subsetFont(await readFile(fileURLToPath(source)), characters, {
      targetFormat: 'woff2',
      // For low-resolution screens of old; phones do not use it.
      noHinting: true,
      ...(variationAxes && { variationAxes, keepFeatures: LATIN_FEATURES }),
    })
    await writeFile(join(FOLDER, `${name}.woff2`), subset)
  }
}
