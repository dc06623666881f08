import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { file } from './build-output.ts'

/** Of all that a reader or a screen reader meets: closed answers count, pictures, scripts and styles do not. */
const WORDS = { all: 2500, beforeFirstPrice: 650 }
const ELEMENTS = 1300
const NOTES = 14

/** Elements within a line of text, which do not end a word. */
const INLINE_ELEMENTS = 'a|b|em|i|s|small|span|strong|sup|time'

const html = file('/index.html').toString()

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The text of home, with a space where each element ends that is no part of a line, and a mark before the packs. */
function textOfHome(): string {
  const $ = load(html)
  $('script, style, svg, [aria-hidden="true"]').remove()
  $('[data-pack-selector]').before(' ¶ ')
  return load($.html().replace(new RegExp(`<(?!/?(${INLINE_ELEMENTS})\\b)`, 'g'), ' <'))('body').text()
}

it(`home has at most ${WORDS.all} words, and ${WORDS.beforeFirstPrice} before the first pack and its price`, () => {
  const [before = '', after = ''] = textOfHome().split(' ¶ ')
  expect(wordsOf(before)).toBeLessThanOrEqual(WORDS.beforeFirstPrice)
  expect(wordsOf(before) + wordsOf(after)).toBeLessThanOrEqual(WORDS.all)
})

it(`home has at most ${ELEMENTS} elements, without the shapes of its icons`, () => {
  expect(load(html)('*').not('symbol *').length).toBeLessThanOrEqual(ELEMENTS)
})

it(`home has at most ${NOTES} notes`, () => {
  expect(load(html)('[aria-labelledby="notes-heading"] li').length).toBeLessThanOrEqual(NOTES)
})
