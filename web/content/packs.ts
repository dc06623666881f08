// The packs on sale, in the order shown. Prices, sizes and descriptions may change; prices are whole rupees.

import type { PictureName } from './pictures.ts'

export type Pack = {
  /** Used in tracking; keep it once orders have come in. */
  readonly id: string
  readonly size: string
  readonly grams: number
  /** Rupees, taxes included. */
  readonly price: number
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
    price: 633,
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
    price: 330,
    description: 'Personal Trial Pack',
    savings: 'Try First',
    popular: false,
    picture: 'pack-250g',
    orderLabel: 'Order 250g Pack',
  },
] as const satisfies readonly Pack[]

export type PackId = (typeof packs)[number]['id']

/** The pack selected when the page opens. */
export const DEFAULT_PACK: PackId = '500g'

/** Orders of this many rupees and above ship free (spec 9). */
export const FREE_SHIPPING_FROM = 550

/** Length of the money-back guarantee in days (spec 9). */
export const GUARANTEE_DAYS = 30

/** The running offer, per cent off the MRP (spec 9). */
export const OFFER_PERCENT = 15
