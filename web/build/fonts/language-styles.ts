import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convert } from 'fontverter'
import type { Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { LANGUAGES, type LanguageId } from '#contract/languages.ts'
import { displaySelector, displayText } from './display-text.ts'
import { LATIN_FEATURES } from './fonts.ts'
import { type DisplayFont, displayFonts, fontFile, readFont } from './languages.ts'
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
  for (const { id } of LANGUAGES) {
    const font = displayFonts[id]
    const texts = pages
      .filter(({ language }) => language === id)
      .flatMap(({ html }) => displayText(html, selector))
    if (font && texts.length > 0)
      styles[id] = styleOf(id, font, await subsetFaces(font, texts, folder), stylesheet)
  }
  return styles
}

/**
 * The CSS of a language on the development server, with complete fonts.
 *
 * @param stylesheet the complete stylesheet
 * @returns nothing for a language without a display font of its own
 */
export function developmentStyle(language: LanguageId, stylesheet: string): string {
  const font = displayFonts[language]
  if (!font) return ''
  const faces = [
    fontFace(font, `/@fs${fileURLToPath(fontFile(font, 'latin'))}`, 'U+20-40, U+2010-2026'),
    fontFace(
      font,
      `/@fs${fileURLToPath(fontFile(font, font.script))}`,
      'U+20, U+900-97F, U+200C-200D, U+20B9',
    ),
  ]
  return styleOf(language, font, faces.join(''), stylesheet)
}

function styleOf(language: LanguageId, font: DisplayFont, faces: string, stylesheet: string): string {
  const stack = /--font-display:([^;}]+)/.exec(stylesheet)?.[1]
  if (!stack) throw new Error('The stylesheet has no --font-display')
  const families = `"${font.family}","${fallbackOf(font)}",${stack}`
  return `${faces}:root{--font-display:${families}}${font.rules(language, displaySelector(stylesheet))}`
}

/** Two files, as Fontsource has them: the script, by its glyphs, and digits and signs. Latin letters keep their font. */
async function subsetFaces(font: DisplayFont, texts: readonly Run[], folder: string): Promise<string> {
  const source = await readFont(font, font.script)
  const known = openFont(source)
  const inScript = new Set(known.face.collectUnicodes())
  const runs = runsIn(texts, inScript)
  const characters = charactersOf(runs)
  const signs = charactersOf([...texts, { text: DIGITS }]).filter(
    (sign) => SIGN.test(sign) && !inScript.has(codePoint(sign)),
  )
  const script = await convert(await tracedSubset(source, runs), 'woff2')
  const latin = await subsetFont(await readFont(font, 'latin'), signs.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: LATIN_FEATURES,
  })
  return [
    await fallbackFace(font, known, runs),
    fontFace(font, await written(script, font.name, folder), rangeOf(characters)),
    fontFace(font, await written(latin, `${font.name}-signs`, folder), rangeOf(signs)),
  ].join('')
}

/** @returns the address of the file, which is named by its content */
async function written(woff2: Uint8Array, name: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(woff2).digest('base64url').slice(0, 6)
  const address = `/assets/${name}-${hash}.woff2`
  await writeFile(join(folder, address), woff2)
  return address
}

/** The font has one weight: a range of them keeps browsers from making a bold one. */
function fontFace({ family }: DisplayFont, address: string, range: string): string {
  return `@font-face{font-family:"${family}";font-weight:400 700;font-display:swap;src:url(${address})format("woff2");unicode-range:${range}}`
}

/** The device's font at the widths of the web font, so that headings keep their lines when it has loaded. */
async function fallbackFace(font: DisplayFont, webFont: Font, runs: readonly Run[]): Promise<string> {
  const device = openFont(await readFont(font.device, font.script))
  const width = (of: Font) => runs.reduce((sum, run) => sum + widthOf(of, run), 0)
  const size = width(webFont) / width(device)
  const { ascender, descender, lineGap } = webFont.hExtents()
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`
  const metric = (units: number) => percent(units / webFont.face.upem / size)
  return `@font-face{font-family:"${fallbackOf(font)}";src:local("${font.device.family}");size-adjust:${percent(size)};ascent-override:${metric(ascender)};descent-override:${metric(-descender)};line-gap-override:${metric(lineGap)};unicode-range:${rangeOf(charactersOf(runs))}}`
}

function fallbackOf({ family }: DisplayFont): string {
  return `${family} Fallback`
}

/** The parts of texts that a font has all characters of, as browsers divide them. */
function runsIn(texts: readonly Run[], inFont: Set<number>): Run[] {
  const runs = new Map<string, Run>()
  for (const { text, language } of texts) {
    const parts = Array.from(text, (character) => (inFont.has(codePoint(character)) ? character : '\n'))
    for (const part of parts
      .join('')
      .split('\n')
      .map((part) => part.trim()))
      if (part) runs.set(`${language} ${part}`, { text: part, language })
  }
  return [...runs.values()]
}

function charactersOf(texts: readonly Pick<Run, 'text'>[]): string[] {
  return [...new Set(texts.map(({ text }) => text).join(''))]
}

/** A `unicode-range`; characters at most 32 apart share a part of it. */
function rangeOf(characters: string[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const point of characters.map(codePoint).sort((a, b) => a - b)) {
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
