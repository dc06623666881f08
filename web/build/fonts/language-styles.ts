import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import type { LanguageId } from '#contract/languages.ts'
import { displaySelector, displayText } from './display-text.ts'
import { LATIN_FEATURES } from './fonts.ts'
import { type DisplayFont, displayFonts, fontFile } from './languages.ts'
import { openFont, type Run, widthOf } from './shaping.ts'
import { tracedSubset } from './traced-subset.ts'

type Page = { html: string; language: LanguageId }

/** Neither letters nor their marks. */
const SIGN = /[^\p{L}\p{M}\s]/u
const DIGITS = '0123456789'

/**
 * Writes the display fonts of the languages that have one of their own, reduced to what their pages show.
 *
 * @param pages every page of the site, without styles
 * @param stylesheet the complete stylesheet
 * @param folder the build output
 * @returns the CSS that the pages of such a language have beside the others'
 * @throws where a reduced font draws a word differently
 */
export async function languageStyles(
  pages: readonly Page[],
  stylesheet: string,
  folder: string,
): Promise<Partial<Record<LanguageId, string>>> {
  const selector = displaySelector(stylesheet)
  const styles: Partial<Record<LanguageId, string>> = {}
  for (const [language, font] of Object.entries(displayFonts) as [LanguageId, DisplayFont][]) {
    const texts = pages
      .filter((page) => page.language === language)
      .flatMap(({ html }) => displayText(html, selector))
    if (texts.length > 0)
      styles[language] = languageStyle(language, await fontFaces(font, texts, folder), stylesheet)
  }
  return styles
}

/** The CSS of a language with a display font of its own. */
export function languageStyle(language: LanguageId, faces: string, stylesheet: string): string {
  const font = displayFonts[language]
  const stack = /--font-display:([^;}]+)/.exec(stylesheet)?.[1]
  if (!font || !stack)
    throw new Error(`The stylesheet or the list of fonts lacks the display font of ${language}`)
  return `${faces}:root{--font-display:"${font.family}","${fallbackOf(font)}",${stack}}${font.rules(language, displaySelector(stylesheet))}`
}

/** Two files, as Fontsource has them: the script, by its glyphs, and digits and signs. Latin letters keep their font. */
async function fontFaces(font: DisplayFont, texts: readonly Run[], folder: string): Promise<string> {
  const source = await convert(await readFile(fontFile(font, font.script)), 'truetype')
  const known = openFont(source)
  const scriptCharacters = new Set(known.face.collectUnicodes())
  const runs = runsIn(texts, scriptCharacters)
  const signs = new Set(
    [...DIGITS, ...texts.flatMap(({ text }) => [...text])].filter(
      (sign) => SIGN.test(sign) && !scriptCharacters.has(codePoint(sign)),
    ),
  )
  const latin = await subsetFont(await readFile(fontFile(font, 'latin')), [...signs].join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: LATIN_FEATURES,
  })
  const script = await convert(await tracedSubset(source, runs), 'woff2')
  const characters = new Set(runs.flatMap(({ text }) => [...text]))
  return [
    await fallbackFace(font, known, runs),
    await fontFace(font, script, characters, font.name, folder),
    await fontFace(font, latin, signs, `${font.name}-signs`, folder),
  ].join('')
}

async function fontFace(
  { family }: DisplayFont,
  woff2: Uint8Array,
  characters: Set<string>,
  name: string,
  folder: string,
): Promise<string> {
  const hash = createHash('sha256').update(woff2).digest('base64url').slice(0, 6)
  const file = `assets/${name}-${hash}.woff2`
  await writeFile(join(folder, file), woff2)
  // The font has one weight: a range keeps browsers from making a bold one.
  return `@font-face{font-family:"${family}";font-weight:400 700;font-display:swap;src:url(/${file})format("woff2");unicode-range:${rangeOf(characters)}}`
}

function fallbackOf({ family }: DisplayFont): string {
  return `${family} Fallback`
}

/** The device's font at the widths of the web font, so that headings keep their lines when it has loaded. */
async function fallbackFace(
  font: DisplayFont,
  known: ReturnType<typeof openFont>,
  runs: readonly Run[],
): Promise<string> {
  const device = openFont(await convert(await readFile(fontFile(font.device, font.script)), 'truetype'))
  const width = (of: typeof known) => runs.reduce((sum, run) => sum + widthOf(of, run), 0)
  const size = width(known) / width(device)
  const { ascender, descender, lineGap } = known.hExtents()
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`
  const metric = (units: number) => percent(units / known.face.upem / size)
  return `@font-face{font-family:"${fallbackOf(font)}";src:local("${font.device.family}");size-adjust:${percent(size)};ascent-override:${metric(ascender)};descent-override:${metric(-descender)};line-gap-override:${metric(lineGap)};unicode-range:${rangeOf(new Set(runs.flatMap(({ text }) => [...text])))}}`
}

/** The parts of texts that a font has all characters of, as browsers divide them. */
function runsIn(texts: readonly Run[], characters: Set<number>): Run[] {
  const runs = new Map<string, Run>()
  for (const { text, language } of texts) {
    const parts = [...text]
      .map((character) => (characters.has(codePoint(character)) ? character : '\n'))
      .join('')
    for (const part of parts.split('\n').map((part) => part.trim()))
      if (part) runs.set(language + part, { text: part, language })
  }
  return [...runs.values()]
}

/** A `unicode-range`; characters of a block, at most 32 apart, share one. */
function rangeOf(characters: Set<string>): string {
  const ranges: { from: number; to: number }[] = []
  for (const point of [...characters].map(codePoint).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && point - last.to <= 32) last.to = point
    else ranges.push({ from: point, to: point })
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join()
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
