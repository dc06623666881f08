import { isGroup, placeholdersIn } from '../shop/placeholders.ts'
import type { PolicyName } from '../views.ts'
import { type Group, type Json, keyOf } from './json.ts'
import type { Report } from './validation.ts'

/** The target of a link: a section of home, a page of its own, or the chat in a new tab. */
export type Target =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'view'; readonly view: 'blog' | PolicyName }
  | { readonly kind: 'chat' }

/** The icons that MobileBar.tsx draws. */
type BarIcon = 'house' | 'info' | 'sparkles' | 'shopping-bag' | 'message-circle'

/** JSON has texts where the code has choices. */
type WithChoices<T> = T extends readonly (infer Entry)[]
  ? readonly WithChoices<Entry>[]
  : T extends object
    ? {
        readonly [K in keyof T]: K extends 'to' ? Target : K extends 'icon' ? BarIcon : WithChoices<T[K]>
      }
    : T

/** The software's words by their topics: the English files are their own schema. */
export type Words = WithChoices<{
  about: typeof import('../words/en/about.json')
  batch: typeof import('../words/en/batch.json')
  benefits: typeof import('../words/en/benefits.json')
  blog: typeof import('../words/en/blog.json')
  brand: typeof import('../words/en/brand.json')
  chat: typeof import('../words/en/chat.json')
  delivery: typeof import('../words/en/delivery.json')
  documents: typeof import('../words/en/documents.json')
  doses: typeof import('../words/en/doses.json')
  faq: typeof import('../words/en/faq.json')
  footer: typeof import('../words/en/footer.json')
  founders: typeof import('../words/en/founders.json')
  heritage: typeof import('../words/en/heritage.json')
  hero: typeof import('../words/en/hero.json')
  label: typeof import('../words/en/label.json')
  languages: typeof import('../words/en/languages.json')
  legal: typeof import('../words/en/legal.json')
  limits: typeof import('../words/en/limits.json')
  mail: typeof import('../words/en/mail.json')
  myData: typeof import('../words/en/myData.json')
  navigation: typeof import('../words/en/navigation.json')
  newsletter: typeof import('../words/en/newsletter.json')
  notFound: typeof import('../words/en/notFound.json')
  notes: typeof import('../words/en/notes.json')
  packs: typeof import('../words/en/packs.json')
  pages: typeof import('../words/en/pages.json')
  policy: typeof import('../words/en/policy.json')
  popup: typeof import('../words/en/popup.json')
  products: typeof import('../words/en/products.json')
  promo: typeof import('../words/en/promo.json')
  question: typeof import('../words/en/question.json')
  reel: typeof import('../words/en/reel.json')
  refund: typeof import('../words/en/refund.json')
  replies: typeof import('../words/en/replies.json')
  shop: typeof import('../words/en/shop.json')
  signUp: typeof import('../words/en/signUp.json')
  site: typeof import('../words/en/site.json')
  suitability: typeof import('../words/en/suitability.json')
  survey: typeof import('../words/en/survey.json')
  testimonials: typeof import('../words/en/testimonials.json')
  unopened: typeof import('../words/en/unopened.json')
}>

/** Fields beside the texts that are the same in every language. */
const CODES = ['id', 'to', 'icon']

/** Replaces the texts of a value, each by what `replace` returns for its key, such as `shop.heading`, and the text. */
function replaceTexts<T extends Json>(
  value: T,
  replace: (key: string, text: string) => string,
  path = '',
): T {
  const replaceAt = (key: string | number, entry: Json) =>
    replaceTexts(entry, replace, path ? `${path}.${key}` : String(key))
  if (typeof value === 'string') return replace(path, value) as T
  if (Array.isArray(value))
    return value.map((entry, index) => replaceAt(keyOf(entry, index), entry)) as Json as T
  if (!isGroup(value)) return value
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    CODES.includes(key) ? entry : replaceAt(key, entry),
  ])
  return Object.fromEntries(entries) as T
}

/** Indexes the texts of a value by their keys. */
export function textsOf(value: object): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  replaceTexts(value as Json, (key, text) => {
    texts.set(key, text)
    return text
  })
  return texts
}

/** Puts a translation in the place of the English words: it has their keys, and each text its placeholders. */
export function translateWords(english: Group, translation: Group, report: Report): Group {
  const texts = textsOf(translation)
  for (const key of texts.keys())
    if (!textsOf(english).has(key)) report([key], 'is not in the English (any more): remove it')
  return replaceTexts(english, (key, text) => {
    const translated = texts.get(key)
    const [names, wanted] = [translated ?? '', text].map((each) => placeholdersIn(each).sort().join(', '))
    if (translated === undefined) report([key], 'is missing')
    else if (names !== wanted) report([key], `must have the placeholders of the English, ${wanted || 'none'}`)
    return translated ?? text
  })
}

/** Reported for a label in other words that is not used. */
export const unfilled = (name: string) => `has {${name}}, which nothing fills in: the label stays as it was`

/** The words with those that the shop says otherwise, by their keys; a key or placeholder that is not known is reported. */
export function sayOtherwise(
  words: Group,
  otherWords: ReadonlyMap<string, string>,
  report: (key: string, message: string) => void,
): Group {
  const known = textsOf(words)
  for (const key of otherWords.keys())
    if (!known.has(key)) report(key, 'is the key of no label: it is not used')
  return replaceTexts(words, (key, text) => {
    const other = otherWords.get(key) ?? text
    // A placeholder without a dot is filled in when the text is printed, so it has to be one of the English text's.
    const names = placeholdersIn(text)
    const unknown = placeholdersIn(other).find((name) => !name.includes('.') && !names.includes(name))
    if (unknown) report(key, unfilled(unknown))
    return unknown ? text : other
  })
}
