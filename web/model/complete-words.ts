import { z } from 'zod'
import { isGroup } from '../shop/placeholders.ts'
import type { Json } from './json.ts'
import { fieldOf, unwrap } from './schema-walk.ts'
import type { Report } from './validation.ts'

/** Reported for a word that an update of the code has added, and for one that is no longer used. */
const FROM_DEMONSTRATION = 'is the demonstration’s'
const UNUSED_WORD = 'is not used any more'

/**
 * Fits the words of a shop's file to the schema of a newer version: a word that the file lacks is the
 * demonstration's, one that is not used any more is left out. Lists keep the entries that they have.
 *
 * @param report called for each of them
 */
export function completeWords(
  schema: z.ZodType,
  written: Json,
  demonstration: Json | undefined,
  report: Report,
  path: readonly PropertyKey[] = [],
): Json {
  if (schema.safeParse(written).success) return written
  const inner = unwrap(schema, isGroup(written))
  if (inner instanceof z.ZodArray && Array.isArray(written))
    return written.map((entry, index) =>
      // Another entry of the list shows which words its like have, and is no source of them.
      completeWords(inner.element as z.ZodType, entry, undefined, report, [...path, index]),
    )
  if (!isGroup(written) || !(inner instanceof z.ZodObject || inner instanceof z.ZodRecord)) return written
  const sample = isGroup(demonstration) ? demonstration : {}
  const completed = Object.entries(written).flatMap(([key, value]): [string, Json][] => {
    const field = fieldOf(inner, key)
    if (field) return [[key, completeWords(field, value, sample[key], report, [...path, key])]]
    report([...path, key], UNUSED_WORD)
    return []
  })
  const added = Object.entries(sample).filter(([key]) => {
    const field = fieldOf(inner, key)
    return !(key in written) && field && !field.safeParse(undefined).success
  })
  for (const [key] of added) report([...path, key], FROM_DEMONSTRATION)
  return Object.fromEntries([...completed, ...added])
}
