import { toPaisa } from '../contract/paise.ts'
import { sumOf } from '../contract/sum-of.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { DELIVERY } from './constants.ts'
import type { Order } from './table.ts'

/** Jars of one size in an order. */
export type Line = {
  pack: string | null
  jars: number
  /** Without delivery. */
  rupees: number
  lot: string | null
}

type Others = Pick<Order, 'others'>
type Lines = Pick<Order, 'pack' | 'quantity' | 'amount' | 'charge' | 'lot'> & Others

/**
 * Rupees of the chosen pack: what further sizes and delivery leave of the amount. So a discount, or a total that was agreed
 * otherwise, is in its line, and all lines and the charge add up to the amount.
 */
export function restOf({ amount, charge, others }: Pick<Order, 'amount' | 'charge'> & Others): number {
  const sum = sumOf(others ?? [], ({ jars, each }) => jars * each)
  return toPaisa((amount ?? 0) - (charge ?? 0) - sum)
}

/** The lines of an order: that of the chosen pack, then those of further sizes. */
export function linesOf(order: Lines): Line[] {
  const { pack, quantity, lot, others } = order
  return [
    { pack, jars: quantity, rupees: restOf(order), lot },
    ...(others ?? []).map(({ each, lot = null, ...line }) => ({
      ...line,
      rupees: toPaisa(line.jars * each),
      lot,
    })),
  ]
}

/**
 * What a sale adds to the sums by pack: an entry for each line, and one for delivery. They add up to the amount; the sale
 * itself is one of its chosen pack.
 */
export function packSums(order: Lines): { key: string; sold: number; jars: number; rupees: number }[] {
  return [
    ...linesOf(order).map(({ pack, jars, rupees }, place) => ({
      key: pack || UNKNOWN,
      sold: place === 0 ? 1 : 0,
      jars,
      rupees,
    })),
    { key: DELIVERY, sold: 0, jars: 0, rupees: order.charge ?? 0 },
  ]
}

/** @returns the jars of an order, of all sizes */
export function jarsOf({ quantity, others }: Pick<Order, 'quantity'> & Others): number {
  return quantity + sumOf(others ?? [], ({ jars }) => jars)
}

/** Whether an order has jars of a lot, of any size. */
export function hasLot({ lot, others }: Pick<Order, 'lot'> & Others, wanted: string): boolean {
  return lot === wanted || (others ?? []).some((line) => line.lot === wanted)
}
