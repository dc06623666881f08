import { rupees } from '#contract/rupees.ts'
import type { ContentWith, Facts } from '../model/types.ts'
import { shippingCharge } from './delivery.ts'
import { fill } from './fill.ts'
import { packsOnSale } from './price.ts'
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

/** An order of a pack, as its message describes it. */
type PackOrder = {
  /** The name of the pack. */
  readonly size: string
  /** Undefined where what was typed is no number of jars. */
  readonly jars: number | undefined
  readonly bill: Bill
  /** The zone of delivery, if it is known; `days` is printed. */
  readonly to?: { readonly pin: string; readonly days: string } | undefined
}

/**
 * Writes the message of an order: pack, delivery and total, a line each, then what the customer fills in. The line for
 * another size is left out where only one is on sale.
 */
export function packMessage(
  { packs, words }: ContentWith<'words.chat' | 'words.site' | 'packs'>,
  { size, jars, bill, to }: PackOrder,
): string {
  const { chat, site } = words
  const { each, charge, total } = bill
  const withTotal =
    charge === null ? chat.totalWithoutDelivery : to || charge > 0 ? chat.total : chat.totalFree
  const delivery = () => {
    if (!to || charge === null) return site.pinCode
    // Without a number of jars the shipping charge is not known.
    if (jars === undefined) return `${site.pinCode} ${to.pin}`
    return fill(charge === 0 ? chat.toPinFree : chat.toPin, { ...to, charge: rupees(charge) })
  }
  const otherSizes = packsOnSale(packs).length - 1
  return [
    fill(chat.orderOfPack, { jars: jars ?? '?', size, price: rupees(each) }),
    delivery(),
    jars === undefined ? chat.jars : fill(withTotal, { total: rupees(total) }),
    chat.orderForm,
    ...(otherSizes > 0 ? [otherSizes > 1 ? chat.otherSizes : chat.otherSize] : []),
    chat.gift,
  ].join('\n')
}
