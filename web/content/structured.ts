// The facts that search engines get about price, delivery, returns and nutrition. Nothing to change here: all of it comes from the other files.

import { zones } from './delivery.ts'
import { ingredients, labelFacts, nutrition, serving } from './label.ts'
import { legal } from './legal.ts'
import { offer } from './offer.ts'
import { FREE_SHIPPING_FROM, type Pack, packs } from './packs.ts'
import { offerRunsAt, priceAt } from './price.ts'

/**
 * Each pack's price at a moment.
 *
 * @param now the time of the build
 * @returns rupees, with the offer's last day as `priceValidUntil` while it runs; the MRP has none
 */
export function offerFacts(now: Date, sold: readonly Pack[] = packs) {
  return sold.map((pack) => ({
    id: pack.id,
    size: pack.size,
    grams: pack.grams,
    mrp: pack.mrp,
    price: priceAt(pack, now).price,
    soldOut: pack.soldOut,
    gtin: pack.gtin,
    priceValidUntil: offerRunsAt(now) ? offer.endsOn : undefined,
  }))
}

/** Shipping for schema.org's OfferShippingDetails; the charge of the farthest zone, free from the limit on. */
export function shippingFacts(price: number) {
  return zones.list.map(({ name, days, charge }) => ({
    name,
    country: 'IN',
    rupees: price >= FREE_SHIPPING_FROM ? 0 : charge,
    transitDays: days,
  }))
}

/** Nutrition per 100 g and what else is known of the jar, each as name, value and unit; unknown values are left out. */
export const productFacts = [
  ...nutrition.flatMap(({ name, per100g, unit }) =>
    per100g === null ? [] : [{ name: `${name} per 100 g`, value: per100g, unit }],
  ),
  { name: 'Serving size', value: serving.grams, unit: 'g' },
  { name: 'Ingredients', value: ingredients.list.map(({ name }) => name).join(', ') },
  { name: 'Allergens', value: labelFacts.allergens.map(({ name }) => name).join(', ') },
  ...(legal.licence.number ? [{ name: legal.licence.kind ?? 'Licence', value: legal.licence.number }] : []),
  ...(legal.countryOfOrigin ? [{ name: 'Country of origin', value: legal.countryOfOrigin }] : []),
]
