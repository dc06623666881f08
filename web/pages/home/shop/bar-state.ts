import { shippingText, zoneOfPin } from '#web/shop/delivery.ts'
import { fill } from '#web/shop/fill.ts'
import { type Bill, billOf, packMessage, readJars } from '#web/shop/order.ts'
import { rupees } from '#web/shop/rupees.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import type { BarData } from './bar-data.ts'

export type BarPack = BarData['packs'][number]

/** What was typed in a pack's bar and in the box for the PIN code. */
type Typed = { readonly jars: string; readonly pin: string; readonly offerRuns: boolean }

/** The state computed from it. */
export type BarState = {
  pack: BarPack
  /** Undefined where what was typed is no number of jars that can be ordered. */
  jars: number | undefined
  /** The number that makes it a bulk order. */
  bulkJars: number | undefined
  pin: string | undefined
  /** Undefined without a PIN code, and where no zone reaches it. */
  zone: BarData['zones'][number] | undefined
  isUnreached: boolean
  bill: Bill
}

export function barState(data: BarData, pack: BarPack, { jars: typedJars, pin, offerRuns }: Typed): BarState {
  const { bulk, freeShippingFrom, maxJars, zones } = data
  const typed = readJars(typedJars)
  const jars = typed !== undefined && typed <= maxJars ? typed : undefined
  const code = readPinCode(pin)
  const validPin = code && 'pin' in code ? code.pin : undefined
  const zone = validPin === undefined ? undefined : zoneOfPin(zones, validPin)
  return {
    pack,
    jars,
    zone,
    pin: validPin,
    isUnreached: validPin !== undefined && !zone,
    bulkJars: bulk && jars === undefined ? typed : undefined,
    bill: billOf(pack, jars ?? 1, { offerRuns, zone, freeShippingFrom }),
  }
}

/** Explains why the jars cannot be ordered; an empty text where they can. */
export function noticeText({ bulk, maxJars, words }: BarData, { jars, bulkJars }: BarState): string {
  if (jars !== undefined) return ''
  if (bulkJars === undefined || !bulk) return fill(words.badJars, { max: maxJars })
  return fill(words.bulk, { fromJars: bulk.fromJars })
}

/** Describes what the post costs and how long it takes, as far as it is known. */
export function shipsText(data: BarData, { pin, zone, bill }: BarState): string {
  const { words } = data
  if (pin !== undefined && !zone) return fill(words.unreached, { pin })
  if (pin === undefined || !zone) {
    const { shipsFree, shipping, shippingAlways, range } = words
    const delivery = {
      shipsFree,
      charged: shipping,
      chargedAlways: shippingAlways,
      zones: { range, list: data.zones },
    }
    return shippingText(bill.sum, { delivery, packs: data })
  }
  const { charge, sum, total, missing } = bill
  if (charge === 0) return fill(words.freeTo, { pin, days: keepRange(zone.within) })
  return fill(data.freeShippingFrom === null ? words.chargedAlwaysTo : words.chargedTo, {
    sum: rupees(sum),
    charge: rupees(charge ?? 0),
    total: rupees(total),
    days: keepRange(zone.days),
    missing: rupees(missing),
  })
}

/** Keeps the range in a text, such as `2 to 4`, on one line. */
function keepRange(days: string): string {
  return days.replace(/(\d) (\S+) (\d)/, '$1\u00a0$2\u00a0$3')
}

type ChatOfBar = {
  label: string
  message: string
  placement: string
  /** A bulk order and a PIN code that no zone reaches are questions: nothing is ordered. */
  isOrder: boolean
}

/** Returns the label of a bar's button, and the message that it writes into the chat. */
export function chatOfBar(data: BarData, state: BarState): ChatOfBar {
  const { bulk, words } = data
  const { jars, bulkJars, pin, zone, bill } = state
  const { order, size } = state.pack
  if (bulk && bulkJars !== undefined) {
    // The last line of the message is the one for the PIN code.
    const message = fill(bulk.message, { jars: bulkJars, size }) + (pin ? ` ${pin}` : '')
    return { label: bulk.button, message, placement: 'bulk', isOrder: false }
  }
  if (pin && !zone) {
    const message = fill(data.unreached, { pin, jars: jars ?? '?', size })
    return { label: fill(words.askUnreached, { pin }), message, placement: 'unreached', isOrder: false }
  }
  const to = pin && zone ? { pin, days: zone.days } : undefined
  return {
    label: jars !== undefined && jars > 1 ? fill(words.several, { jars, size }) : order,
    message: packMessage(data.message, { size, jars, bill, to }),
    placement: 'shop-order',
    isOrder: true,
  }
}

/** Returns the text below the box: where and when the jars arrive, or what is wrong with the PIN code. */
export function placeText(
  { words }: BarData,
  typed: string,
  isBeingTyped: boolean,
  state?: BarState,
): string {
  const code = readPinCode(typed)
  // Fewer than six digits are no mistake while they are being typed.
  if (code && 'problem' in code) return code.problem === 'digits' && isBeingTyped ? '' : words[code.problem]
  const { pin, zone } = state ?? {}
  if (zone) return fill(words.place, { zone: zone.name, days: zone.days })
  return pin ? fill(words.unreached, { pin }) : ''
}

/** Returns what they cost there in all; an empty text while that is not known. */
export function totalText({ words }: BarData, { pack, jars, zone, bill }: BarState): string {
  if (!zone || jars === undefined) return ''
  return fill(bill.charge === 0 ? words.ships : words.charged, {
    size: `${jars} × ${pack.size}`,
    charge: rupees(bill.charge ?? 0),
    total: rupees(bill.total),
  })
}
