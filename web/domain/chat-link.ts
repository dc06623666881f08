import { plainDigits } from './digits.ts'

/** The address of a chat that takes a text: `https://wa.me/<number>?text=…`, with the number in full and digits only. */
export const TAKES_TEXT = /^https:\/\/wa\.me\/\d+$/

/** The addresses by which WhatsApp opens a chat with a number; the number is the group. */
const WITH_NUMBER =
  /^(?:(?:https?:\/\/)?(?:www\.)?wa\.me\/|(?:(?:https?:\/\/)?(?:api|web)\.whatsapp\.com\/|whatsapp:\/\/)send\/?\?(?:[^#]*&)?phone=)([^/?&#]*)\/?(?:[?&#].*)?$/i

/** Digits of a number in India with the country code, and of any in the world (E.164). */
const IN_INDIA = /^91\d{10}$/
const ABROAD = /^(?!91|0)\d{11,15}$/

/**
 * Reads the number of a chat, or the link that opens it, as it may be pasted: `98220 12345`, `wa.me/+91 98220-12345/`,
 * `https://api.whatsapp.com/send?phone=919822012345`. A number of ten digits is one of India.
 *
 * @returns `https://wa.me/` with the number in full; undefined where that is not clear
 */
export function readChatLink(typed: string): string | undefined {
  const text = plainDigits(typed.replace(/%20|%2B/gi, ' '))
  const written = WITH_NUMBER.exec(text)?.[1] ?? text
  if (!/^\+?[\d ().-]+$/.test(written.trim())) return undefined
  // 00 stands for the plus sign, and a single 0 for the country code or after it.
  const digits = written
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^(91)?0(?=\d{10}$)/, '')
  const full = digits.length === 10 ? `91${digits}` : digits
  return IN_INDIA.test(full) || ABROAD.test(full) ? `https://wa.me/${full}` : undefined
}

/** Whether a link names a number of WhatsApp, which has to be readable; a short link such as wa.me/message/… names none. */
export function namesNumber(link: string): boolean {
  const written = WITH_NUMBER.exec(plainDigits(link))
  return written !== null && !/^(?:message|qr)\b/i.test(written[1] ?? '')
}
