import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { brand } from '../content/brand.ts'

/** Generated; styles.css imports fonts.css from here. */
const FOLDER = 'web/fonts'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** What the texts use beyond ASCII. */
const LATIN = `${ASCII}’‘“”–—…·•©®×½°éñäöü→←↑↓✓\u00a0`
/** The rupee sign and the letters of Sanskrit in Latin script stand in the fonts' second file. */
const LATIN_EXT = '₹āĀīĪūŪṛṝḷṅṭḍṇśŚṣṢḥṃṁ'

/** Headings change their drawing with their size but not their weight: a weight axis would cost 16 kB. */
const DISPLAY_AXES = { wght: 500, opsz: { min: 18, max: 144 } }
/** For Latin; Devanagari, which has no axes, keeps every feature, for it is drawn by them. */
const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

type Face = {
  family: string
  weight: string
  from: string
  characters: string
  variationAxes?: Record<string, { min: number; max: number } | number>
}

const devanagari = Object.values(brand.devanagari.parts)
  .map((part) => part.devanagari)
  .join('')

/** One file each, with no more letters and no more weights than the site shows (look.md). */
const faces: Record<string, Face> = {
  'fraunces-latin': {
    family: 'Fraunces Variable',
    weight: '400 600',
    from: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    characters: LATIN,
    variationAxes: DISPLAY_AXES,
  },
  'fraunces-latin-ext': {
    family: 'Fraunces Variable',
    weight: '400 600',
    from: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2'),
    characters: LATIN_EXT,
    variationAxes: DISPLAY_AXES,
  },
  'figtree-latin': {
    family: 'Figtree Variable',
    weight: '400 700',
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    characters: LATIN,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  'figtree-latin-ext': {
    family: 'Figtree Variable',
    weight: '400 700',
    from: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    characters: LATIN_EXT,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  'tiro-devanagari': {
    family: 'Tiro Devanagari Sanskrit',
    weight: '400',
    from: import.meta.resolve(
      '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
    ),
    characters: brand.devanagari.word + devanagari,
  },
}

/** Makes the site's own small font files and their CSS before Vite looks for them. */
export function fonts(): Plugin {
  return { name: 'fonts', config: writeFonts }
}

async function writeFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const rules = await Promise.all(
    Object.entries(faces).map(async ([name, face]) => {
      const subset = await subsetFont(await readFile(fileURLToPath(face.from)), face.characters, {
        targetFormat: 'woff2',
        ...(face.variationAxes && { variationAxes: face.variationAxes, keepFeatures: LATIN_FEATURES }),
      })
      await writeFile(join(FOLDER, `${name}.woff2`), subset)
      return fontFace(name, face)
    }),
  )
  await writeFile(join(FOLDER, 'fonts.css'), rules.join('\n'))
}

function fontFace(name: string, { family, weight, characters }: Face): string {
  const range = [...new Set(characters)].map((character) => `U+${character.codePointAt(0)?.toString(16)}`)
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${range.join(', ')};
}
`
}
