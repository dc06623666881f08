import { billOf } from '#web/shop/order.ts'
import { discount, priceAt } from '#web/shop/price.ts'
import type { Order } from '#worker/orders/contract.ts'
import { rupees } from '../format.ts'
import type { Shop } from '../shop.ts'

export type SalePrice = {
  /** Rupees, with delivery where its charge is known. */
  amount: number
  /** Rupees of it for delivery; null where they are not known. */
  charge: number | null
  /** How it is made up: `1 × ₹330 + ₹40 delivery`. */
  text: string
}

/** What an order comes to, as its click has recorded or the owner has typed. */
export type Sums = Pick<Order, 'pack' | 'quantity' | 'amount' | 'charge'>

export type Prices = Pick<Shop, 'packs' | 'offer' | 'charges'>

/**
 * Whether an order comes to what the shop takes today: its sum is that of its pack, with or without the offer, and its
 * charge is unknown, none or that of a zone. What a click has recorded is the buyer's word.
 */
export function agrees({ packs, offer, charges }: Prices, { pack, quantity, amount, charge }: Sums): boolean {
  const facts = packs.list.find(({ id }) => id === pack)
  if (!facts || amount === null || (charge && !charges.includes(charge))) return false
  const priced = { mrp: facts.mrp, price: discount(facts.mrp, offer.percent) }
  return [true, false].some((offerRuns) => {
    const { sum } = billOf([{ ...priced, jars: quantity }], {
      offerRuns,
      freeShippingFrom: packs.freeShippingFrom,
    })
    return sum === round(amount - (charge ?? 0))
  })
}

/**
 * Computes the price of so many jars with `billOf`, as page and message do: a jar as the customer's link showed it, where
 * the order agrees, else at the pack's price at this moment, and the charge of the zone that the customer named. Undefined
 * where no price is known.
 *
 * @param agreed rupees for delivery that the owner has typed
 */
export function salePrice(
  prices: Prices,
  pack: string | null,
  jars: number,
  order: Sums | undefined,
  now: Date,
  agreed?: number | null,
): SalePrice | undefined {
  const { packs, offer, charges } = prices
  const onSale = packs.list.find(({ id }) => id === pack)
  if (!onSale || !(jars >= 1)) return undefined
  const isClicked = order?.pack === pack && agrees(prices, order)
  const jar = isClicked ? pricePerJar(order) : priceAt(onSale, offer, now).price
  const bill = billOf([{ price: jar, mrp: jar, jars }], {
    offerRuns: true,
    // A charge of 0 came with the number of jars, and identifies no zone.
    zone: order?.charge && charges.includes(order.charge) ? { charge: order.charge } : undefined,
    freeShippingFrom: packs.freeShippingFrom,
  })
  const charge = agreed ?? bill.charge
  const delivery = charge === null ? '' : charge === 0 ? ', delivery free' : ` + ${rupees(charge)} delivery`
  return { amount: round(bill.sum + (charge ?? 0)), charge, text: `${jars} × ${rupees(jar)}${delivery}` }
}

function pricePerJar({ amount, charge, quantity }: Sums): number {
  return round(((amount ?? 0) - (charge ?? 0)) / quantity)
}

/** Rupees to the paisa. */
function round(amount: number): number {
  return Math.round(amount * 100) / 100
}
