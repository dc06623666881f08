import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { content } from '../content.ts'
import { file } from './build-output.ts'

/** Of all that a reader or a screen reader meets: closed answers count, pictures, scripts and styles do not. */
const WORDS = { all: 2500, beforeFirstPrice: 650 }
const ELEMENTS = 1300
const NOTES = 14
/** Sentences that deny or excuse. */
const DENIALS = 16

const DENIAL = /\b(no|not|never|none|cannot|without)\b/i

/** Where a denial protects somebody or the law requires it: ages, whom to consult first, the jar's label, privacy. */
const SAFETY_AND_LAW = ['#ages', '#ingredients', 'details:has(#suitability)', 'p:has([data-tracking-switch])']

/** Elements within a line of text, which do not end a word. */
const INLINE_ELEMENTS = 'a|b|em|i|s|small|span|strong|sup|time'

const html = file('/index.html').toString()

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The text of home, with a mark where each element ends that is no part of a line. */
function textOfHome({ without = '', mark = ' ' }): string {
  const $ = load(html)
  $(`script, style, svg, [aria-hidden="true"], ${without || 'script'}`).remove()
  $('[data-pack-selector]').before(' ¶ ')
  return load($.html().replace(new RegExp(`<(?!/?(${INLINE_ELEMENTS})\\b)`, 'g'), `${mark}<`))('body').text()
}

it(`home has at most ${WORDS.all} words, and ${WORDS.beforeFirstPrice} before the first pack and its price`, () => {
  const [before = '', after = ''] = textOfHome({}).split(' ¶ ')
  expect(wordsOf(before)).toBeLessThanOrEqual(WORDS.beforeFirstPrice)
  expect(wordsOf(before) + wordsOf(after)).toBeLessThanOrEqual(WORDS.all)
})

it(`home has at most ${ELEMENTS} elements, without the shapes of its icons`, () => {
  expect(load(html)('*').not('symbol *').length).toBeLessThanOrEqual(ELEMENTS)
})

it(`home denies or excuses in at most ${DENIALS} sentences, beside ages, allergens, law and privacy`, () => {
  const sentences = textOfHome({ without: SAFETY_AND_LAW.join(', '), mark: '\n' })
    .replaceAll(content.legal.demonstration, '')
    .split(/\n|(?<=[.?!:])\s/)
  const denials = sentences.map((sentence) => sentence.trim()).filter((sentence) => DENIAL.test(sentence))
  expect(denials.length, denials.join('\n')).toBeLessThanOrEqual(DENIALS)
})

it(`home has at most ${NOTES} notes`, () => {
  expect(load(html)('[aria-labelledby="notes-heading"] li').length).toBeLessThanOrEqual(NOTES)
})
