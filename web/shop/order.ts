import type { Facts } from '../model/types.ts'
import { shippingCharge } from './delivery.ts'
import { readCount } from './typed-numbers.ts'

/** The most jars of one order where no number is a bulk order. */
const MAX_JARS = 20

type Priced = {
  /** Rupees while the offer runs. */
  readonly price: number
  readonly mrp: number
}

/** What the price and the shipping charge depend on, beside the jars. */
type Terms = Pick<Facts['packs'], 'freeShippingFrom'> & {
  readonly offerRuns: boolean
  readonly zone?: { readonly charge: number } | undefined
}

/** What an order costs at the customer's door, in rupees. */
export type Bill = {
  /** The price of one jar. */
  each: number
  /** The price of all jars. */
  sum: number
  /** The amount by which it is below the maximum retail price of all jars. */
  saving: number
  /** The charge for delivery; 0 where it is free, null while the PIN code is not known. */
  charge: number | null
  /** Jars and delivery, as far as it is known. */
  total: number
  /** What the jars lack to be delivered free. */
  missing: number
}

/** Computes what jars of a pack cost, delivered to a zone if it is known. Page, message and the owner's form use it. */
export function billOf(
  { price, mrp }: Priced,
  jars: number,
  { offerRuns, zone, freeShippingFrom }: Terms,
): Bill {
  const each = offerRuns ? price : mrp
  const sum = each * jars
  const charge = shippingCharge(zone?.charge ?? null, sum, { freeShippingFrom })
  const missing = freeShippingFrom === null ? 0 : Math.max(0, freeShippingFrom - sum)
  return { each, sum, saving: (mrp - each) * jars, charge, total: sum + (charge ?? 0), missing }
}

/** The most jars that one order may have: one less than makes a bulk order. */
export function maxJars(bulk: Facts['delivery']['bulk']): number {
  return bulk ? Math.max(1, bulk.fromJars - 1) : MAX_JARS
}

/** The largest number that is read as one of jars. */
const MOST_JARS = 9999

/** Reads a number of jars as a person typed it; undefined where it is no whole number from 1. */
export function readJars(typed: string): number | undefined {
  const jars = readCount(typed) ?? 0
  return jars > 0 && jars <= MOST_JARS ? jars : undefined
}
