import type { Facts } from '../model/types.ts'
import { shippingCharge } from './delivery.ts'
import { readCount } from './typed-numbers.ts'

/** The most jars of one order where no number is a bulk order. */
const MAX_JARS = 20

/** Jars of one pack, a line of an order. */
export type OrderLine = {
  /** Rupees a jar while the offer runs. */
  readonly price: number
  readonly mrp: number
  /** Undefined where the number is not known; one jar is then computed. */
  readonly jars: number | undefined
}

/** What the price and the shipping charge depend on, beside the jars. */
type Terms = Pick<Facts['packs'], 'freeShippingFrom'> & {
  readonly offerRuns: boolean
  readonly zone?: { readonly charge: number } | undefined
}

/** What an order costs at the customer's door, in rupees. */
export type OrderCost<Line = OrderLine> = {
  /** The lines in their order, with the price of one jar. */
  lines: readonly (Line & { readonly each: number })[]
  /** The price of all jars. */
  sum: number
  /** The amount by which it is below the maximum retail price of all jars. */
  saving: number
  /** The charge for delivery; 0 where it is free, null while the PIN code is not known. */
  charge: number | null
  /** Jars and delivery, as far as it is known. */
  total: number
  /** Rupees that are missing for free delivery. */
  missing: number
}

/**
 * Computes what the lines of an order cost, delivered to a zone if it is known. Free delivery depends on the sum of all
 * lines. Page, message and the owner's form use it.
 */
export function costOf<Line extends OrderLine>(
  lines: readonly Line[],
  { offerRuns, zone, freeShippingFrom }: Terms,
): OrderCost<Line> {
  const priced = lines.map((line) => ({ ...line, each: offerRuns ? line.price : line.mrp }))
  let sum = 0
  let saving = 0
  for (const { each, mrp, jars = 1 } of priced) {
    sum += each * jars
    saving += (mrp - each) * jars
  }
  const charge = shippingCharge(zone?.charge ?? null, sum, { freeShippingFrom })
  const missing = freeShippingFrom === null ? 0 : Math.max(0, freeShippingFrom - sum)
  return { lines: priced, sum, saving, charge, total: sum + (charge ?? 0), missing }
}

/** The most jars that one order may have: one less than makes a bulk order. */
export function maxJars(bulk: Facts['delivery']['bulk']): number {
  return bulk ? Math.max(1, bulk.fromJars - 1) : MAX_JARS
}

/** The largest number that is read as one of jars. */
const MOST_JARS = 9999

/**
 * Reads a typed number of jars; undefined where it is not a whole number of at least `least`: 1 for the chosen pack, 0 for
 * any other one. An empty text counts as 0.
 */
export function readJars(typed: string, least: 0 | 1 = 1): number | undefined {
  const jars = readCount(typed || (least === 0 ? '0' : '')) ?? -1
  return jars >= least && jars <= MOST_JARS ? jars : undefined
}
