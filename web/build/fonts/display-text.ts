import { load } from 'cheerio'
import type { Run } from './shaping.ts'

/** Text that scripts write. It is known only in the browser, so it is never set in a font that lacks other text. */
export const RUN_TIME = '[role="status"], [aria-live]'

const SETS_DISPLAY_FONT = /([^{};]+)\{[^{}]*font-family:\s*var\(--font-display\)/g

/** @returns the selectors of a compiled stylesheet that set elements, not parts of them, in the display font */
export function displaySelector(stylesheet: string): string {
  const selectors = Array.from(stylesheet.matchAll(SETS_DISPLAY_FONT), ([, list = '']) => list.split(','))
  return [...new Set(selectors.flat())]
    .filter((selector) => !/:(first-letter|before|after)/.test(selector))
    .join(',')
}

/**
 * The text of a page in the display font, each node of it with its language.
 *
 * @param selector of elements that are set in the display font
 */
export function displayText(html: string, selector: string): Run[] {
  const $ = load(html)
  return $(selector)
    .not(`:is(${RUN_TIME}) *`)
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .filter(({ type }) => type === 'text')
    .map((node) => ({
      text: $(node).text().replace(/\s+/g, ' '),
      language: $(node).closest('[lang]').attr('lang') ?? '',
    }))
}
