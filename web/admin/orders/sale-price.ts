import { billOf } from '#web/shop/order.ts'
import { priceAt } from '#web/shop/price.ts'
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

type Clicked = Pick<Order, 'pack' | 'quantity' | 'amount' | 'charge'>

/**
 * Computes the price of so many jars with `billOf`, as page and message do: a jar as the customer's link showed it,
 * else at the pack's price at this moment, and the charge of the zone that the customer named. Undefined where no
 * price is known.
 *
 * @param agreed rupees for delivery that the owner has typed
 */
export function salePrice(
  { packs, offer }: Pick<Shop, 'packs' | 'offer'>,
  pack: string | null,
  jars: number,
  order: Clicked | undefined,
  now: Date,
  agreed?: number | null,
): SalePrice | undefined {
  const jar = pricePerJar({ packs, offer }, pack, order, now)
  if (jar === undefined || !(jars >= 1)) return undefined
  const bill = billOf({ price: jar, mrp: jar }, jars, {
    offerRuns: true,
    // A charge of 0 came with the number of jars, and identifies no zone.
    zone: order?.charge ? { charge: order.charge } : undefined,
    freeShippingFrom: packs.freeShippingFrom,
  })
  const charge = agreed ?? bill.charge
  const delivery = charge === null ? '' : charge === 0 ? ', delivery free' : ` + ${rupees(charge)} delivery`
  return { amount: round(bill.sum + (charge ?? 0)), charge, text: `${jars} × ${rupees(jar)}${delivery}` }
}

function pricePerJar(
  { packs, offer }: Pick<Shop, 'packs' | 'offer'>,
  pack: string | null,
  order: Clicked | undefined,
  now: Date,
): number | undefined {
  if (order && order.amount !== null && order.pack === pack) {
    return round((order.amount - (order.charge ?? 0)) / order.quantity)
  }
  const onSale = packs.list.find(({ id }) => id === pack)
  return onSale && priceAt(onSale, offer, now).price
}

/** Rupees to the paisa. */
function round(amount: number): number {
  return Math.round(amount * 100) / 100
}
