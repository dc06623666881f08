import { fillPlaceholders, isGroup } from '../shop/placeholders.ts'
import type { Json } from './json.ts'
import type { Report } from './validation.ts'

type Group = Readonly<Record<string, Json>>

/** Whether an entry or a group is left out, with all that is in it. */
export type LeavesOut = (entry: Json) => boolean

/** What is printed of an entry that its owner has added to the facts, until there are words of its own. */
const PLAIN_WORDS: Readonly<Record<string, (facts: Group) => Group>> = {
  'packs.list': ({ grams }) => ({ size: `${grams} g`, order: `Order ${grams} g` }),
  'delivery.zones.list': ({ id }) => ({ name: capitalize(String(id)) }),
  'label.ingredients.list': ({ id }) => ({ name: capitalize(String(id).replaceAll('-', ' ')), purpose: '' }),
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Merges facts and words, which have no field in common but ids; groups in both are merged in turn, and so are lists
 * in both: entry by entry, by their ids, in the order of the facts.
 *
 * @param report called for entries that only one of two lists has
 */
export function merge(
  facts: Json | undefined,
  words: Json | undefined,
  report: Report,
  path: readonly string[] = [],
): Json {
  if (Array.isArray(facts) && Array.isArray(words)) {
    const wordsOf = new Map(words.map((entry) => [idOf(entry), entry]))
    const ids = facts.map(idOf)
    const plain = PLAIN_WORDS[path.join('.')]
    const lone = [...wordsOf.keys(), ...ids].filter((id) => !wordsOf.has(id) || !ids.includes(id))
    if (lone.length > 0 && !plain)
      report(path, `has facts without words, or words without facts: ${lone.join(', ')}`)
    return facts.map((entry) =>
      merge(entry, wordsOf.get(idOf(entry)) ?? plain?.(entry as Group), report, [...path, idOf(entry)]),
    )
  }
  if (!isGroup(facts) || !isGroup(words)) return facts ?? words ?? null
  const keys = new Set([...Object.keys(facts), ...Object.keys(words)])
  return Object.fromEntries(
    [...keys].map((key) => [key, merge(facts[key], words[key], report, [...path, key])]),
  )
}

function idOf(entry: Json): string {
  return isGroup(entry) ? String(entry.id) : ''
}

/**
 * Leaves out hidden entries and groups, picks the text of a claim that is shown, and puts a claim's qualifier beside
 * its other fields.
 */
export function removeHidden(
  value: Json,
  leavesOut: LeavesOut,
  claims: Readonly<Record<string, Group>>,
): Json {
  const removeInside = (entry: Json) => removeHidden(entry, leavesOut, claims)
  if (Array.isArray(value)) return value.filter((entry) => !leavesOut(entry)).map(removeInside)
  if (!isGroup(value)) return value
  if (typeof value.ifClaim === 'string' && claims[value.ifClaim])
    return (claims[value.ifClaim]?.shown ? value.text : value.otherwise) ?? ''
  const qualifier = typeof value.claim === 'string' && claims[value.claim]?.qualifier
  return Object.fromEntries([
    ...(qualifier ? [['qualifier', qualifier] as const] : []),
    ...Object.entries(value).flatMap(([key, entry]) =>
      leavesOut(entry) ? [] : [[key, removeInside(entry)] as const],
    ),
  ])
}

/**
 * Fills the placeholders in all texts.
 *
 * @param report is told of one that leads nowhere
 * @param english the same content in English, whose text then takes its place
 */
export function fillTexts(
  value: Json,
  values: Json,
  report: Report,
  english: Json | undefined,
  path: readonly PropertyKey[] = [],
): Json {
  if (typeof value === 'string') {
    try {
      return fillPlaceholders(value, values)
    } catch (error) {
      report(path, `cannot be filled in: ${(error as Error).message}`)
      return typeof english === 'string' ? english : value
    }
  }
  // Entries of hidden claims are left out, so that places in a list would be wrong.
  const nameOf = (entry: Json) => (isGroup(entry) ? String(entry.id ?? entry.lot ?? '') : '')
  if (Array.isArray(value))
    return value.map((entry, index) => {
      const name = nameOf(entry)
      const list = Array.isArray(english) ? english : []
      const englishEntry = name ? list.find((one) => nameOf(one) === name) : list[index]
      return fillTexts(entry, values, report, englishEntry, [...path, name || index])
    })
  if (!isGroup(value)) return value
  const englishFields = isGroup(english) ? english : {}
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      fillTexts(entry, values, report, englishFields[key], [...path, key]),
    ]),
  )
}
