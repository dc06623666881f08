import { z } from 'zod'
import { isGroup } from '../domain/placeholders.ts'
import type { Report } from './checked.ts'
import type { Json } from './json.ts'

/** What is reported of a word that the language has not; the English one takes its place. */
export const MISSING = 'is missing'

/**
 * Puts the words of a language into the structure of the English.
 *
 * @param schema of the topic; its `text()` fields are words, all others are the same in every language
 * @param english the topic's file as written
 * @param words the language's file: the same structure, of which only words are read; entries of lists have the same ids
 * in the same order
 * @param report is told of each word that is missing, and of what the English has no longer
 * @returns the topic in that language
 */
export function translated(
  schema: z.ZodType,
  english: Json,
  words: Json | undefined,
  report: Report,
  path: readonly PropertyKey[] = [],
): Json {
  if (english === null) return null
  const inner = unwrapped(schema, english)
  const within = (field: z.ZodType, key: string | number, value: Json) =>
    translated(field, value, memberOf(words, key), report, [...path, key])
  if (inner instanceof z.ZodArray && Array.isArray(english)) {
    const keys = english.map(keyOf)
    if (Array.isArray(words)) reportPlaces(words.map(keyOf), keys, report, path)
    return english.map((entry, index) => within(inner.element as z.ZodType, keys[index] ?? index, entry))
  }
  if (typeof english === 'object') {
    // The editor leaves the words of a field that is switched off in English.
    const known = Object.keys(inner instanceof z.ZodObject ? { ...inner.shape, ...english } : english)
    reportOthers(isGroup(words) ? Object.keys(words) : [], known, report, path)
    const fieldOf = (key: string) =>
      inner instanceof z.ZodObject
        ? inner.shape[key]
        : inner instanceof z.ZodRecord
          ? inner.valueType
          : undefined
    return Object.fromEntries(
      Object.entries(english).map(([key, value]) => {
        const field = fieldOf(key)
        return [key, field ? within(field as z.ZodType, key, value) : value]
      }),
    )
  }
  if (!inner.meta()?.words) return english
  if (typeof words === 'string') return words
  report(path, MISSING)
  return english
}

export type Word = {
  readonly path: readonly PropertyKey[]
  /** The beginning of the path that leads to the outermost entry with an id, where the word is in one. */
  readonly entry?: readonly PropertyKey[] | undefined
  readonly text: string
}

/** @returns every word of a topic with the path to it, in which ids stand for the entries of lists */
export function wordsOf(schema: z.ZodType, english: Json): Word[] {
  const words: Word[] = []
  // An empty translation is reported once for each word.
  translated(schema, english, undefined, (path) => {
    let value: Json | undefined = english
    let entry: PropertyKey[] | undefined
    for (const [index, key] of path.entries()) {
      if (!entry && Array.isArray(value) && typeof key === 'string') entry = path.slice(0, index + 1)
      value = memberOf(value, key as string)
    }
    words.push({ path, entry, text: String(value) })
  })
  return words
}

/** The schema itself, without "may be left out" around it; of several the one that fits the value's kind. */
function unwrapped(schema: z.ZodType, value: Json): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return unwrapped(schema.unwrap() as z.ZodType, value)
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options.map((option) => unwrapped(option as z.ZodType, value))
  return options.find((option) => option instanceof z.ZodObject === (typeof value === 'object')) ?? schema
}

/** An entry of a list is known by its id, or else by its place. */
function keyOf(entry: Json, index: number): string | number {
  return isGroup(entry) && typeof entry.id === 'string' ? entry.id : index
}

function reportOthers(
  keys: readonly (string | number)[],
  known: readonly (string | number)[],
  report: Report,
  path: readonly PropertyKey[],
): void {
  for (const key of keys.filter((key) => !known.includes(key)))
    report([...path, key], 'is not in the English (any more)')
}

/** The editor adds, moves and removes an entry at the same place in every language. */
function reportPlaces(
  keys: readonly (string | number)[],
  known: readonly (string | number)[],
  report: Report,
  path: readonly PropertyKey[],
): void {
  const place = known.findIndex((key, index) => typeof key === 'string' && keys[index] !== key)
  if (place < 0) {
    reportOthers(keys, known, report, path)
    return
  }
  const entry = JSON.stringify({ id: known[place] })
  report([...path, place], `must be the entry that the English has there; until it is translated, ${entry}`)
}

function memberOf(value: Json | undefined, key: string | number): Json | undefined {
  if (Array.isArray(value)) return value.find((entry, index) => keyOf(entry, index) === key)
  return isGroup(value) ? value[key] : undefined
}
