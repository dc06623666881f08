import { rupees } from '#contract/rupees.ts'
import type { ContentWith, Facts, Zone } from '../model/types.ts'
import { fill, fillCount, fillRange } from './fill.ts'
import { listText } from './list-text.ts'
import { WAYS_TO_PAY, type WayToPay } from './ways-to-pay.ts'

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
 * Describes, from the nearest zone to the farthest, what shipping costs an order of this value in rupees, and how much
 * it lacks for free shipping.
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

/**
 * Writes how long delivery takes in the nearest zone, and in the others together, which are named unless they are all of
 * India; null without zones.
 */
export function deliveryDaysText(
  content: DaysContent & ContentWith<'words.deliveryTerms' | 'zones'>,
): string | null {
  const { language, words, zones } = content
  const { all, nearest, nearestOf } = words.deliveryTerms
  const [first, ...others] = zones
  if (!first) return null
  const near = daysText(first.days, content)
  const from = Math.min(...others.map((zone) => zone.days.from))
  const to = Math.max(...others.map((zone) => zone.days.to))
  const days = others.length > 0 ? daysText({ from, to }, content) : near
  if (days === near) return fill(all, { days })
  const values = { near, place: first.name, days }
  if (others.some(({ pins }) => pins.length === 0)) return fill(nearest, values)
  const names = listText(
    others.map(({ name }) => name),
    language,
  )
  return fill(nearestOf, { ...values, others: names })
}

/** Lists each zone with its days and charge, such as `1 to 2 working days, ₹40`. */
export function zoneRows(content: DaysContent & ContentWith<'zones'>) {
  return content.zones.map(({ name, days, charge }) => ({
    name,
    text: fill(content.words.delivery.zones.line, { days: daysText(days, content), charge }),
  }))
}

/** Lists the zones, then the ways to pay. */
export function deliveryRows(content: PaymentContent) {
  const paid = paymentText(content)
  return [...zoneRows(content), ...(paid ? [{ name: content.words.delivery.payment.name, text: paid }] : [])]
}

/** Where nothing is delivered: in the shop's own words, or that it is everywhere else; undefined where a zone takes all others. */
export function notToText({
  copy,
  words,
  zones,
}: ContentWith<'copy.delivery' | 'words.deliveryTerms' | 'zones'>): string | undefined {
  const isLimited = zones.length > 0 && zones.every(({ pins }) => pins.length > 0)
  return copy.delivery.notTo ?? (isLimited ? words.deliveryTerms.nowhereElse : undefined)
}

type Places = ContentWith<'facts.delivery' | 'zones'>
type PaymentContent = DaysContent & Places & ContentWith<'words.deliveryTerms'>

/** The ways to pay in a zone: those of the shop, where it has none of its own. */
function waysIn(zone: Pick<Zone, 'payment'>, { facts }: Places) {
  return zone.payment ?? WAYS_TO_PAY.filter((way) => facts.delivery.payment[way])
}

/** Whether a way to pay is taken in every zone, in some of them or in none. */
export function whereTaken(way: WayToPay, content: Places): 'everywhere' | 'some' | 'nowhere' {
  const places = placesOf(content)
  const count = places.filter((zone) => waysIn(zone, content).includes(way)).length
  return count === 0 ? 'nowhere' : count === places.length ? 'everywhere' : 'some'
}

/** The zones; for a shop that has not said them one place, without a name. */
const placesOf = ({ zones }: Places): readonly Pick<Zone, 'name' | 'payment'>[] =>
  zones.length > 0 ? zones : [{ name: '' }]

/**
 * The ways to pay, and that cash is not taken where it is not; an empty text where the shop has not said them.
 *
 * @param zone where it is known; otherwise it is true in each of them
 */
export function paymentText(content: PaymentContent, zone?: Zone): string {
  const shown = zone ? { ...content, zones: [zone] } : content
  const ways = waysToPay(shown)
  const { withCash, withoutCash } = content.words.deliveryTerms
  return ways && fill(whereTaken('cashOnDelivery', shown) === 'nowhere' ? withoutCash : withCash, { ways })
}

/** The ways to pay, in a list of a sentence. One that is not taken everywhere names the zones in which it is. */
export function waysToPay(content: PaymentContent): string {
  const { language, words } = content
  const { onlyIn, ways } = words.deliveryTerms
  const places = placesOf(content)
  const texts = WAYS_TO_PAY.flatMap((way) => {
    const taking = places.filter((zone) => waysIn(zone, content).includes(way)).map(({ name }) => name)
    if (taking.length === 0) return []
    if (taking.length === places.length) return ways[way]
    return fill(onlyIn, { way: ways[way], places: listText(taking, language) })
  })
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(texts)
}
