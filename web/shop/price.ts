import type { Content } from '../model/types.ts'
import { endOfDay, startOfDay } from './day.ts'

type Offer = Pick<Content['offer'], 'percent' | 'startsOn' | 'endsOn'>
type PackFacts = Content['packs']['list'][number]

/** A pack with its price in rupees while the offer runs. */
export type Pack = PackFacts & { readonly price: number }

export type Price = {
  /** Rupees, inclusive of all taxes. */
  readonly mrp: number
  /** Rupees to pay now. */
  readonly price: number
  /** Rupees below the MRP; 0 without an offer. */
  readonly saving: number
}

/** Takes per cent off an MRP, in whole rupees, rounded half up: ₹745 and ₹388 less 15 % are ₹633 and ₹330. */
export function discount(mrp: number, percent: number): number {
  return Math.round((mrp * (100 - percent)) / 100)
}

/** Whether there is an offer that runs at a moment, by the days of India. */
export function offerRunsAt(now: Date, offer: Offer): boolean {
  return offer.percent > 0 && now >= startOfDay(offer.startsOn) && now < endOfDay(offer.endsOn)
}

/** What a pack costs at a moment, the same one for a whole page: the offer's price while it runs, otherwise the MRP. */
export function priceAt({ mrp }: Pick<PackFacts, 'mrp'>, offer: Offer, now: Date): Price {
  const price = offerRunsAt(now, offer) ? discount(mrp, offer.percent) : mrp
  return { mrp, price, saving: mrp - price }
}

/** The packs in the order shown. */
export function packsOf({ packs, offer }: Pick<Content, 'packs' | 'offer'>): Pack[] {
  return packs.list.map((pack) => ({ ...pack, price: discount(pack.mrp, offer.percent) }))
}

/** Rupees for 100 g, rounded to the rupee: as many as the unit price has paise. */
export function perHundredGrams(rupees: number, grams: number): number {
  return Math.round((rupees * 100) / grams)
}

/**
 * Prints the unit sale price, such as `₹1.27`: rupees a gram with two decimals, as rule 6 of the Legal Metrology (Packaged
 * Commodities) Rules, 2011, requires for packs below 1 kg; of larger ones it is that of a kilogram.
 */
export function unitPrice(rupees: number, grams: number): string {
  return `₹${(perHundredGrams(rupees, grams) / 100).toFixed(2)}`
}

/** The lowest price of a pack that can be ordered, while the offer runs and without it, and that pack's net weight. */
export function lowestPrices({ packs, offer }: Pick<Content, 'packs' | 'offer'>) {
  if (packs.list.length === 0) return undefined
  const { mrp, grams } = packsToShow(packs.list).reduce((one, other) => (other.mrp < one.mrp ? other : one))
  return { price: discount(mrp, offer.percent), mrp, grams }
}

type Sold = Pick<Content['packs']['list'][number], 'soldOut'>

/** The packs that can be ordered now. */
export function packsOnSale<P extends Sold>(list: readonly P[]): P[] {
  return list.filter(({ soldOut }) => !soldOut)
}

/** The packs on sale; all of them while none is, so that there still is something to show. */
function packsToShow<P extends Sold>(list: readonly P[]): readonly P[] {
  const onSale = packsOnSale(list)
  return onSale.length > 0 ? onSale : list
}

/** The id of the pack that is chosen when the page opens: the first that can be ordered. */
export function defaultPack(list: readonly (Sold & { readonly id: string })[]): string {
  return packsToShow(list)[0]?.id ?? ''
}
