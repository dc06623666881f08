// Delivery, payment and bulk orders. Put your own areas, days and charges; the limit for free shipping stands in packs.ts.

import { brand } from './brand.ts'
import { legal } from './legal.ts'
import { FREE_SHIPPING_FROM } from './packs.ts'
import { refundCases, windowText } from './refund.ts'
import type { LinkedView, Sample } from './types.ts'

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

/** How an order goes; the owner's own way may differ. */
const orderSteps: Sample & { readonly list: readonly string[] } = {
  sample: true,
  list: [
    'Tap Order. WhatsApp opens with your pack filled in.',
    'Write how many jars, your name, address and PIN code. For a gift, write the other name, address and phone number instead.',
    `We confirm the total, the delivery day and an order reference, and send a UPI link in the name of ${legal.businessName ?? brand.name}.`,
    'After payment you get the invoice and the courier’s tracking number.',
  ],
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
  steps: orderSteps.list,
  /** What happens when something is wrong, in one line; the refund policy has the rest. */
  wrong: {
    name: 'If something is wrong',
    text: `Tell us on WhatsApp in time. ${refundCases.map((refundCase) => `${refundCase.name}: ${windowText(refundCase)}`).join('. ')}.`,
    link: { name: 'What to send and what we do', view: 'refund-policy' satisfies LinkedView },
  },
  /** "Bulk Orders" of the footer leads here. */
  bulk: {
    id: 'bulk',
    heading: 'Bulk orders',
    text: `From ${bulk.fromJars} jars; a price ${bulk.answered}.`,
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
