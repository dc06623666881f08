import { rupees } from '#contract/rupees.ts'
import type { ContentWith, Pack, Zone } from '#web/model/types.ts'
import { chatText } from '#web/shop/chat.ts'
import { daysText, shippingText, zoneOfPin } from '#web/shop/delivery.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { type Bill, billOf, maxJars, readJars } from '#web/shop/order.ts'
import { bulkMessage, orderMessage, packMessage, unreachedMessage } from '#web/shop/order-message.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import type { shopTopics } from './topics.ts'

/** What an order is made of. */
type OrderContent = ContentWith<(typeof shopTopics)[number]>

/** What was typed, and whether the offer runs. */
type Typed = { readonly jars: string; readonly pin: string; readonly offerRuns: boolean }

/** An order of a pack, as far as what was typed makes one. */
export type OrderDraft = {
  readonly pack: Pack
  /** Undefined where what was typed is no number of jars that can be ordered. */
  readonly jars: number | undefined
  /** The number that makes it a bulk order. */
  readonly bulkJars: number | undefined
  readonly pin: string | undefined
  /** Undefined without a PIN code, and where no zone reaches it. */
  readonly zone: Zone | undefined
  readonly isUnreached: boolean
  /** The bill, of one jar where the number of jars is not known, or makes the order a question. */
  readonly bill: Bill
}

/** Makes an order of a pack and what was typed. */
export function orderOf(
  { facts, zones }: OrderContent,
  pack: Pack,
  { jars: text, pin, offerRuns }: Typed,
): OrderDraft {
  const { bulk } = facts.delivery
  const typed = readJars(text)
  const jars = typed !== undefined && typed <= maxJars(bulk) ? typed : undefined
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
    bill: billOf(pack, jars ?? 1, { offerRuns, zone, freeShippingFrom: facts.packs.freeShippingFrom }),
  }
}

/** Explains why the jars cannot be ordered; an empty text where they can. */
export function problemText({ facts, words }: OrderContent, { jars, bulkJars }: OrderDraft): string {
  const { bulk } = facts.delivery
  const { order } = words.shop
  if (jars !== undefined) return ''
  if (bulkJars === undefined || !bulk) return fill(order.badJars, { max: maxJars(bulk) })
  return fill(order.bulk, { fromJars: bulk.fromJars })
}

/** Explains what is wrong with a PIN code. Fewer than six digits are no mistake while they are being typed. */
export function pinProblemText({ words }: OrderContent, typed: string, isBeingTyped: boolean): string {
  const code = readPinCode(typed)
  return code && 'problem' in code && !(code.problem === 'digits' && isBeingTyped)
    ? words.delivery.pin[code.problem]
    : ''
}

/** Describes what the post costs and how long it takes, as far as it is known. */
export function shipsText(content: OrderContent, { jars, pin, zone, bill, isUnreached }: OrderDraft): string {
  const { order } = content.words.shop
  if (isUnreached) return fill(order.unreached, { pin: pin ?? '' })
  if (jars === undefined) return ''
  if (pin === undefined || !zone) return shippingText(bill.sum, content)
  const { charge, sum, total, missing } = bill
  if (charge === 0) {
    return fill(order.freeTo, { pin, days: keepRange(daysText(zone.days, content, 'within')) })
  }
  return fill(content.facts.packs.freeShippingFrom === null ? order.chargedAlwaysTo : order.chargedTo, {
    sum: rupees(sum),
    charge: rupees(charge ?? 0),
    total: rupees(total),
    days: keepRange(daysText(zone.days, content)),
    missing: rupees(missing),
  })
}

/** Keeps the range in a text, such as `2 to 4`, on one line. */
function keepRange(days: string): string {
  return days.replace(/(\d) (\S+) (\d)/, '$1\u00a0$2\u00a0$3')
}

type Chat = {
  readonly label: string
  readonly message: string
  readonly placement: string
  /** A bulk order and a PIN code that no zone reaches are questions: nothing is ordered. */
  readonly isOrder: boolean
}

/** Returns the label of a pack's order button, and the message that it writes into the chat. */
export function chatOf(
  content: OrderContent,
  { pack, jars, bulkJars, pin, zone, bill, isUnreached }: OrderDraft,
): Chat {
  const { delivery, shop } = content.words
  const { order, size } = pack
  if (bulkJars !== undefined) {
    const message = bulkMessage(content, { size, jars: bulkJars, pin })
    return { label: delivery.bulk.button, message, placement: 'bulk', isOrder: false }
  }
  if (pin && isUnreached) {
    return {
      label: fill(shop.order.askUnreached, { pin }),
      message: unreachedMessage(content, { size, jars, pin }),
      placement: 'unreached',
      isOrder: false,
    }
  }
  const to = pin && zone ? { pin, days: daysText(zone.days, content) } : undefined
  return {
    label: jars !== undefined && jars > 1 ? fill(shop.order.several, { jars, size }) : order,
    message: packMessage(content, { size, jars, bill, to }),
    placement: 'shop-order',
    isOrder: true,
  }
}

/** The facts of an order for its link, whose address has the message of one jar: attributes, by their names. */
export function linkFacts(content: OrderContent, { pack, jars, bill }: OrderDraft, message: string) {
  if (message === orderMessage(content, pack)) return {}
  return {
    'data-message': chatText(message),
    'data-jars': jars ?? 1,
    'data-total': bill.total,
    'data-charge': bill.charge ?? undefined,
  }
}

/** What screen readers announce: the chosen jars and their total. */
export function announceOrder({ language, words }: OrderContent, { jars, bill }: OrderDraft): string {
  return jars === undefined
    ? ''
    : fillCount(words.shop.order.said, jars, language, { total: rupees(bill.total) })
}
