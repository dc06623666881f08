import { isGroup } from '../shop/placeholders.ts'
import { keyOf } from './json.ts'
import type { Group, Json } from './types.ts'
import type { Report } from './validation.ts'

/** What is printed of an entry that its owner has added to the facts, until there are words of its own. */
export type PlainWords = Readonly<Record<string, (facts: Group) => Group>>

/**
 * Merges two parts of the content, which have no field in common but ids; groups in both are merged in turn, and so are
 * lists in both: entry by entry, by their ids, in the order of the first.
 *
 * @param report called for entries that only one of two lists has; without it, lone entries of the second are left out
 * @param plain what an entry of the first list has that is not in the second, by the path of the list
 */
export function merge(
  first: Json | undefined,
  second: Json | undefined,
  report?: Report,
  plain: PlainWords = {},
  path: readonly string[] = [],
): Json {
  if (Array.isArray(first) && Array.isArray(second)) {
    const others = new Map(second.map((entry) => [idOf(entry), entry]))
    const ids = first.map(idOf)
    const plainOf = plain[path.join('.')]
    const lone = [...others.keys(), ...ids].filter((id) => !others.has(id) || !ids.includes(id))
    if (lone.length > 0 && !plainOf)
      report?.(path, `has facts without words, or words without facts: ${lone.join(', ')}`)
    return first.map((entry) =>
      merge(entry, others.get(idOf(entry)) ?? plainOf?.(entry as Group), report, plain, [
        ...path,
        idOf(entry),
      ]),
    )
  }
  if (!isGroup(first) || !isGroup(second)) return first ?? second ?? null
  const keys = new Set([...Object.keys(first), ...Object.keys(second)])
  return Object.fromEntries(
    [...keys].map((key) => [key, merge(first[key], second[key], report, plain, [...path, key])]),
  )
}

function idOf(entry: Json): string {
  return isGroup(entry) ? String(entry.id) : ''
}

type Filling = {
  /** @returns the text with its placeholders filled in; undefined where it is left out, with the entry that it is in */
  readonly fill: (text: string, path: readonly PropertyKey[]) => string | undefined
  /** Whether an entry or a group is left out, with all that is in it. */
  readonly isHidden: (entry: Json) => boolean
}

/** Fills the placeholders in all texts, and leaves out entries and groups that are hidden, or lack one of their texts. */
export function fillTexts(
  value: Json,
  filling: Filling,
  path: readonly PropertyKey[] = [],
): Json | undefined {
  if (typeof value === 'string') return filling.fill(value, path)
  if (Array.isArray(value))
    return value.flatMap((entry, index) => {
      if (filling.isHidden(entry)) return []
      const filled = fillTexts(entry, filling, [...path, keyOf(entry, index)])
      return filled === undefined ? [] : [filled]
    })
  if (!isGroup(value)) return value
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const filled = filling.isHidden(entry) ? undefined : fillTexts(entry, filling, [...path, key])
    return filled === undefined ? [] : [[key, filled] as const]
  })
  // A topic stays without the text that it lacks; what is in it is whole, or not there.
  const lacksText = Object.entries(value).some(
    ([key, entry]) => typeof entry === 'string' && !entries.some(([kept]) => kept === key),
  )
  return lacksText && path.length > 1 ? undefined : Object.fromEntries(entries)
}
