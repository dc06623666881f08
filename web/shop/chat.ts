import { REFERENCE_LENGTH, referenceLine } from '#worker/orders/contract.ts'
import { clipEncoded } from './clip.ts'

/** The address of a chat that takes a text: `https://wa.me/<number>?text=…`, with the number in full and digits only. */
export const CHAT_ADDRESS = /^https:\/\/wa\.me\/\d+$/

/** Longest text of a link, in characters of its encoded form: browsers and WhatsApp take more, some phones do not. */
export const MAX_ENCODED_TEXT = 1800

/** Characters that the link of an order leaves for its reference, which it gets when it is pressed. */
const ENCODED_REFERENCE_LENGTH = encodeURIComponent(referenceLine('0'.repeat(REFERENCE_LENGTH))).length

/** A text as long as the link of a chat takes, with room for an order's reference. */
export function chatText(text: string): string {
  return clipEncoded(text, MAX_ENCODED_TEXT - ENCODED_REFERENCE_LENGTH)
}

/** The address of a chat with a text, where it takes one. */
export function chatAddress(text: string, link: string): string {
  return CHAT_ADDRESS.test(link) ? `${link}?text=${encodeURIComponent(chatText(text))}` : link
}
