import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'cheerio'
import { convert } from 'fontverter'
import { LANGUAGES, type LanguageId } from '#contract/languages.ts'
import { fallbackFace, localSources } from './fallbacks.ts'
import { openFont, type Run, readFont, subsetFont, traceSubset, widthOf } from './harfbuzz.ts'
import { type DisplayFont, displayFonts, RUN_TIME, SCRIPTS, type Script } from './languages.ts'

type Page = { html: string; language: LanguageId }

/** The families of text in scripts that the site's own fonts lack, as styles.css names them. */
const DEVICE_TEXT = 'Device Scripts'
const WEB_TEXT = 'Web Scripts'

/**
 * Writes the fonts of scripts that the site's own lack, reduced to what the pages show.
 *
 * @param pages every page of the site, without styles
 * @param stylesheet the complete stylesheet
 * @param folder the build output
 * @returns the CSS that the pages of a language have beside the others'
 * @throws where a reduced font draws a word differently
 */
export async function languageStyles(
  pages: readonly Page[],
  stylesheet: string,
  folder: string,
): Promise<Partial<Record<LanguageId, string>>> {
  const styles: Partial<Record<LanguageId, string>> = {}
  for (const { id } of LANGUAGES) {
    const own = pages.filter(({ language }) => language === id).map(({ html }) => html)
    if (own.length === 0) continue
    const build = { pages: own, stylesheet, folder }
    styles[id] = (await Promise.all(SCRIPTS.map((script) => scriptStyle(id, script, build)))).join('')
  }
  return styles
}

/**
 * The CSS of a language on the development server, with complete fonts.
 *
 * @param stylesheet the complete stylesheet
 */
export function developmentStyle(language: LanguageId, stylesheet: string): string {
  const address = (file: string) => `/@fs${fileURLToPath(file)}`
  const font = displayFonts[language]
  return [
    ...SCRIPTS.flatMap((script) => textFaces(script, address(script.text.regular))),
    font ? displayFace(font, address(font.file)) : '',
    displayRules(language, stylesheet),
  ].join('')
}

/**
 * Text is set in the device's face. What a device that has none loads is reduced by characters where scripts may write
 * other words of the language, and else to the words on the pages, such as the names of languages: a third of it.
 */
async function scriptStyle(
  language: LanguageId,
  script: Script,
  { pages, stylesheet, folder }: { pages: readonly string[]; stylesheet: string; folder: string },
): Promise<string> {
  const font = displayFonts[language]
  const source = await readFont(script.text.regular)
  const write = (subset: Buffer, kind: string) => writeFont(subset, `${kind}-${language}`, folder)
  if (font?.script !== script) {
    const words = runsIn(pages, 'body', script)
    return words.length > 0 ? webFace(script, await write(await traceSubset(source, words), 'text')) : ''
  }
  const text = await write(await subsetFont(source, pages.join('')), 'text')
  const runs = runsIn(pages, displaySelector(stylesheet), script)
  const displaySource = await readFont(font.file)
  const display = await write(await traceSubset(displaySource, runs), 'display')
  const [web, device] = [openFont(displaySource), openFont(source)]
  const width = (of: typeof web) => runs.reduce((sum, run) => sum + widthOf(of, run), 0)
  const { ascender: ascent, descender: descent, lineGap } = web.hExtents()
  const fallback = {
    family: `${font.family} Fallback`,
    source: `${localSources(script.devices.regular)},${urlSource(text)}`,
    size: width(web) / width(device),
    metrics: { ascent, descent, lineGap, unitsPerEm: web.face.upem },
  }
  return [
    ...textFaces(script, text),
    fallbackFace(fallback, script.range),
    displayFace(font, display),
    displayRules(language, stylesheet),
  ].join('')
}

/** Bold text of a device whose bold face has another name is the regular one, made bold by the browser. */
function textFaces(script: Script, address: string): string[] {
  const { regular, bold } = script.devices
  return [
    fontFace(DEVICE_TEXT, '400', localSources(regular), script.range),
    fontFace(DEVICE_TEXT, '700', localSources(bold), script.range),
    webFace(script, address),
  ]
}

function webFace({ devices, range }: Script, address: string): string {
  return fontFace(WEB_TEXT, '400', `${localSources(devices.regular)},${urlSource(address)}`, range)
}

/** The font has one weight: a range of them keeps browsers from making a bold one. */
function displayFace({ family, script }: DisplayFont, address: string): string {
  return fontFace(family, '400 700', urlSource(address), script.range)
}

function displayRules(language: LanguageId, stylesheet: string): string {
  const font = displayFonts[language]
  if (!font) return ''
  const stack = /--font-display:([^;}]+)/.exec(stylesheet)?.[1]
  if (!stack) throw new Error('The stylesheet has no --font-display')
  const families = `"${font.family}","${font.family} Fallback",${stack}`
  return `:root{--font-display:${families}}${font.script.rules(language, displaySelector(stylesheet))}`
}

/** @returns the selectors of a compiled stylesheet that set elements, not parts of them, in the display font */
function displaySelector(stylesheet: string): string {
  const rules = stylesheet.matchAll(/([^{};]+)\{[^{}]*font-family:\s*var\(--font-display\)/g)
  const selectors = Array.from(rules, ([, list = '']) => list.split(','))
  return [...new Set(selectors.flat())]
    .filter((selector) => !/:(first-letter|before|after)/.test(selector))
    .join(',')
}

/** The words of pages in a script, in the elements of a selector; browsers shape each on its own. */
function runsIn(pages: readonly string[], selector: string, script: Script): Run[] {
  const words = new RegExp(`[\\p{scx=${script.name}}\\u200c\\u200d]+`, 'gu')
  const runs = new Map<string, Run>()
  for (const $ of pages.map((html) => load(html))) {
    const elements = $(selector).not(`:is(${RUN_TIME}) *`).find('*').addBack()
    for (const node of elements.contents().toArray()) {
      if (node.type !== 'text') continue
      const language = $(node).closest('[lang]').attr('lang') ?? ''
      for (const [text] of node.data.matchAll(words)) runs.set(`${language} ${text}`, { text, language })
    }
  }
  return [...runs.values()]
}

/** @returns the address of the file, which is named by its content */
async function writeFont(truetype: Uint8Array, name: string, folder: string): Promise<string> {
  const woff2 = await convert(truetype, 'woff2')
  const hash = createHash('sha256').update(woff2).digest('base64url').slice(0, 6)
  const address = `/assets/${name}-${hash}.woff2`
  await writeFile(join(folder, address), woff2)
  return address
}

function urlSource(address: string): string {
  return `url(${address})format("woff2")`
}

function fontFace(family: string, weight: string, source: string, range: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source};unicode-range:${range}}`
}
