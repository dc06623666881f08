import { isGroup } from '../shop/placeholders.ts'
import type { Json } from './types.ts'

type Filling = {
  /** @returns the text with its placeholders filled in; undefined where the text and the entry around it are left out */
  readonly fill: (text: string, path: readonly PropertyKey[]) => string | undefined
  /** Whether an entry or a group is left out, with all that is in it. */
  readonly isHidden: (entry: Json) => boolean
}

/** Fills the placeholders in the texts of topics. Entries and groups that are hidden, or lack one of their texts, are left out. */
export function fillTexts<Topics extends object>(topics: Topics, filling: Filling): Topics {
  return fillValue(topics as Json, filling, []) as Topics
}

function fillValue(value: Json, filling: Filling, path: readonly PropertyKey[]): Json | undefined {
  if (typeof value === 'string') return filling.fill(value, path)
  if (Array.isArray(value))
    return value.flatMap((entry, index) => {
      if (filling.isHidden(entry)) return []
      const filled = fillValue(entry, filling, [...path, keyOf(entry, index)])
      return filled === undefined ? [] : [filled]
    })
  if (!isGroup(value)) return value
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const filled = filling.isHidden(entry) ? undefined : fillValue(entry, filling, [...path, key])
    return filled === undefined ? [] : [[key, filled] as const]
  })
  // A topic is kept without the text that it lacks; a group or an entry within it is left out.
  const lacksText = Object.entries(value).some(
    ([key, entry]) => typeof entry === 'string' && !entries.some(([kept]) => kept === key),
  )
  return lacksText && path.length > 1 ? undefined : Object.fromEntries(entries)
}

/** Returns the key of a list's entry in paths: its id, the lot of a batch, or else its index. */
export function keyOf(entry: Json, index: number): string | number {
  const { id, lot } = (entry ?? {}) as { id?: Json; lot?: Json }
  return typeof id === 'string' ? id : typeof lot === 'string' ? lot : index
}
