import { plainDigits } from '#contract/digits.ts'
import type { Json } from '#web/model/types.ts'
import { capitalize } from '#web/shop/fill.ts'
import { readAmount } from '#web/shop/read-amount.ts'
import { ENCLAVES, pinsOfState } from '#web/shop/states.ts'
import type { WayToPay } from '#web/shop/ways-to-pay.ts'
import { slugOf } from '#web/site-build/new-shop/answers.ts'

const WAYS: readonly (readonly [RegExp, WayToPay])[] = [
  [/^upi$/i, 'upi'],
  [/^bank|transfer$|^neft$/i, 'bankTransfer'],
  [/^cash|^cod$/i, 'cashOnDelivery'],
]

type Terms = {
  readonly days: { readonly from: number; readonly to: number }
  readonly unit: string
  readonly charge: number
  readonly payment: readonly WayToPay[]
}
type Zone = Terms & { readonly name: string; readonly pins: readonly string[] }

const ALL_OF_INDIA = /^(?:all (?:of |over )?)?india[ ,-]+/i

/** `Maharashtra`, `rest of Maharashtra` */
const statePins = (name: string) => pinsOfState(name.replace(/^(?:the )?rest of /i, ''))

/**
 * Reads where a shop delivers: one zone after the other, each with the first digits of its PIN codes, how long it takes, the
 * charge and, where it has its own, the ways to pay; or days and charge alone, for all of India.
 *
 * `Sindhudurg 4165 4166: 2 days, free, UPI, cash; Maharashtra: 4 to 7 days, 80`
 *
 * @returns the delivery of an answers file; undefined where a part of the text cannot be read
 */
export function readDelivery(text: string): Json | undefined {
  const known = zonesIn(text).flatMap(({ zone }) => zone ?? [])
  const [first] = known
  if (!first || deliveryProblem(text)) return undefined
  return {
    unit: first.unit,
    list: known.map(({ name, pins, days, charge, payment }, place) => {
      const later = known.slice(place + 1).flatMap((zone) => zone.pins)
      const except = [...(statePins(name) ? ENCLAVES : []), ...later].filter((prefix) =>
        pins.some((own) => prefix.length > own.length && prefix.startsWith(own)),
      )
      return {
        id: pins.length > 0 ? slugOf(name) : 'country',
        name: capitalize(name),
        days,
        charge,
        ...(pins.length > 0 && { pins }),
        ...(except.length > 0 && { except: [...new Set(except)] }),
        ...(payment.length > 0 && { payment }),
      }
    }),
  }
}

/** Says what keeps a text from being read as the delivery; undefined where it can be. */
export function deliveryProblem(text: string): string | undefined {
  const zones = zonesIn(text)
  const unread = zones.find(({ zone }) => !zone)
  if (unread) return `“${unread.part}” cannot be read`
  if (new Set(zones.map(({ zone }) => zone?.unit)).size > 1)
    return 'Some days are working days and others are not; write the same in every place'
  return zones.slice(0, -1).some(({ zone }) => zone?.pins.length === 0)
    ? 'All of India comes last, after the places that differ'
    : undefined
}

function zonesIn(text: string) {
  const parts = plainDigits(text)
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.map((part) => ({ part, zone: readZone(part) }))
}

function readZone(part: string): Zone | undefined {
  const [, place = '', terms = part.replace(ALL_OF_INDIA, '')] = /^([^:]+):(.*)$/.exec(part) ?? []
  const [, name = '', digits = ''] = /^(.*?)[ ,]*((?:\b[1-9]\d{0,5}\b[ ,]*)*)$/.exec(place.trim()) ?? []
  const pins = digits ? digits.split(/[ ,]+/).filter(Boolean) : (statePins(name) ?? [])
  // A place without PIN codes would be all of India.
  if (pins.length === 0 && place && !/india/i.test(name)) return undefined
  const read = readTerms(terms.trim())
  return read && { ...read, name: name || 'All of India', pins }
}

/** `4 to 7 working days, 80, UPI, cash` */
function readTerms(text: string): Terms | undefined {
  const [, from, to = from, working, price = '', rest = ''] =
    /^(\d+) *(?:(?:to|-|–) *(\d+))? *(working )?days?,? *(?:at|for)? *([^,]*)(.*)$/i.exec(text) ?? []
  const charge = /^free\.?$/i.test(price) ? 0 : readAmount(price)
  const named = rest.split(/ *, */).filter(Boolean)
  const payment = named.flatMap((way) => WAYS.find(([form]) => form.test(way))?.[1] ?? [])
  if (from === undefined || !Number.isInteger(charge) || payment.length < named.length) return undefined
  return {
    days: { from: Number(from), to: Number(to) },
    unit: working ? 'working-days' : 'days',
    charge: Number(charge),
    payment,
  }
}
