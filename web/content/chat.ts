// What stands in WhatsApp when a chat link opens it, by the place of the link. Words may change; keep them short.

import { REFERENCE_LABEL } from '#contract/order-reference.ts'
import { brand } from './brand.ts'
import { packs } from './packs.ts'

/** Longest text of a link, in characters of its encoded form: browsers and WhatsApp take more, some phones do not. */
export const MAX_ENCODED_TEXT = 1800

/** The service whose links take a text: wa.me/<number>?text=… */
const TAKES_TEXT = /^https:\/\/wa\.me\/\d+$/

const greeting = `Hello ${brand.name}`

export type OrderMessage = {
  /** Such as `500g`; none outside the shop and batch pages. */
  readonly size?: string
  /** Rupees of the pack at this moment. */
  readonly price?: number
  /** The order's reference, for visitors who are tracked. */
  readonly reference?: string
}

/** An order: pack, price, places for the number of jars and the address, and the reference where there is one. */
export function orderMessage({ size, price, reference }: OrderMessage = {}): string {
  const sizes = packs.map((pack) => pack.size).join(' or ')
  return lines(
    `${greeting}, I would like to order ${brand.product}, ${size ?? sizes}${price === undefined ? '.' : ` (₹${price} a jar).`}`,
    'Jars: 1',
    'Name:',
    'Address:',
    'PIN code:',
    'If it is a gift, for whom (name and phone):',
    reference && `${REFERENCE_LABEL} ${reference}`,
  )
}

/** A question, with the name of the page that it was asked on. */
export function questionMessage(page: string): string {
  return lines(`${greeting}, I have a question about “${page}”:`)
}

/** A bulk order. */
export function bulkMessage(): string {
  return lines(
    `${greeting}, I would like a price for a bulk order.`,
    'Jars and size:',
    'Needed by:',
    'PIN code:',
  )
}

export type RefundMessage = {
  /** Name of the case, from refund.ts. */
  readonly name: string
  /** The day of delivery as printed. */
  readonly delivered?: string
  /** What the visitor has ticked off. */
  readonly attached: readonly string[]
}

/** A refund case as the helper drafts it. */
export function refundMessage({ name, delivered, attached }: RefundMessage): string {
  return lines(
    `${greeting}, I would like to report: ${name}.`,
    'Order number:',
    `Delivered on: ${delivered ?? ''}`.trim(),
    attached.length > 0 && `I am sending: ${attached.join('; ')}.`,
  )
}

/** Another jar after a batch page, naming the lot. */
export function reorderMessage({ lot, ...order }: OrderMessage & { readonly lot: string }): string {
  return lines(orderMessage(order), `My last jar was from lot ${lot}.`)
}

/** Asks for word when a pack that is sold out can be ordered again. */
export function backInStockMessage(size: string): string {
  return `${greeting}, please tell me when the ${size} jar of ${brand.product} is back.`
}

/** A jar of a recalled lot, with a place for what the customer chooses. */
export function recallMessage(lot: string): string {
  return lines(
    `${greeting}, I have a jar of the recalled lot ${lot}.`,
    'Money back or a new jar:',
    'Name:',
    'Address:',
  )
}

/** A lot code that the site has no batch for. */
export function unknownLotMessage(): string {
  return lines(`${greeting}, your site has no batch with the lot code on my jar.`, 'Lot:')
}

/** Placements whose link asks a question; every other one makes an order. */
const questions = new Set([
  'faq',
  'floating-button',
  'footer',
  'mobile-bar',
  'label',
  'disclaimer',
  'privacy',
  'refund-policy',
  'not-found',
  'batch-question',
  'batch-recall',
  'batch-unknown',
  'back-in-stock',
])

/**
 * The message of a chat link.
 *
 * @param placement as in `data-chat`, such as `hero`
 * @param page title of the page, for questions
 * @param order pack, price and reference, for orders
 */
export function messageOf(placement: string, page: string, order: OrderMessage = {}): string {
  if (placement === 'bulk') return bulkMessage()
  return questions.has(placement) ? questionMessage(page) : orderMessage(order)
}

/** Whether a placement makes an order. */
export function makesOrder(placement: string): boolean {
  return placement !== 'bulk' && !questions.has(placement)
}

/**
 * The address of a chat link.
 *
 * @param text cut to `MAX_ENCODED_TEXT`, never within a character
 * @param link the chat; one that takes no text stays as it is
 */
export function chatAddress(text: string, link: string = brand.chatLink): string {
  return TAKES_TEXT.test(link) ? `${link}?text=${encodeURIComponent(clipped(text))}` : link
}

function clipped(text: string): string {
  let length = 0
  let kept = ''
  for (const character of text.toWellFormed()) {
    length += encodeURIComponent(character).length
    if (length > MAX_ENCODED_TEXT) return kept
    kept += character
  }
  return kept
}

function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}
