import { rupees } from '#contract/rupees.ts'
import type { Content } from '../model/types.ts'
import { fill, fillCount, fillRange } from './fill.ts'

/** The key of the visitor's PIN code in the local storage of the device; it is stored nowhere else. */
export const PIN_CODE_KEY = 'delivery_pin_code'

/** A zone of delivery, as far as a PIN code decides on it. */
type PinZone = { readonly pins: readonly string[]; readonly except?: readonly string[] | undefined }

/** @returns the first zone whose prefixes the PIN code has; the one without prefixes takes all others */
export function zoneOfPin<Zone extends PinZone>(zones: readonly Zone[], pin: string): Zone | undefined {
  const matchesPrefix = (prefix: string) => pin.startsWith(prefix)
  return zones.find(
    ({ pins, except = [] }) => (pins.length === 0 || pins.some(matchesPrefix)) && !except.some(matchesPrefix),
  )
}

/** The shipping charge of an order, in rupees: 0 from the limit for free shipping on, else the zone's, null if not known. */
export function shippingCharge<Charge extends number | null>(
  charge: Charge,
  order: number,
  { freeShippingFrom }: Pick<Content['packs'], 'freeShippingFrom'>,
): Charge | 0 {
  return freeShippingFrom !== null && order >= freeShippingFrom ? 0 : charge
}

/**
 * Describes what shipping costs an order of so many rupees, and how much it lacks for free shipping, from the
 * nearest zone to the farthest.
 */
export function shippingText(
  order: number,
  { delivery, packs }: Pick<Content, 'delivery' | 'packs'>,
): string {
  const charges = delivery.zones.list.map(({ charge }) => shippingCharge(charge, order, packs))
  if (charges.length === 0) return ''
  const [from, to] = [Math.min(...charges), Math.max(...charges)]
  if (to === 0) return delivery.shipsFree
  const charge = fillRange(delivery.zones.range, { from, to })
  return packs.freeShippingFrom === null
    ? fill(delivery.chargedAlways, { charge })
    : fill(delivery.charged, { charge, missing: rupees(packs.freeShippingFrom - order) })
}

type Days = Content['delivery']['zones']['list'][number]['days']

/** How long delivery takes, such as `1 to 2 working days`; `within` is the form for until when it has come. */
export function daysText(
  days: Days,
  { delivery: { zones }, language }: Pick<Content, 'delivery' | 'language'>,
  form: 'days' | 'within' = 'days',
): string {
  const { from, to } = days
  const texts = zones[form][zones.unit]
  return from === to
    ? fillCount(texts, to, language)
    : fill(texts.other, { count: fillRange(zones.range, days) })
}

/** Lists each zone with such as `1 to 2 working days, ₹40`. */
export function zoneRows(content: Pick<Content, 'delivery' | 'language'>) {
  const { zones } = content.delivery
  return zones.list.map(({ name, days, charge }) => ({
    name,
    text: fill(zones.line, { days: daysText(days, content), charge }),
  }))
}

/** Lists the zones, then the ways to pay. */
export function deliveryRows(content: Pick<Content, 'delivery' | 'language'>) {
  const { payment } = content.delivery
  const paid = paymentText(payment, content.language)
  return [...zoneRows(content), ...(paid ? [{ name: payment.name, text: paid }] : [])]
}

/** The ways to pay; an empty text where the shop has not said them. */
export function paymentText(payment: Content['delivery']['payment'], language: string): string {
  if (!payment.upi && !payment.bankTransfer && !payment.cashOnDelivery) return ''
  return fill(payment.cashOnDelivery ? payment.withCash : payment.withoutCash, {
    ways: waysToPay(payment, language),
  })
}

/** The ways to pay, in a list of a sentence. */
export function waysToPay(payment: Content['delivery']['payment'], language: string): string {
  const taken = (['upi', 'bankTransfer', 'cashOnDelivery'] as const).filter((way) => payment[way])
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(taken.map((way) => payment.ways[way]))
}
