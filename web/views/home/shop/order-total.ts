import type { Content } from '#web/content/content.ts'
import { shippingCharge } from '#web/domain/delivery.ts'
import { gramsOf, rupeesADay } from '#web/domain/doses.ts'

export type Range = { readonly from: number; readonly to: number }

/** What an order comes to; all amounts in rupees. */
export type OrderTotal = {
  /** For one adult, by the light reading of the dose table. */
  readonly perDay: Range
  /** From the nearest to the farthest zone. */
  readonly shipping: Range
  readonly total: Range
}

/**
 * Computes what an order comes to.
 *
 * @param grams net weight of a jar
 * @param price rupees to pay for a jar: with the offer or without
 * @param jars how many of them
 */
export function orderTotal(
  { delivery, doses, packs }: Pick<Content, 'delivery' | 'doses' | 'packs'>,
  grams: number,
  price: number,
  jars = 1,
): OrderTotal {
  const { from, to } = gramsOf(doses.adultsDaily, doses.spoons)
  const charges = delivery.zones.list.map(({ charge }) => shippingCharge(charge, jars * price, packs))
  const shipping = { from: Math.min(...charges), to: Math.max(...charges) }
  return {
    perDay: { from: rupeesADay(price, grams, from), to: rupeesADay(price, grams, to) },
    shipping,
    total: { from: jars * price + shipping.from, to: jars * price + shipping.to },
  }
}
