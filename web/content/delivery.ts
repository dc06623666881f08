// Delivery, payment and bulk orders. Put your own areas, days and charges; the limit for free shipping stands in packs.ts.

import { brand } from './brand.ts'
import { FREE_SHIPPING_FROM } from './packs.ts'
import type { Sample } from './types.ts'

export type Zone = {
  readonly name: string
  /** Working days from confirmation to the door. */
  readonly days: { readonly from: number; readonly to: number }
  /** Rupees on orders below the limit for free shipping. */
  readonly charge: number
}

/** Where we deliver, how fast and for how much. */
export const zones: Sample & { readonly list: readonly Zone[] } = {
  // Typical of couriers in India; the owner's contract decides.
  sample: true,
  list: [
    { name: `${brand.city} district`, days: { from: 1, to: 2 }, charge: 40 },
    { name: 'Maharashtra', days: { from: 2, to: 4 }, charge: 60 },
    { name: 'The rest of India', days: { from: 4, to: 7 }, charge: 80 },
  ],
}

export type Payment = Sample & {
  readonly upi: boolean
  readonly bankTransfer: boolean
  readonly cashOnDelivery: boolean
}

export const payment: Payment = { sample: true, upi: true, bankTransfer: true, cashOnDelivery: false }

/** From how many jars an order is a bulk order, and how soon its price comes. */
const bulk: Sample & { readonly fromJars: number; readonly answered: string } = {
  sample: true,
  fromJars: 12,
  answered: 'within a working day',
}

const fastest = Math.min(...zones.list.map(({ days }) => days.from))
const slowest = Math.max(...zones.list.map(({ days }) => days.to))

/**
 * @param charge rupees of the zone
 * @param order rupees of the jars
 * @returns rupees of shipping: none from the limit on
 */
export function shippingCharge(charge: number, order: number): number {
  return order >= FREE_SHIPPING_FROM ? 0 : charge
}

export const delivery = {
  id: 'delivery',
  heading: 'Delivery and payment',
  /** The strip in Shop: where, how long, how much, how to pay. */
  strip: [
    { name: 'Where', text: 'All over India, by courier' },
    { name: 'When', text: `${fastest} to ${slowest} working days` },
    {
      name: 'Shipping',
      text: `Free shipping on orders of ₹${FREE_SHIPPING_FROM} and above; below, ${charges()}`,
    },
    { name: 'Payment', text: paymentText(payment) },
  ],
  columns: { zone: 'To', days: 'Working days', charge: `Shipping below ₹${FREE_SHIPPING_FROM}` },
  /** "Bulk Orders" of the footer leads here. */
  bulk: {
    id: 'bulk',
    heading: 'Bulk orders',
    text: `From ${bulk.fromJars} jars. We send a price ${bulk.answered}.`,
    button: 'Ask about a bulk order',
  },
} as const

function charges(): string {
  const all = zones.list.map(({ charge }) => charge)
  return `₹${Math.min(...all)} to ₹${Math.max(...all)}`
}

function paymentText({ upi, bankTransfer, cashOnDelivery }: Payment): string {
  const ways = [upi && 'UPI', bankTransfer && 'bank transfer', cashOnDelivery && 'cash on delivery'].filter(
    Boolean,
  )
  const listed = ways.join(' or ')
  return cashOnDelivery ? listed : `${listed}, before dispatch. No cash on delivery.`
}
