import { isGroup, placeholdersIn } from '../shop/placeholders.ts'
import { keyOf } from './fill-texts.ts'
import type { Group, Json, Words } from './types.ts'
import type { Report } from './validation.ts'

/** Keys whose values are no texts, and the same in every language. */
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

/**
 * Replaces the English words by their translation. Reports keys that only one of them has, and texts with other
 * placeholders.
 */
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

/** Returns what is reported for an override that is not used. */
export const describeUnfilled = (name: string) =>
  `has {${name}}, which nothing fills in: the label stays as it was`

/** The topic of words that no shop can override. */
export const FIXED_WORDS = 'warnings'
const isFixed = (key: string) => key.startsWith(`${FIXED_WORDS}.`)

/**
 * Replaces labels by the shop's overrides, which are indexed by key. Reports and ignores one whose key or placeholder
 * is not known.
 */
export function applyOverrides(
  words: Words,
  overrides: ReadonlyMap<string, string>,
  report: (key: string, message: string) => void,
): Words {
  const known = textsOf(words)
  for (const key of overrides.keys())
    if (!known.has(key)) report(key, 'is the key of no label: it is not used')
    else if (isFixed(key)) report(key, 'is a warning, which stays in these words')
  return replaceTexts(words, (key, text) => {
    const other = (isFixed(key) ? undefined : overrides.get(key)) ?? text
    // A placeholder without a dot is filled in by the code that prints the text, so the original has to have it, too.
    const names = placeholdersIn(text)
    const unknown = placeholdersIn(other).find((name) => !name.includes('.') && !names.includes(name))
    if (unknown) report(key, describeUnfilled(unknown))
    return unknown ? text : other
  })
}
