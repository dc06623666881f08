import { toPaisa } from '#contract/paise.ts'
import { costOf } from '#web/shop/order.ts'
import { discount, priceAt } from '#web/shop/price.ts'
import { type Order, type OtherLine, restOf } from '#worker/orders/contract.ts'
import { rupees } from '../format.ts'
import type { Shop } from '../shop.ts'

export type SalePrice = {
  /** Rupees, with delivery where its charge is known. */
  amount: number
  /** Rupees of it for delivery; null where they are not known. */
  charge: number | null
  /** How it is made up: `1 × ₹633 + 2 × ₹330 + ₹40 delivery`. */
  text: string
}

/** What an order comes to, as its click has recorded or the owner has typed. */
export type Sums = Pick<Order, 'pack' | 'quantity' | 'others' | 'amount' | 'charge'>

export type Prices = Pick<Shop, 'packs' | 'offer' | 'charges'>

/**
 * Whether an order comes to what the shop takes today: its sum is that of its packs, with or without the offer, and its
 * charge is unknown, none or that of a zone. What a click has recorded is the buyer's word.
 */
export function agrees({ packs, offer, charges }: Prices, order: Sums): boolean {
  const { pack, quantity, others, amount, charge } = order
  const lines = [{ pack, jars: quantity }, ...(others ?? [])].flatMap(({ pack, jars }) => {
    const mrp = packs.list.find(({ id }) => id === pack)?.mrp
    return mrp === undefined ? [] : { mrp, price: discount(mrp, offer.percent), jars }
  })
  const isKnown = lines.length === 1 + (others?.length ?? 0)
  if (!isKnown || amount === null || (charge && !charges.includes(charge))) return false
  return [true, false].some((offerRuns) => {
    const { sum } = costOf(lines, { offerRuns, freeShippingFrom: packs.freeShippingFrom })
    return sum === toPaisa(amount - (charge ?? 0))
  })
}

/** @returns rupees for a jar of a pack: as the customer's link showed it, where the order agrees, else at this moment */
export function priceOf(
  prices: Prices,
  pack: string | null,
  order: Sums | undefined,
  now: Date,
): number | undefined {
  const onSale = prices.packs.list.find(({ id }) => id === pack)
  if (!onSale) return undefined
  const clicked =
    order && agrees(prices, order)
      ? [{ pack: order.pack, each: toPaisa(restOf(order) / order.quantity) }, ...(order.others ?? [])]
      : []
  return clicked.find((line) => line.pack === pack)?.each ?? priceAt(onSale, prices.offer, now).price
}

/** What a sale is of, as its form has it. */
type SaleLines = {
  pack: string | null
  jars: number
  /** Further sizes, at their own prices. */
  others?: readonly OtherLine[] | null | undefined
  /** Rupees for delivery that the owner has typed. */
  charge?: number | null | undefined
}

/**
 * Computes the price of a sale with `costOf`, as page and message do, with the charge of the zone that the customer named.
 * Undefined where the price of the chosen pack is not known.
 */
export function salePrice(
  prices: Prices,
  { pack, jars, others, charge: agreed }: SaleLines,
  order: Sums | undefined,
  now: Date,
): SalePrice | undefined {
  const { packs, charges } = prices
  const jar = priceOf(prices, pack, order, now)
  if (jar === undefined || !(jars >= 1)) return undefined
  const lines = [{ jars, each: jar }, ...(others ?? [])]
  const cost = costOf(
    lines.map(({ jars, each }) => ({ price: each, mrp: each, jars })),
    {
      offerRuns: true,
      // A charge of 0 came with the number of jars, and identifies no zone.
      zone: order?.charge && charges.includes(order.charge) ? { charge: order.charge } : undefined,
      freeShippingFrom: packs.freeShippingFrom,
    },
  )
  const charge = agreed ?? cost.charge
  const delivery = charge === null ? '' : charge === 0 ? ', delivery free' : ` + ${rupees(charge)} delivery`
  return {
    amount: toPaisa(cost.sum + (charge ?? 0)),
    charge,
    text: `${lines.map(({ jars, each }) => `${jars} × ${rupees(each)}`).join(' + ')}${delivery}`,
  }
}
