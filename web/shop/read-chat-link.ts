import { plainDigits } from '#contract/digits.ts'
import { readPhone } from '#contract/phone.ts'

/** The addresses by which WhatsApp opens a chat with a number; the number is the group. */
const WITH_NUMBER =
  /^(?:(?:https?:\/\/)?(?:www\.)?wa\.me\/|(?:(?:https?:\/\/)?(?:api|web)\.whatsapp\.com\/|whatsapp:\/\/)send\/?\?(?:[^#]*&)?phone=)([^/?&#]*)\/?(?:[?&#].*)?$/i

/**
 * Reads the number of a chat, or the link that opens it, as it may be pasted: `98220 12345`, `wa.me/+91 98220-12345/`,
 * `https://api.whatsapp.com/send?phone=919822012345`. A number of ten digits is one of India.
 *
 * @returns `https://wa.me/` with the number in full; undefined where that is not clear
 */
export function readChatLink(typed: string): string | undefined {
  const text = plainDigits(typed.replace(/%20|%2B/gi, ' '))
  const linked = WITH_NUMBER.exec(text)?.[1]
  // A link has the number in full, and leaves out the plus sign.
  const inFull = linked && /^[1-9]\d{10,}$/.test(linked) ? `+${linked}` : linked
  const number = readPhone(inFull ?? text)?.e164
  return number && `https://wa.me/${number.slice(1)}`
}

/** Whether a link names a number of WhatsApp, which has to be readable; a short link such as wa.me/message/… names none. */
export function namesNumber(link: string): boolean {
  const written = WITH_NUMBER.exec(plainDigits(link))
  return written !== null && !/^(?:message|qr)\b/i.test(written[1] ?? '')
}
