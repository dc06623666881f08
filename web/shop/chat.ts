import { REFERENCE_LENGTH, referenceLine } from '#worker/orders/contract.ts'
import type { ContentWith, Pack } from '../model/types.ts'
import { POLICIES } from '../views.ts'
import { clipEncoded } from './clip.ts'
import { fill } from './fill.ts'
import { billOf, packMessage } from './order.ts'

/** The address of a chat that takes a text: `https://wa.me/<number>?text=…`, with the number in full and digits only. */
export const CHAT_ADDRESS = /^https:\/\/wa\.me\/\d+$/

/** Longest text of a link, in characters of its encoded form: browsers and WhatsApp take more, some phones do not. */
export const MAX_ENCODED_TEXT = 1800

/**
 * Characters that the link of an order leaves for its reference, which `browser/tracking/order-links.ts` puts before
 * the text.
 */
const ENCODED_REFERENCE_LENGTH = encodeURIComponent(referenceLine('0'.repeat(REFERENCE_LENGTH))).length

/** The pack that is ordered. */
export type OrderedPack = Pick<Pack, 'size' | 'price' | 'mrp'>

/** What an order's message is made of. */
export type OrderContent = ContentWith<'words.chat' | 'words.site' | 'facts.packs' | 'packs' | 'language'>

/** Writes an order: one jar of the pack, or all packs to choose from, and what the customer fills in. */
export function orderMessage(content: OrderContent, pack?: OrderedPack): string {
  const { facts, language, packs, words } = content
  const { chat, site } = words
  if (pack) {
    const bill = billOf(pack, 1, { offerRuns: true, freeShippingFrom: facts.packs.freeShippingFrom })
    return packMessage(content, { size: pack.size, jars: 1, bill })
  }
  const sizes = packs.map(({ size }) => size)
  const orderLine = fill(chat.order, {
    sizes: new Intl.ListFormat(language, { type: 'disjunction' }).format(sizes),
  })
  const jars = sizes.length > 1 ? chat.eachSize : chat.jars
  return [orderLine, jars, site.pinCode, chat.orderForm, chat.gift].join('\n')
}

/** Orders another jar from a batch page, naming the lot. */
export function reorderMessage(content: OrderContent, pack: OrderedPack, lot: string): string {
  return `${orderMessage(content, pack)}\n${fill(content.words.chat.reorder, { lot })}`
}

/** Placements whose link sends a question; every other one sends an order. */
const questions = new Set<string>([
  'faq',
  'floating-button',
  'footer',
  'mobile-bar',
  'label',
  'not-found',
  'batch-question',
  'batch-recall',
  'batch-unknown',
  'back-in-stock',
  'unreached',
  'unsent',
  ...POLICIES,
])

/** The message of a chat link, by its placement: a question about the page of a title, or the order of a pack. */
export function messageOf(
  content: OrderContent,
  placement: string,
  page: string,
  pack?: OrderedPack,
): string {
  const { bulk, question } = content.words.chat
  if (placement === 'bulk') return bulk
  return questions.has(placement) ? fill(question, { page }) : orderMessage(content, pack)
}

/** Whether a placement makes an order. */
export function makesOrder(placement: string): boolean {
  return placement !== 'bulk' && !questions.has(placement)
}

/** A text as long as the link of a chat takes, with room for an order's reference. */
export function chatText(text: string): string {
  return clipEncoded(text, MAX_ENCODED_TEXT - ENCODED_REFERENCE_LENGTH)
}

/** The address of a chat with a text, where it takes one. */
export function chatAddress(text: string, link: string): string {
  return CHAT_ADDRESS.test(link) ? `${link}?text=${encodeURIComponent(chatText(text))}` : link
}
