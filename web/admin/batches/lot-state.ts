import type { Lot } from '../shop.ts'

/** @returns the state of a lot, such as `on sale`; an empty text for a key that is no lot of the shop */
export function stateOfLot(lots: readonly Lot[], lot: string): string {
  return lots.find((known) => known.lot === lot)?.state ?? ''
}
