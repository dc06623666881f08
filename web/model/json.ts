import type { Json } from './types.ts'

/** The name of a list's entry in paths: the id of the entry, or of a batch the lot, or else its place. */
export function keyOf(entry: Json, index: number): string | number {
  const { id, lot } = (entry ?? {}) as { id?: Json; lot?: Json }
  return typeof id === 'string' ? id : typeof lot === 'string' ? lot : index
}
