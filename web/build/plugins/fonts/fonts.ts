import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import figtree from '@capsizecss/metrics/figtree'
import fraunces from '@capsizecss/metrics/fraunces'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { brand } from '#web/content/brand.ts'
import { fallbackFontFaces } from './fallbacks.ts'
import { LATIN, LATIN_EXT } from './site-text.ts'
import { systemFonts } from './system-fonts.ts'
import { unicodeRange } from './unicode-range.ts'

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
const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/**
 * Fraunces is set narrower the larger it is, and capsize measures it at weight 400 and optical size 14. The advance
 * widths of the same text at weight 500 and optical size 52, as most headings are set, are 0.969 of that.
 */
const FRAUNCES_HEADING_WIDTH = 0.969

type Axes = Record<string, { min: number; max: number } | number>

type Face = {
  family: string
  weight: string
  /** The URL of a package's file. */
  source: string
  characters: string
  variationAxes?: Axes
}

const devanagari = Object.values(brand.devanagari.parts)
  .map((part) => part.devanagari)
  .join('')

/** One file each, with no more characters and no more weights than the site shows. */
const faces: Record<string, Face> = {
  'fraunces-latin': {
    family: 'Fraunces Variable',
    weight: '400 600',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    characters: DISPLAY_LATIN,
    variationAxes: DISPLAY_AXES,
  },
  'fraunces-latin-ext': {
    family: 'Fraunces Variable',
    weight: '400 600',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    characters: DISPLAY_LATIN_EXT,
    variationAxes: DISPLAY_AXES,
  },
  'figtree-latin': {
    family: 'Figtree Variable',
    weight: '400 700',
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    characters: LATIN,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  'figtree-latin-ext': {
    family: 'Figtree Variable',
    weight: '400 700',
    source: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    characters: LATIN_EXT,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  'tiro-devanagari': {
    family: 'Tiro Devanagari Sanskrit',
    weight: '400',
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
  const rules = await Promise.all(
    Object.entries(faces).map(async ([name, { source, characters, variationAxes, ...face }]) => {
      const subset = await subsetFont(await readFile(fileURLToPath(source)), characters, {
        targetFormat: 'woff2',
        // For low-resolution screens of old; phones do not use it.
        noHinting: true,
        ...(variationAxes && { variationAxes, keepFeatures: LATIN_FEATURES }),
      })
      await writeFile(join(FOLDER, `${name}.woff2`), subset)
      return fontFace(name, { ...face, characters })
    }),
  )
  const fallbacks = [
    fallbackFontFaces({ ...figtree, familyName: 'Figtree' }, systemFonts.sans),
    fallbackFontFaces(
      { ...fraunces, xWidthAvg: fraunces.xWidthAvg * FRAUNCES_HEADING_WIDTH },
      systemFonts.serif,
    ),
  ]
  await writeFile(join(FOLDER, 'fonts.css'), [...rules, ...fallbacks].join('\n'))
}

function fontFace(name: string, { family, weight, characters }: Omit<Face, 'source'>): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`
}
