// One rule for every price on the site: MRP, less the offer while it runs. Nothing to change here; see packs.ts and offer.ts.

import { type Offer, offer } from './offer.ts'
import { type Pack, packs, packsOnSale } from './packs.ts'

export type Price = {
  /** Rupees, inclusive of all taxes. */
  readonly mrp: number
  /** Rupees to pay now. */
  readonly price: number
  /** Rupees below the MRP; 0 without an offer. */
  readonly saving: number
  /** Rupees for 100 g, rounded to the rupee. */
  readonly perHundredGrams: number
  readonly offerRuns: boolean
}

/** India has no daylight saving time. */
const INDIA = '+05:30'

/**
 * @param mrp rupees
 * @param percent taken off, 0 to 100
 * @returns whole rupees, rounded half up: ₹745 and ₹388 less 15 % are ₹633 and ₹330
 */
export function discounted(mrp: number, percent: number): number {
  return Math.round((mrp * (100 - percent)) / 100)
}

/** The first moment after the offer: midnight in India at the end of its last day. */
export function offerEnd({ endsOn }: Offer): Date {
  const lastDay = new Date(`${endsOn}T00:00:00${INDIA}`)
  return new Date(lastDay.getTime() + 24 * 60 * 60 * 1000)
}

/** Whether the offer runs at a moment, by the days of India. */
export function offerRunsAt(now: Date, running: Offer = offer): boolean {
  return now >= new Date(`${running.startsOn}T00:00:00${INDIA}`) && now < offerEnd(running)
}

/**
 * What a pack costs at a moment: the offer's price while it runs, the MRP before and after it.
 *
 * @param pack its MRP and net weight
 * @param now the moment; every price on a page takes the same one
 */
export function priceAt(pack: Pick<Pack, 'mrp' | 'grams'>, now: Date, running: Offer = offer): Price {
  const offerRuns = offerRunsAt(now, running)
  const price = offerRuns ? discounted(pack.mrp, running.percent) : pack.mrp
  return {
    mrp: pack.mrp,
    price,
    saving: pack.mrp - price,
    perHundredGrams: Math.round((price / pack.grams) * 100),
    offerRuns,
  }
}

/**
 * The unit sale price as printed, `₹1.27 per g`: in rupees a gram with two decimals for packs below 1 kg, as the Legal
 * Metrology (Packaged Commodities) Rules, 2011, rule 6, want it.
 *
 * @param rupees price of the pack
 * @param grams its net weight
 */
export function unitPriceText(rupees: number, grams: number): string {
  return `₹${(rupees / grams).toFixed(2)} per g`
}

/** The lowest price of any pack at a moment, in rupees: the "From ₹330" of the first screen. */
export function lowestPriceAt(now: Date): number {
  return Math.min(...orderable(packs).map((pack) => priceAt(pack, now).price))
}

/**
 * The lowest price while the offer runs and after it, in rupees, and for how much; pages hold both, a script shows one.
 */
export function lowestPrices(sold: readonly Pack[] = packs): { price: number; mrp: number; amount: string } {
  const { price, mrp, grams } = orderable(sold).reduce((one, other) =>
    other.price < one.price ? other : one,
  )
  return { price, mrp, amount: `${grams} g` }
}

/** The packs on sale; all of them while none is, so that there still is a price to show. */
function orderable<P extends Pack>(all: readonly P[]): readonly P[] {
  const onSale = packsOnSale(all)
  return onSale.length > 0 ? onSale : all
}

/**
 * Compares what packs.ts prints with what MRP and offer give.
 *
 * @returns a sentence for each pack that disagrees; none where all agree
 */
export function priceProblems(
  sold: readonly Pick<Pack, 'id' | 'mrp' | 'price'>[] = packs,
  { percent }: Offer = offer,
): string[] {
  return sold.flatMap(({ id, mrp, price }) => {
    const derived = discounted(mrp, percent)
    return derived === price
      ? []
      : [
          `web/content/packs.ts: ${id}: price is ₹${price}, but MRP ₹${mrp} less ${percent}% (offer.ts) is ₹${derived}`,
        ]
  })
}
