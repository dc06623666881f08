import { VISITOR_LIMITS } from '#contract/browser-limits.ts'
import { rupees } from '#contract/rupees.ts'
import type { ContentWith, Pack, Zone } from '#web/model/types.ts'
import { chatText } from '#web/shop/chat.ts'
import { daysText, shippingText, zoneOfPin } from '#web/shop/delivery.ts'
import { fill, fillCount } from '#web/shop/fill.ts'
import { costOf, maxJars, type OrderCost, readJars } from '#web/shop/order.ts'
import {
  bulkMessage,
  orderMessage,
  packMessage,
  packsText,
  unreachedMessage,
} from '#web/shop/order-message.ts'
import { packsOnSale } from '#web/shop/price.ts'
import { readPinCode } from '#web/shop/typed-numbers.ts'
import type { shopTopics } from './topics.ts'

/** What an order is made of. */
type OrderContent = ContentWith<(typeof shopTopics)[number]>

/** What was typed, and whether the offer runs. */
type Typed = {
  readonly jars: string
  /** The text for jars of another pack, by its id; none where it is left out. */
  readonly others?: Readonly<Record<string, string>>
  readonly pin: string
  readonly offerRuns: boolean
}

/** The jars of a pack, as far as what was typed is a number. */
type Line = Pack & { readonly jars: number | undefined }

/** An order of a pack, and jars of others with it, as far as what was typed makes one. */
export type OrderDraft = {
  readonly pack: Pack
  /** The chosen pack first. */
  readonly lines: readonly Line[]
  /** All jars; undefined where what was typed is no number of jars that can be ordered. */
  readonly jars: number | undefined
  /** The number of all jars that makes it a bulk order. */
  readonly bulkJars: number | undefined
  readonly pin: string | undefined
  /** Undefined without a PIN code, and where no zone reaches it. */
  readonly zone: Zone | undefined
  readonly isUnreached: boolean
  /** What it costs; for one jar a line where the number of jars is not known, or is a bulk order. */
  readonly cost: OrderCost<Line>
}

/** Makes an order of a pack and what was typed. */
export function orderOf(
  { facts, packs, zones }: OrderContent,
  pack: Pack,
  { jars: text, others = {}, pin: typedPin, offerRuns }: Typed,
): OrderDraft {
  const { bulk } = facts.delivery
  const lines = [
    { ...pack, jars: readJars(text) },
    ...packsOnSale(packs)
      .filter(({ id }) => id !== pack.id)
      .map((other) => ({ ...other, jars: readJars(others[other.id] ?? '', 0) }))
      .filter(({ jars }) => jars !== 0)
      .slice(0, VISITOR_LIMITS.otherSizes),
  ]
  const count = lines.reduce((sum, line) => sum + (line.jars ?? Number.NaN), 0)
  const jars = count <= maxJars(bulk) ? count : undefined
  const { pin } = readPinCode(typedPin)
  const zone = pin === undefined ? undefined : zoneOfPin(zones, pin)
  return {
    pack,
    lines,
    jars,
    zone,
    pin,
    isUnreached: pin !== undefined && !zone,
    bulkJars: bulk && count > maxJars(bulk) ? count : undefined,
    cost: costOf(jars === undefined ? lines.map((line) => ({ ...line, jars })) : lines, {
      offerRuns,
      zone,
      freeShippingFrom: facts.packs.freeShippingFrom,
    }),
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
  const { problem } = readPinCode(typed)
  return problem && !(problem === 'digits' && isBeingTyped) ? words.delivery.pin[problem] : ''
}

/** Describes what the post costs and how long it takes, as far as it is known. */
export function shipsText(content: OrderContent, { jars, pin, zone, cost, isUnreached }: OrderDraft): string {
  const { order } = content.words.shop
  if (isUnreached) return fill(order.unreached, { pin: pin ?? '' })
  if (jars === undefined) return ''
  if (pin === undefined || !zone) return shippingText(cost.sum, content)
  const { charge, sum, total, missing } = cost
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
  { pack, lines, jars, bulkJars, pin, zone, cost, isUnreached }: OrderDraft,
): Chat {
  const { delivery, shop } = content.words
  if (bulkJars !== undefined) {
    const message = bulkMessage(content, lines, pin)
    return { label: delivery.bulk.button, message, placement: 'bulk', isOrder: false }
  }
  if (pin && isUnreached) {
    return {
      label: fill(shop.order.askUnreached, { pin }),
      message: unreachedMessage(content, cost.lines, pin),
      placement: 'unreached',
      isOrder: false,
    }
  }
  const to = pin && zone ? { pin, days: daysText(zone.days, content) } : undefined
  const packs = packsText(lines)
  // A button of two lines breaks between packs.
  const unbroken = lines.length > 1 ? packs.replace(/(?<!\+) (?!\+)/g, '\u00a0') : packs
  return {
    label: jars !== undefined && jars > 1 ? fill(shop.order.several, { packs: unbroken }) : pack.order,
    message: packMessage(content, { cost, to }),
    placement: 'shop-order',
    isOrder: true,
  }
}

/** The lines of an order beside that of the chosen pack, as its click records them; undefined where there are none. */
function othersOf(lines: OrderCost<Line>['lines']) {
  const others = lines.slice(1).map(({ id, jars = 1, each }) => ({ pack: id, jars, each }))
  return others.length > 0 ? others : undefined
}

/**
 * The facts of an order for its link, whose address has the message of one jar: attributes, by their names. Of the jars, those of
 * the chosen pack.
 */
export function linkFacts(content: OrderContent, { pack, cost }: OrderDraft, message: string) {
  if (message === orderMessage(content, pack)) return {}
  return {
    'data-message': chatText(message),
    'data-jars': cost.lines[0]?.jars ?? 1,
    'data-others': JSON.stringify(othersOf(cost.lines)),
    'data-total': cost.total,
    'data-charge': cost.charge ?? undefined,
  }
}

/** What screen readers announce: the chosen jars and their total. */
export function announceOrder({ language, words }: OrderContent, { jars, cost }: OrderDraft): string {
  return jars === undefined
    ? ''
    : fillCount(words.shop.order.said, jars, language, { total: rupees(cost.total) })
}
