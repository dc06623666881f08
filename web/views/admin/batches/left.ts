import type { Lot } from '../shop.ts'

/** What is on sale of a lot, in a word; nothing for a key that is no lot of the shop. */
export function leftOf(lots: readonly Lot[], lot: string): string {
  return lots.find((known) => known.lot === lot)?.state ?? ''
}
