import { isGroup, placeholdersIn } from '../shop/placeholders.ts'
import { keyOf } from './fill-texts.ts'
import type { Group, Json, Words } from './types.ts'
import type { Report } from './validation.ts'

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
export const describeUnfilled = (name: string) =>
  `has {${name}}, which nothing fills in: the label stays as it was`

/** The words with those that the shop says otherwise, by their keys; a key or placeholder that is not known is reported. */
export function applyOverrides(
  words: Words,
  overrides: ReadonlyMap<string, string>,
  report: (key: string, message: string) => void,
): Words {
  const known = textsOf(words)
  for (const key of overrides.keys())
    if (!known.has(key)) report(key, 'is the key of no label: it is not used')
  return replaceTexts(words, (key, text) => {
    const other = overrides.get(key) ?? text
    // A placeholder without a dot is filled in when the text is printed, so it has to be one of the English text's.
    const names = placeholdersIn(text)
    const unknown = placeholdersIn(other).find((name) => !name.includes('.') && !names.includes(name))
    if (unknown) report(key, describeUnfilled(unknown))
    return unknown ? text : other
  })
}
