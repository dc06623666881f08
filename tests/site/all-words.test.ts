import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { content } from '../content.ts'
import { removeMarks } from './build-output.ts'

/** Those whose every text is in some page; others have alternatives, or words of mails and of the dashboard. */
const TOPICS = `about benefits brand delivery doses faq footer founders herbs heritage hero myData navigation newsletter
  notFound pages pictures policy popup products promo reel refund shop signUp site suitability testimonials`

/** Texts for another state of the content, and a claim’s, of which an element prints what it has room for. */
const ALTERNATIVES =
  /^(few|one|headingOne|openOnly|soldOut|unweighed|qualifier|claim|returnCost|deliveryCharge)$/

/** Every text of several words in a value, however deep; one with a placeholder is filled in when it is printed. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) && !/[{}]/.test(value) ? [value] : []
  return Object.entries(value ?? {}).flatMap(([key, entry]) =>
    ALTERNATIVES.test(key) ? [] : sentencesOf(entry),
  )
}

const pages = globSync('dist/site/**/*.html')
  .filter((name) => !/^dist\/site\/(mr|hi|edit)\b/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')
  .replace(/<sup>.*?<\/sup>|<!-- -->|<span class="[^"]*">|<\/span>/gs, '')
  .replaceAll('&#x27;', "'")
  .replaceAll('&quot;', '"')
  .replaceAll('&amp;', '&')

it.each(TOPICS.split(/\s+/))('every sentence of %s is on some page', (topic) => {
  const { words, copy, facts } = content
  const sentences = [words, copy, facts].flatMap((root) => sentencesOf(root[topic as keyof typeof root]))
  expect(sentences).not.toEqual([])
  expect(sentences.filter((text) => !pages.includes(removeMarks(text)))).toEqual([])
})
