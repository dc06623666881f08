import { z } from 'zod'
import { isGroup } from '../shop/placeholders.ts'
import { keyOf } from './fill-texts.ts'
import { fieldOf, unwrap } from './schema-walk.ts'
import type { Json } from './types.ts'
import type { Report } from './validation.ts'

/** Reported for a text that the translation lacks; the English one is used. */
const MISSING_WORD = 'is missing'

/**
 * Puts the words of a language into the structure of the English.
 *
 * @param schema of the topic; its `text()` fields are words, all others are the same in every language
 * @param english the topic's file as written
 * @param words the language's file: the same structure, of which only words are read; entries of lists have the same
 * ids in the same order
 * @param report called for each word that is missing, and for each that the English no longer has
 * @returns the topic in that language
 */
export function translate(
  schema: z.ZodType,
  english: Json,
  words: Json | undefined,
  report: Report,
  path: readonly PropertyKey[] = [],
): Json {
  if (english === null) return null
  const inner = unwrap(schema)
  const translateField = (field: z.ZodType, key: string | number, value: Json) =>
    translate(field, value, memberOf(words, key), report, [...path, key])
  if (inner instanceof z.ZodArray && Array.isArray(english)) {
    const keys = english.map(keyOf)
    if (Array.isArray(words)) reportPlaces(words.map(keyOf), keys, report, path)
    return english.map((entry, index) =>
      translateField(inner.element as z.ZodType, keys[index] ?? index, entry),
    )
  }
  if (typeof english === 'object') {
    // A translation may still have the texts of an optional field that the English no longer has: the editor keeps
    // them.
    const englishKeys = Object.keys(inner instanceof z.ZodObject ? { ...inner.shape, ...english } : english)
    reportUnknownKeys(isGroup(words) ? Object.keys(words) : [], englishKeys, report, path)
    return Object.fromEntries(
      Object.entries(english).map(([key, value]) => {
        const field = fieldOf(inner, key)
        return [key, field ? translateField(field, key, value) : value]
      }),
    )
  }
  if (!inner.meta()?.words) return english
  if (typeof words === 'string') return words
  report(path, MISSING_WORD)
  return english
}

function reportUnknownKeys(
  keys: readonly (string | number)[],
  englishKeys: readonly (string | number)[],
  report: Report,
  path: readonly PropertyKey[],
): void {
  for (const key of keys.filter((key) => !englishKeys.includes(key)))
    report([...path, key], 'is not in the English (any more)')
}

/**
 * Reports the first entry that is not at the same place as in the English: the editor changes every language at one
 * place.
 */
function reportPlaces(
  keys: readonly (string | number)[],
  englishKeys: readonly (string | number)[],
  report: Report,
  path: readonly PropertyKey[],
): void {
  const place = englishKeys.findIndex((key, index) => typeof key === 'string' && keys[index] !== key)
  if (place < 0) {
    reportUnknownKeys(keys, englishKeys, report, path)
    return
  }
  const entry = JSON.stringify({ id: englishKeys[place] })
  report([...path, place], `must be the entry that the English has there; until it is translated, ${entry}`)
}

function memberOf(value: Json | undefined, key: string | number): Json | undefined {
  if (Array.isArray(value)) return value.find((entry, index) => keyOf(entry, index) === key)
  return isGroup(value) ? value[key] : undefined
}
