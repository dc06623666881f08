// The packs on sale, in the order shown. Sizes, descriptions and prices may change; prices are whole rupees, taxes included.

import type { PictureName } from './pictures.ts'

export type Pack = {
  /** Used in tracking; keep it once orders have come in. */
  readonly id: string
  readonly size: string
  /** Net weight. */
  readonly grams: number
  /** The maximum retail price printed on the jar, in rupees, inclusive of all taxes. */
  readonly mrp: number
  /** Rupees while the offer runs. The build compares it with MRP and offer (price.ts). */
  readonly price: number
  /** Set to true while the pack cannot be ordered: page, button, structured data and calculator follow. */
  readonly soldOut: boolean
  /** GS1 number of the pack; null until one has been assigned. */
  readonly gtin: string | null
  readonly description: string
  readonly savings: string
  readonly popular: boolean
  readonly picture: PictureName
  /** The words of the order button; the price is set beside them. */
  readonly orderLabel: string
}

export const packs = [
  {
    id: '500g',
    size: '500g',
    grams: 500,
    mrp: 745,
    price: 633,
    soldOut: false,
    gtin: null,
    description: 'Premium Family Pack',
    savings: 'Best Value',
    popular: true,
    picture: 'pack-500g',
    orderLabel: 'Order 500g Pack',
  },
  {
    id: '250g',
    size: '250g',
    grams: 250,
    mrp: 388,
    price: 330,
    soldOut: false,
    gtin: null,
    description: 'Personal Trial Pack',
    savings: 'Try First',
    popular: false,
    picture: 'pack-250g',
    orderLabel: 'Order 250g Pack',
  },
] as const satisfies readonly Pack[]

export type PackId = (typeof packs)[number]['id']

/** The packs that can be ordered now. */
export function packsOnSale<P extends Pick<Pack, 'soldOut'>>(all: readonly P[]): P[] {
  return all.filter(({ soldOut }) => !soldOut)
}

/** The pack selected when the page opens: the first that can be ordered. */
export const DEFAULT_PACK: PackId = packsOnSale(packs)[0]?.id ?? '500g'

/** The words of a pack that is sold out. */
export const soldOutText = { label: 'Sold out', tellMe: 'Tell me when it is back' } as const

/** Orders of this many rupees and above ship free. */
export const FREE_SHIPPING_FROM = 550

/** Length of the money-back guarantee in days. */
export const GUARANTEE_DAYS = 30
