import { rupees } from '#contract/rupees.ts'
import { referenceLine } from '#worker/orders/contract.ts'
import type { ContentWith, Pack, Pause } from '../model/types.ts'
import { fill } from './fill.ts'
import { costOf, type OrderCost, type OrderLine } from './order.ts'
import { packsOnSale } from './price.ts'

/*
 * The messages with which a chat opens are composed here, of the texts of `words/<language>/chat.json`: their lines, and
 * the reference before these. A page is built with the message of one jar; `browser/tracking/order-links.ts` has it filled
 * in when its link is pressed.
 */

type OrderedPack = Pick<Pack, 'size' | 'price' | 'mrp'>

/** A line of an order, as texts name it. */
export type NamedLine = { readonly size: string; readonly jars: number | undefined }

/** Names the jars of an order: `500g`, or `2 × 500g + 250g`. */
export function packsText(lines: readonly NamedLine[]): string {
  return lines.map(({ jars = '?', size }) => (jars === 1 ? size : `${jars} × ${size}`)).join(' + ')
}

/** What messages are made of. */
type MessageContent = ContentWith<'words.chat' | 'words.site' | 'facts.packs' | 'packs' | 'language'>

/** Writes an order: one jar of the pack, or all packs to choose from, and what the customer fills in. */
export function orderMessage(content: MessageContent, pack?: OrderedPack): string {
  const { facts, language, packs, words } = content
  const { chat, site } = words
  if (pack) {
    const { freeShippingFrom } = facts.packs
    return packMessage(content, {
      cost: costOf([{ ...pack, jars: 1 }], { offerRuns: true, freeShippingFrom }),
    })
  }
  const sizes = packs.map(({ size }) => size)
  const orderLine = fill(chat.order, {
    sizes: new Intl.ListFormat(language, { type: 'disjunction' }).format(sizes),
  })
  const jars = sizes.length > 1 ? chat.eachSize : chat.jars
  return [orderLine, jars, site.pinCode, chat.orderForm, chat.gift].join('\n')
}

/** An order, as its message describes it. */
type OrderToSend = {
  /** The number of jars of a line is undefined where what was typed is none. */
  readonly cost: OrderCost<OrderLine & NamedLine>
  /** The zone of delivery, if it is known; `days` is printed. */
  readonly to?: { readonly pin: string; readonly days: string } | undefined
}

/**
 * Writes an order: its packs, delivery and total, a line each, then what the customer fills in. The line for another size
 * is left out where only one is on sale, and where the order has another one.
 */
export function packMessage(
  { packs, words }: ContentWith<'words.chat' | 'words.site' | 'packs'>,
  { cost, to }: OrderToSend,
): string {
  const { chat, site } = words
  const { charge, lines, total } = cost
  const isKnown = lines.every(({ jars }) => jars !== undefined)
  const withTotal =
    charge === null ? chat.totalWithoutDelivery : to || charge > 0 ? chat.total : chat.totalFree
  const delivery = () => {
    if (!to || charge === null) return site.pinCode
    // Without a number of jars the shipping charge is not known.
    if (!isKnown) return `${site.pinCode} ${to.pin}`
    return fill(charge === 0 ? chat.toPinFree : chat.toPin, { ...to, charge: rupees(charge) })
  }
  const otherSizes = lines.length > 1 ? 0 : packsOnSale(packs).length - 1
  return [
    ...lines.map(({ jars = '?', size, each }, place) =>
      fill(place === 0 ? chat.orderOfPack : chat.andPack, { jars, size, price: rupees(each) }),
    ),
    delivery(),
    isKnown ? fill(withTotal, { total: rupees(total) }) : chat.jars,
    chat.orderForm,
    ...(otherSizes > 0 ? [otherSizes > 1 ? chat.otherSizes : chat.otherSize] : []),
    chat.gift,
  ].join('\n')
}

/** Asks for an order while none are taken, with what the visitor has chosen. */
export function pausedMessage({ question }: Pause, chosen = '', pin = ''): string {
  return fill(question, { chosen, pin })
}

/** Orders another jar from a batch page, naming the lot. */
export function reorderMessage(
  content: MessageContent & ContentWith<'words.batch'>,
  pack: OrderedPack,
  lot: string,
): string {
  return `${orderMessage(content, pack)}\n${fill(content.words.batch.messages.reorder, { lot })}`
}

/** Asks for the price of these jars; its last line is for the PIN code. */
export function bulkMessage(
  { words }: ContentWith<'words.chat'>,
  lines: readonly NamedLine[],
  pin: string | undefined,
): string {
  return fill(words.chat.bulkOfPack, { packs: packsText(lines) }) + (pin ? ` ${pin}` : '')
}

/** Asks whether packs are sent to a PIN code that no zone reaches. */
export function unreachedMessage(
  { words }: ContentWith<'words.chat'>,
  lines: readonly NamedLine[],
  pin: string,
): string {
  return fill(words.chat.unreached, { pin, packs: packsText(lines) })
}

/** Placements whose link sends an order; that of every other one, such as a policy, sends a question. */
const ORDERS: readonly string[] = [
  'promo-strip',
  'header',
  'hero',
  'products',
  'shop-order',
  'founders',
  'popup',
  'blog',
  'batch-reorder',
]

/** The message of a chat link, by its placement: a question about the page of a title, or the order of a pack. */
export function messageOf(
  content: MessageContent,
  placement: string,
  page: string,
  pack?: OrderedPack,
): string {
  const { bulk, question } = content.words.chat
  if (placement === 'bulk') return bulk
  return makesOrder(placement) ? orderMessage(content, pack) : fill(question, { page })
}

export function makesOrder(placement: string): boolean {
  return ORDERS.includes(placement)
}

/** What is known when the link of an order is pressed. */
type Press = {
  /** Prices in rupees, where the message has a price and the offer is over: the one that it has, and the one it gets. */
  prices?: { readonly price: number; readonly mrp: number } | undefined
  /** What the line for the PIN code ends with where it is empty. */
  pinLabel: string
  pin: string | null
}

/** Fills in the message that a page was built with: the price of this moment, and the PIN code after its label. */
export function fillIn(message: string, { prices, pinLabel, pin }: Press): string {
  const priced = prices
    ? message.replace(/₹\d+(,\d+)*/g, (amount) =>
        amount === rupees(prices.price) ? rupees(prices.mrp) : amount,
      )
    : message
  const writePin = (line: string) => (pin && line.endsWith(pinLabel) ? `${line} ${pin}` : line)
  return priced.split('\n').map(writePin).join('\n')
}

/** Puts an order's reference before its lines: a message has it even if its end is cut off. */
export function withReference(message: string, reference: string): string {
  return referenceLine(reference) + message
}
