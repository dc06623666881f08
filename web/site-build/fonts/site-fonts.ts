import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import type { Plugin } from 'vite'
import { LANGUAGES, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { readJson } from '#web/model/read-topics.ts'
import { filesIn } from '#web/model/shop-files.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { fallbackFontFaces, localSources } from './fallbacks.ts'
import { type Run, readFont, subsetFont, traceSubset } from './harfbuzz.ts'
import { DEVANAGARI, displayFonts, SCRIPTS, type Script, TIRO } from './scripts.ts'

/** The generated folder from which entry-styles.css imports fonts.css. */
const FOLDER = 'dist/fonts'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Marks that a future text may need. */
const PUNCTUATION = '\u00a0‘’“”–—…'

/** All text in the sources of the site, and in the shop's folder. */
const siteText = ['web', SHOP_FOLDER]
  .flatMap((folder) =>
    filesIn(folder)
      .filter((file) => /\.(tsx?|md|json)$/.test(file))
      .filter((file) => folder === SHOP_FOLDER || !/^(build|content|demonstration|starter)\b/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .join('')

/** Every character that the site shows, with capitals, since small capitals are made of them. */
const characters = [...new Set(ASCII + PUNCTUATION + siteText + siteText.toUpperCase())].sort().join('')

const RANGES = { latin: 'U+0-FF, U+2000-206F', 'latin-ext': 'U+100-2FF, U+1E00-1EFF, U+20A0-20C0' }

/** Devanagari, which has no axes, keeps every feature, since its shaping depends on them. */
const LATIN_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

export const FAMILIES = {
  fraunces: {
    family: 'Fraunces Variable',
    weight: '400 600',
    files: filesOf(
      import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
    ),
    /** Beyond basic Latin, headings and figures have only the macrons of Sanskrit names and the rupee sign. */
    leftOut: /[^\w\s.,:;!?'()%&+/·–—‘’“”…āĀīĪūŪ₹-]/g,
    // Headings change their design with their size, up to 72 px, but not their weight, whose axis would cost 16 kB.
    axes: { wght: 500, opsz: { min: 18, max: 72 } },
  },
  figtree: {
    family: 'Figtree Variable',
    weight: '400 700',
    files: filesOf(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
    leftOut: '',
    axes: { wght: { min: 400, max: 700 } },
  },
}

/** Fontsource divides a family as Google Fonts does: basic Latin with punctuation, and the rest of Latin script. */
function filesOf(latin: string) {
  return { latin, 'latin-ext': latin.replace('-latin-', '-latin-ext-') }
}

const { devanagari, name } = readJson(join(SHOP_FOLDER, 'facts/launch.json'))
/** The brand's name may be written in Devanagari on English pages. */
const brandInDevanagari = JSON.stringify([devanagari ?? '', name ?? ''])

/**
 * Writes the fonts of every page, one file each with no more characters and no more weights than the site shows, their
 * `@font-face` rules and those of their fallbacks, before Vite resolves them. The server's bundle has no styles.
 */
export function fonts(): Plugin {
  return { name: 'fonts', config: (_, { isSsrBuild }) => (isSsrBuild ? undefined : writeFonts()) }
}

async function writeFonts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const rules: string[] = []
  for (const [name, { family, weight, files, leftOut, axes }] of Object.entries(FAMILIES)) {
    const shown = characters.replace(leftOut, '')
    for (const part of ['latin', 'latin-ext'] as const) {
      const subset = await subsetFont(await readFont(files[part]), shown, { axes, features: LATIN_FEATURES })
      const source = await writeFont(`${name}-${part}`, subset)
      rules.push(fontFace(family, weight, source, RANGES[part]))
    }
  }
  const brandWords = await writeFont('brand', await subsetFont(await readFont(TIRO.hindi), brandInDevanagari))
  rules.push(fontFace('Brand Devanagari', '400', brandWords, DEVANAGARI.range))
  for (const script of SCRIPTS) rules.push(...(await writeScript(script)))
  await writeFile(join(FOLDER, 'fonts.css'), [...rules, fallbackFontFaces].join('\n'))
}

/** Writes the text fonts of a script for devices that lack it. @returns their rules, and those of the devices' own */
async function writeScript(script: Script): Promise<string[]> {
  const { code, devices, range } = script
  const complete = await readFont(script.text.regular)
  // Most English pages show no other script than in these names, and in those of herbs.
  const names = LANGUAGES.filter(({ id }) => displayFonts[id]?.script === script)
  const runs = [...names.map(({ id, name }) => ({ text: name, language: id })), ...sanskritNames(script)]
  const languageNames = await writeFont(`names-${code}`, await traceSubset(complete, runs))
  // Reduced by characters, because scripts write words that are on no built page.
  const text = await writeFont(`text-${code}`, await subsetFont(complete, characters))
  return [
    fontFace('Language Names', '400', `${localSources(devices.regular)},${languageNames}`, range),
    fontFace('Device Scripts', '400', localSources(devices.regular), range),
    // Where a device's bold face has another name, the browser makes the regular one bold.
    fontFace('Device Scripts', '700', localSources(devices.bold), range),
    fontFace('Web Scripts', '400', `${localSources(devices.regular)},${text}`, range),
  ]
}

/** The names in a script that English pages show beside those in Latin letters. */
function sanskritNames(script: Script): Run[] {
  const files = ['herbs', 'products'].map((topic) => join(SHOP_FOLDER, SOURCE_LANGUAGE, `${topic}.json`))
  const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  return (text.join(' ').match(script.words) ?? []).map((name) => ({ text: name, language: 'sa' }))
}

/** @returns the CSS descriptor `src` of the file */
async function writeFont(name: string, truetype: Uint8Array): Promise<string> {
  await writeFile(join(FOLDER, `${name}.woff2`), await convert(truetype, 'woff2'))
  return `url("./${name}.woff2") format("woff2")`
}

function fontFace(family: string, weight: string, source: string, range: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source};unicode-range:${range}}`
}
