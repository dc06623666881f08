import type { Content } from '../content/content.ts'
import { fill } from './fill.ts'

/** The shortest and longest delivery in working days, and the lowest and highest charge in rupees, of all zones. */
export function shippingRange({ delivery }: Pick<Content, 'delivery'>) {
  const { list } = delivery.zones
  const charges = list.map(({ charge }) => charge)
  return {
    fastest: Math.min(...list.map(({ days }) => days.from)),
    slowest: Math.max(...list.map(({ days }) => days.to)),
    cheapest: Math.min(...charges),
    dearest: Math.max(...charges),
  }
}

/**
 * @param charge rupees of the zone
 * @param order rupees of the jars
 * @returns rupees of shipping: none from the limit on
 */
export function shippingCharge(
  charge: number,
  order: number,
  { freeShippingFrom }: Pick<Content['packs'], 'freeShippingFrom'>,
): number {
  return order >= freeShippingFrom ? 0 : charge
}

/** Where, when, for how much and how to pay: each a name and a text. */
export function deliveryStrip({ delivery, language }: Pick<Content, 'delivery' | 'language'>) {
  return [...delivery.strip, { name: delivery.payment.name, text: paymentText(delivery.payment, language) }]
}

function paymentText(payment: Content['delivery']['payment'], language: string): string {
  const taken = (['upi', 'bankTransfer', 'cashOnDelivery'] as const).filter((way) => payment[way])
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const ways = list.format(taken.map((way) => payment.ways[way]))
  return fill(payment.cashOnDelivery ? payment.withCash : payment.withoutCash, { ways })
}
