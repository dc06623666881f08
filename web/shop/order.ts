import { rupees } from '#contract/rupees.ts'
import type { Content } from '../model/content.ts'
import { shippingCharge } from './delivery.ts'
import { fill } from './fill.ts'
import { readCount } from './typed-numbers.ts'

/** The most jars of one order where no number is a bulk order. */
const MAX_JARS = 20

type Priced = {
  /** Rupees while the offer runs. */
  readonly price: number
  readonly mrp: number
}
type Zone = Pick<Content['delivery']['zones']['list'][number], 'charge' | 'days'>

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
  {
    offerRuns,
    zone,
    freeShippingFrom,
  }: { offerRuns: boolean; zone?: Pick<Zone, 'charge'> | undefined } & Pick<
    Content['packs'],
    'freeShippingFrom'
  >,
): Bill {
  const each = offerRuns ? price : mrp
  const sum = each * jars
  const charge = shippingCharge(zone?.charge ?? null, sum, { freeShippingFrom })
  const missing = freeShippingFrom === null ? 0 : Math.max(0, freeShippingFrom - sum)
  return { each, sum, saving: (mrp - each) * jars, charge, total: sum + (charge ?? 0), missing }
}

/** The most jars that one order may have: one less than makes a bulk order. */
export function maxJars(bulk: Content['delivery']['bulk']): number {
  return bulk ? Math.max(1, bulk.fromJars - 1) : MAX_JARS
}

/** The largest number that is read as one of jars. */
const MOST_JARS = 9999

/** Reads a number of jars as a person typed it; undefined where it is no whole number from 1. */
export function readJars(typed: string): number | undefined {
  const jars = readCount(typed) ?? 0
  return jars > 0 && jars <= MOST_JARS ? jars : undefined
}

/** The words of an order's message. */
export type MessageWords = Pick<
  Content['chat'],
  | 'orderOfPack'
  | 'jars'
  | 'toPin'
  | 'toPinFree'
  | 'total'
  | 'totalFree'
  | 'totalWithoutDelivery'
  | 'orderForm'
  | 'gift'
> & { readonly pinCode: string; readonly otherSize: string | null }

type Order = {
  /** The name of the pack. */
  readonly size: string
  /** Undefined where what was typed is no number of jars. */
  readonly jars: number | undefined
  readonly bill: Bill
  /** The zone of delivery, if it is known; `days` is printed. */
  readonly to?: { readonly pin: string; readonly days: string } | undefined
}

/** Writes the message of an order: pack, delivery and total, a line each, then what the customer fills in. */
export function packMessage(words: MessageWords, { size, jars, bill, to }: Order): string {
  const { each, charge, total } = bill
  const withTotal =
    charge === null ? words.totalWithoutDelivery : to || charge > 0 ? words.total : words.totalFree
  const delivery = () => {
    if (!to || charge === null) return words.pinCode
    // Without a number of jars the shipping charge is not known.
    if (jars === undefined) return `${words.pinCode} ${to.pin}`
    return fill(charge === 0 ? words.toPinFree : words.toPin, { ...to, charge: rupees(charge) })
  }
  return [
    fill(words.orderOfPack, { jars: jars ?? '?', size, price: rupees(each) }),
    delivery(),
    jars === undefined ? words.jars : fill(withTotal, { total: rupees(total) }),
    words.orderForm,
    ...(words.otherSize ? [words.otherSize] : []),
    words.gift,
  ].join('\n')
}

/**
 * The words of an order's message in the page's language; where there is one pack, the line for another size is left
 * out.
 */
export function messageWords({ chat, packs, site }: Pick<Content, 'chat' | 'packs' | 'site'>): MessageWords {
  const { orderOfPack, jars, toPin, toPinFree, total, totalFree, totalWithoutDelivery, orderForm, gift } =
    chat
  const sizes = packs.list.filter(({ soldOut }) => !soldOut).length
  return {
    orderOfPack,
    jars,
    toPin,
    toPinFree,
    total,
    totalFree,
    totalWithoutDelivery,
    orderForm,
    gift,
    pinCode: site.pinCode,
    otherSize: sizes > 2 ? chat.otherSizes : sizes > 1 ? chat.otherSize : null,
  }
}
