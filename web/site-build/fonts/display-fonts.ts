import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'cheerio'
import { convert } from 'fontverter'
import { LANGUAGE_IDS, type LanguageId } from '#contract/languages.ts'
import { fallbackFace } from './fallbacks.ts'
import { type Run, readFont, traceSubset } from './harfbuzz.ts'
import { displayFonts, type Script } from './scripts.ts'

type Page = { html: string; language: LanguageId }

/**
 * Matches text that scripts write. It is known only in the browser, so it is not set in a font that has the glyphs of
 * the built pages alone.
 */
const RUN_TIME = '[role="status"], [aria-live]'

/**
 * Writes the display fonts of languages that are not in Latin script, reduced to what their pages show, into the folder
 * of the build. Returns the CSS that the pages of a language have beside the others'.
 */
export async function writeDisplayFonts(
  pages: readonly Page[],
  stylesheet: string,
  folder: string,
): Promise<Partial<Record<LanguageId, string>>> {
  const styles: Partial<Record<LanguageId, string>> = {}
  const display = displaySelector(stylesheet)
  for (const id of LANGUAGE_IDS) {
    const font = displayFonts[id]
    const ofLanguage = pages.filter(({ language }) => language === id)
    if (!font || ofLanguage.length === 0) continue
    const { family, script, width, metrics } = font
    const runs = ofLanguage.flatMap(({ html }) => runsIn(html, display, script))
    const subset = await traceSubset(await readFont(font.file), runs)
    const woff2 = await convert(subset, 'woff2')
    const hash = createHash('sha256').update(woff2).digest('base64url').slice(0, 6)
    const address = `/assets/display-${id}-${hash}.woff2`
    await writeFile(join(folder, address), woff2)
    styles[id] = [
      // The font has one weight. A range of weights keeps browsers from synthesising a bold one.
      `@font-face{font-family:"${family}";font-weight:400 700;font-display:swap;src:url(${address})format("woff2");unicode-range:${script.range}}`,
      fallbackFace(`${family} Fallback`, script.devices.regular, width, metrics, script.range),
      languageRules(id, stylesheet),
    ].join('')
  }
  return styles
}

/**
 * The rules for the scripts of India: marks above and below the line need more space, letters hang from one line that no
 * letter-spacing may break, and there are no capitals. The display fonts have one weight, which is lighter than the text's
 * bold: a stroke of the text's own colour makes it heavier. Figures are in Latin digits, and need no more space than in
 * English. Outside of all layers, so that the rules win over utilities; runs in another language keep their own
 * type. There are no rules for a language in Latin script.
 */
export function languageRules(language: LanguageId, stylesheet: string): string {
  const font = displayFonts[language]
  if (!font) return ''
  const stack = /--font-display:([^;}]+)/.exec(stylesheet)?.[1]
  if (!stack) throw new Error('The stylesheet has no --font-display')
  const selector = `:lang(${language})`
  const display = displaySelector(stylesheet)
  return `
:root{--font-display:"${font.family}","${font.family} Fallback",${stack}}
body ${selector}{line-height:1.5;letter-spacing:0}
.eyebrow${selector}{font-size:1.125rem;text-transform:none}
:is(p,li,dd)${selector}:not([class*=leading-]){line-height:1.6}
:is(${display})${selector}{line-height:1.3}
:is(${display}) ${selector}{line-height:inherit}
main :is(${display},:is(${display}) *)${selector},h2${selector}{-webkit-text-stroke:.025em}
:is(.figure,.figure *,.font-text,sup)${selector}{-webkit-text-stroke:0!important}
.figure[class*=leading-]${selector}{line-height:.8!important}
:is(${RUN_TIME}) :is(${display})${selector}{font-family:var(--font-text);line-height:1.5}
.text-xs${selector}{text-wrap:balance}
:is(em,i,cite)${selector}{font-style:normal}`.replaceAll('\n', '')
}

/** @returns the selectors of a compiled stylesheet that set elements, not parts of them, in the display font */
function displaySelector(stylesheet: string): string {
  const rules = stylesheet.matchAll(/([^{};]+)\{[^{}]*font-family:\s*var\(--font-display\)/g)
  const selectors = Array.from(rules, ([, list = '']) => list.split(','))
  return [...new Set(selectors.flat())]
    .filter((selector) => !/:(first-letter|before|after)/.test(selector))
    .join(',')
}

/** Lists the words of a page in a script, in the elements of a selector. Browsers shape each word separately. */
function runsIn(html: string, selector: string, script: Script): Run[] {
  const $ = load(html)
  const elements = $(selector).not(`:is(${RUN_TIME}) *`).find('*').addBack()
  return elements
    .contents()
    .toArray()
    .flatMap((node) => {
      if (node.type !== 'text') return []
      const language = $(node).closest('[lang]').attr('lang') ?? ''
      const words = node.data.match(script.words) ?? []
      return words.map((text) => ({ text, language }))
    })
}
