import type { Facts, Pack } from '../model/types.ts'
import { isWithin } from './day.ts'

type Offer = Facts['offer']

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
  return offer.percent > 0 && isWithin(now, offer.startsOn, offer.endsOn)
}

/** What a pack costs at a moment, the same one for a whole page: the offer's price while it runs, otherwise the MRP. */
export function priceAt({ mrp }: Pick<Pack, 'mrp'>, offer: Offer, now: Date): Price {
  const price = offerRunsAt(now, offer) ? discount(mrp, offer.percent) : mrp
  return { mrp, price, saving: mrp - price }
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

/** The cheapest pack that can be ordered; undefined where there is none. */
export function cheapestPack(packs: readonly Pack[]): Pack | undefined {
  if (packs.length === 0) return undefined
  return packsToShow(packs).reduce((one, other) => (other.mrp < one.mrp ? other : one))
}

type Sold = Pick<Pack, 'soldOut'>

/** The packs that can be ordered now. */
export function packsOnSale<P extends Sold>(list: readonly P[]): P[] {
  return list.filter(({ soldOut }) => !soldOut)
}

/** Lists the packs on sale, or all of them while none is, so that the section is not empty. */
function packsToShow<P extends Sold>(list: readonly P[]): readonly P[] {
  const onSale = packsOnSale(list)
  return onSale.length > 0 ? onSale : list
}

/** The id of the pack that is chosen when the page opens: the first that can be ordered. */
export function defaultPack(list: readonly (Sold & { readonly id: string })[]): string {
  return packsToShow(list)[0]?.id ?? ''
}
