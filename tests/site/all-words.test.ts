import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../content.ts'
import { file, removeMarks } from './build-output.ts'

/** Those whose every text is in some page; others have alternatives, or words of mails and of the dashboard. */
const TOPICS = [
  ...([
    'about',
    'benefits',
    'brand',
    'delivery',
    'doses',
    'faq',
    'footer',
    'founders',
    'herbs',
    'heritage',
  ] as const),
  ...(['hero', 'myData', 'navigation', 'newsletter', 'notFound', 'pages', 'pictures', 'policy'] as const),
  ...(['popup', 'products', 'promo', 'reel', 'refund', 'shop', 'signUp', 'site', 'suitability'] as const),
  'testimonials',
] as const

/** Texts for another state of the content, and a claim’s, of which an element prints what it has room for. */
const ALTERNATIVES = [
  'few',
  'one',
  'headingOne',
  'soldOut',
  'unweighed',
  'qualifier',
  'claim',
  'returnCost',
  'deliveryCharge',
]

/** Every text of several words in a value, however deep; one with a placeholder is filled in when it is printed. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) && !/[{}]/.test(value) ? [value] : []
  return Object.entries(value ?? {}).flatMap(([key, entry]) =>
    ALTERNATIVES.includes(key) ? [] : sentencesOf(entry),
  )
}

const pages = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!mr\b|hi\b|edit\b).*\.html$/.test(name),
)
const words = pages
  .map((name) => file(`/${name}`).toString())
  .join('\n')
  .replace(/<sup>.*?<\/sup>|<!-- -->|<span class="[^"]*">|<\/span>/gs, '')
  .replaceAll('&#x27;', "'")
  .replaceAll('&quot;', '"')
  .replaceAll('&amp;', '&')

describe('every sentence of the content', () => {
  it.each(TOPICS)('of %s is on some page', (topic) => {
    expect(sentencesOf(content[topic]).filter((text) => !words.includes(removeMarks(text)))).toEqual([])
  })
})
