import { rupees } from '#contract/rupees.ts'
import type { ContentWith, Facts, Zone } from '../model/types.ts'
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
  { freeShippingFrom }: Pick<Facts['packs'], 'freeShippingFrom'>,
): Charge | 0 {
  return freeShippingFrom !== null && order >= freeShippingFrom ? 0 : charge
}

/**
 * Describes what shipping costs an order of so many rupees, and how much it lacks for free shipping, from the
 * nearest zone to the farthest.
 */
export function shippingText(
  order: number,
  { facts, words, zones }: ContentWith<'words.delivery' | 'facts.packs' | 'zones'>,
): string {
  const { charged, chargedAlways, shipsFree, zones: texts } = words.delivery
  const { freeShippingFrom } = facts.packs
  const charges = zones.map(({ charge }) => shippingCharge(charge, order, facts.packs))
  if (charges.length === 0) return ''
  const [from, to] = [Math.min(...charges), Math.max(...charges)]
  if (to === 0) return shipsFree
  const charge = fillRange(texts.range, { from, to })
  return freeShippingFrom === null
    ? fill(chargedAlways, { charge })
    : fill(charged, { charge, missing: rupees(freeShippingFrom - order) })
}

type DaysContent = ContentWith<'words.delivery' | 'facts.delivery' | 'language'>

/** How long delivery takes, such as `1 to 2 working days`; `within` is the form for until when it has come. */
export function daysText(
  days: Zone['days'],
  { facts, language, words }: DaysContent,
  form: 'days' | 'within' = 'days',
): string {
  const { from, to } = days
  const { zones } = words.delivery
  const texts = zones[form][facts.delivery.zones.unit]
  return from === to
    ? fillCount(texts, to, language)
    : fill(texts.other, { count: fillRange(zones.range, days) })
}

/** Lists each zone with such as `1 to 2 working days, ₹40`. */
export function zoneRows(content: DaysContent & ContentWith<'zones'>) {
  return content.zones.map(({ name, days, charge }) => ({
    name,
    text: fill(content.words.delivery.zones.line, { days: daysText(days, content), charge }),
  }))
}

/** Lists the zones, then the ways to pay. */
export function deliveryRows(content: DaysContent & ContentWith<'zones'>) {
  const paid = paymentText(content)
  return [...zoneRows(content), ...(paid ? [{ name: content.words.delivery.payment.name, text: paid }] : [])]
}

/** The ways to pay; an empty text where the shop has not said them. */
export function paymentText(content: DaysContent): string {
  const ways = waysToPay(content)
  const { withCash, withoutCash } = content.words.delivery.payment
  return ways && fill(content.facts.delivery.payment.cashOnDelivery ? withCash : withoutCash, { ways })
}

/** The ways to pay, in a list of a sentence. */
export function waysToPay({ facts, language, words }: DaysContent): string {
  const { ways } = words.delivery.payment
  const taken = (['upi', 'bankTransfer', 'cashOnDelivery'] as const).filter(
    (way) => facts.delivery.payment[way],
  )
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(taken.map((way) => ways[way]))
}
