import { load } from 'cheerio'
import { type LanguageId, localeOf } from '#contract/languages.ts'
import { content } from './content.ts'
import latin from './latin-words.json' with { type: 'json' }

/** The attributes of an element that visitors perceive beside its text. */
const READ_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'label', 'aria-description']

/** Texts for scripts, which show them on the page or send them. */
const SCRIPT_WORDS = ['data-site', 'data-content', 'data-props']

const READ_META = [
  'meta[name="description"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image:alt"]',
].join()

const ADDRESS = /^\/[\w/.-]*$|(?:https?:|mailto:|tel:)\S+|[\w.+-]*@[\w.-]+\w|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g

/** A lot code, a certificate’s number and the like: capital letters with digits. */
const CODE = /\b(?=[A-Z-/]*\d)[A-Z\d]+(?:[-/:][A-Z\d]+)*\b/g

/** A letter on its own: of a code, or the brand’s initial. */
const LETTER = /\b[A-Z]\b/g

const PLACEHOLDER = /\{\w+\}|<[^>]+>/g

/** The longest first. */
const { brand, legal } = content.facts
const { address, businessName, grievanceOfficer } = legal
const LATIN_NAMES = [...latin.words, address, businessName, grievanceOfficer.name]
  .filter((word) => word !== null)
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replace(/[.*+?^$()[\]]/g, '\\$&'))

const LATIN_NAME = new RegExp(`(?<![\\p{L}\\p{M}])(?:${LATIN_NAMES.join('|')})(?![\\p{L}\\p{M}])`, 'gu')

/** Returns the Latin letters of a text, but for the words that every language writes in Latin script. */
function latinIn(text: string): string | undefined {
  const rest = [ADDRESS, LATIN_NAME, CODE, PLACEHOLDER, LETTER].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    text,
  )
  const word = /\p{Script=Latin}[\p{Script=Latin}\s]*/u.exec(rest)?.[0].trim()
  return word && `${word}: ${text.replace(/\s+/g, ' ').trim()}`
}

/** What an object for scripts holds beside texts. */
const NO_TEXT = /^(icon|id|language|noticeVersion|latin|picture|popup|shopState|slug|unit)$/

/** Every text below a value of JSON, but for the name on the label, which only an element of its own language prints. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return value === brand.name ? [] : [value]
  return Object.entries(value ?? {}).flatMap(([key, entry]) => (NO_TEXT.test(key) ? [] : texts(entry)))
}

function readTexts(html: string, locale: string): string[] {
  const $ = load(html)
  const found: string[] = [$('title').text()]
  $(READ_META).each((_, meta) => void found.push($(meta).attr('content') ?? ''))
  const roots = $('html').toArray()
  const read = (element: (typeof roots)[number], outer?: string): void => {
    const { lang = outer, href, ...attributes } = element.attribs
    if (lang === locale) {
      for (const name of READ_ATTRIBUTES) found.push(attributes[name] ?? '')
      found.push(new URL(href || '/', 'https://here').searchParams.get('text') ?? '')
      for (const name of SCRIPT_WORDS)
        if (attributes[name]) found.push(...texts(JSON.parse(attributes[name])))
    }
    for (const child of element.children)
      if (child.type === 'text' && lang === locale) found.push(child.data)
      else if (child.type === 'tag') read(child, lang)
  }
  for (const root of roots) read(root)
  return found
}

/**
 * The texts of a page that have Latin words: neither kept in every language (`tests/latin-words.json`) nor in an element of
 * another language.
 *
 * @param html a whole page
 * @param language of the page, whose script is not Latin
 * @returns such as `Sold out: Sold out, 18 April 2026`, each once
 */
export function foreignWords(html: string, language: LanguageId): string[] {
  const found = readTexts(html, localeOf(language)).flatMap((text) => latinIn(text) ?? [])
  return [...new Set(found)]
}
