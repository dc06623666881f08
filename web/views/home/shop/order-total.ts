import { shippingCharge, zones } from '#web/content/delivery.ts'
import { doses, rupeesADay } from '#web/content/doses.ts'
import type { Pack } from '#web/content/packs.ts'

export type Range = { readonly from: number; readonly to: number }

/** What an order comes to; all amounts in rupees. */
export type OrderTotal = {
  readonly perHundredGrams: number
  /** For one adult, by the light reading of the dose table. */
  readonly perDay: Range
  /** From the nearest to the farthest zone. */
  readonly shipping: Range
  readonly total: Range
}

/**
 * Computes what an order comes to.
 *
 * @param pack its net weight
 * @param price rupees to pay for a jar: with the offer or without
 * @param jars how many of them
 */
export function orderTotal({ grams }: Pick<Pack, 'grams'>, price: number, jars = 1): OrderTotal {
  const { from, to } = doses.adultsDaily.gramsADay
  const charges = zones.list.map(({ charge }) => shippingCharge(charge, jars * price))
  const shipping = { from: Math.min(...charges), to: Math.max(...charges) }
  return {
    perHundredGrams: Math.round((price / grams) * 100),
    perDay: { from: rupeesADay(price, grams, from), to: rupeesADay(price, grams, to) },
    shipping,
    total: { from: jars * price + shipping.from, to: jars * price + shipping.to },
  }
}
