import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { brand } from '../../content/brand.ts'

/** Generated; styles.css imports fonts.css from here. */
const FOLDER = 'web/fonts'

/** Where the site's words stand. */
const WORDS = ['web/content', 'web/views', 'web/layout', 'web/ui', 'web/lib']

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Marks that the next sentence may bring. */
const PUNCTUATION = '\u00a0‘’“”–—…'
/** Capitals too: small capitals are made of them. */
const written = [...new Set(PUNCTUATION + upperAndLower(lettersIn(WORDS)))].sort()
/** Fontsource parts a typeface where Google does: Latin letters and punctuation, and what Latin script has besides. */
const LATIN = ASCII + written.filter((letter) => /[\u00a0-\u00ff\u2000-\u206f]/.test(letter)).join('')
const LATIN_EXT = written
  .filter((letter) => /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/.test(letter))
  .join('')

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
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`
}

/** Neighbours as one range: every page carries this text. */
function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [first: number, last: number][] = []
  for (const code of codes) {
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

function hex(code: number): string {
  return code.toString(16)
}

function upperAndLower(letters: string): string {
  return letters + letters.toUpperCase()
}

/** Every letter beyond ASCII that is written in a folder's files. */
function lettersIn(folders: string[]): string {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mdx)$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  return texts.join('').replace(/[\0-\x7e]/g, '')
}
