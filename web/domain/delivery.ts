import type { Content } from '../content/content.ts'
import { fill } from './fill.ts'

/** Where the browser keeps the visitor's PIN code: in the local storage of the device, and nowhere else. */
export const PIN_CODE_KEY = 'delivery_pin_code'

/** A zone of delivery, as far as a PIN code decides on it. */
type PinZone = { readonly pins: readonly string[]; readonly except?: readonly string[] | undefined }

/** Why a text is no PIN code of India: not six digits, beginning with 0, or of another country. */
export type PinProblem = 'digits' | 'zero' | 'foreign'

const DEVANAGARI_ZERO = 0x0966

/**
 * Reads what a visitor typed. Spaces and hyphens are ignored, and Devanagari digits are digits.
 *
 * @returns the six digits, or why they are none; nothing for an empty text
 */
export function readPinCode(typed: string): { pin: string } | { problem: PinProblem } | undefined {
  const pin = typed
    .replace(/[\s-]/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
  if (pin === '') return undefined
  if (/\D/.test(pin)) return { problem: 'foreign' }
  if (pin.startsWith('0')) return { problem: 'zero' }
  return pin.length === 6 ? { pin } : { problem: 'digits' }
}

/** @returns the first zone whose prefixes the PIN code has; the one without prefixes takes all others */
export function zoneOfPin<Zone extends PinZone>(zones: readonly Zone[], pin: string): Zone | undefined {
  const begins = (prefix: string) => pin.startsWith(prefix)
  return zones.find(
    ({ pins, except = [] }) => (pins.length === 0 || pins.some(begins)) && !except.some(begins),
  )
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

/** Says where parcels go and how to pay, each by a name and a text. */
export function deliveryRows({ delivery, language }: Pick<Content, 'delivery' | 'language'>) {
  const { name, area, payment } = delivery
  return [
    { name, text: area },
    { name: payment.name, text: paymentText(payment, language) },
  ]
}

/** @returns such as `1 to 2 working days, ₹40`, of each zone with its name */
export function zoneLines({ delivery: { zones } }: Pick<Content, 'delivery'>) {
  return zones.list.map(({ name, days, charge }) => ({
    name,
    text: fill(zones.line, { days: fill(zones.days, days), charge }),
  }))
}

function paymentText(payment: Content['delivery']['payment'], language: string): string {
  const taken = (['upi', 'bankTransfer', 'cashOnDelivery'] as const).filter((way) => payment[way])
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const ways = list.format(taken.map((way) => payment.ways[way]))
  return fill(payment.cashOnDelivery ? payment.withCash : payment.withoutCash, { ways })
}
