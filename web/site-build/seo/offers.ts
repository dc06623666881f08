import type { ContentWith, Topics } from '#web/model/types.ts'
import { shippingCharge } from '#web/shop/delivery.ts'
import { offerRunsAt, priceAt } from '#web/shop/price.ts'

/** Each pack at its price at a moment, with the offer's last day as `priceValidUntil` while it runs; the MRP has none. */
export function offersAt(now: Date, { facts, packs }: ContentWith<'packs' | 'facts.offer'>) {
  const { offer } = facts
  return packs.map((pack) => ({
    ...pack,
    price: priceAt(pack, offer, now).price,
    priceValidUntil: offerRunsAt(now, offer) ? offer.endsOn : undefined,
  }))
}

/** The units of delivery days in UN/CEFACT's common codes, which schema.org names units by. */
const UNIT_CODES = { 'working-days': 'E49', days: 'DAY' } as const

/** Lists the prefixes of PIN codes that begin with a prefix and with none of the others. */
function prefixesWithout(prefix: string, others: readonly string[]): string[] {
  if (others.some((other) => prefix.startsWith(other))) return []
  if (!others.some((other) => other.startsWith(prefix))) return [prefix]
  return Array.from('0123456789').flatMap((digit) => prefixesWithout(prefix + digit, others))
}

/**
 * Shipping of one jar to each zone, in the words of schema.org; free from the limit on. A zone of some PIN codes names them,
 * without those that it excepts and those of the zones before it.
 */
export function shippingOf(price: number, { facts, zones }: Topics) {
  const taken: string[] = []
  const prefixes = zones.map(({ pins, except = [] }) => {
    const own = pins.flatMap((prefix) => prefixesWithout(prefix, [...except, ...taken]))
    taken.push(...own)
    return own
  })
  return zones.map(({ name, days, charge, pins }, place) => ({
    '@type': 'OfferShippingDetails',
    shippingLabel: name,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: shippingCharge(charge, price, facts.packs),
      currency: 'INR',
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'IN',
      ...(pins.length > 0 && { postalCodePrefix: prefixes[place] }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: days.from,
        maxValue: days.to,
        unitCode: UNIT_CODES[facts.delivery.zones.unit],
      },
    },
  }))
}
