import { VISITOR_LIMITS } from './browser-limits.ts'
import { asciiDigits } from './digits.ts'
import { parseEmail } from './email.ts'
import { normaliseLine } from './text.ts'

/** What is wrong with the answer to “Phone or email”. A page describes it in its own words. */
export const CONTACT_PROBLEMS = {
  reach_empty: 'Write a phone number or an email address',
  email_invalid: 'This is not an email address',
  phone_invalid: 'A phone number has ten digits, or begins with + and the code of its country',
} as const
export type ContactProblem = keyof typeof CONTACT_PROBLEMS

/** Digits of a number in India, and of the longest in the world (E.164). */
const [MIN_DIGITS, MAX_DIGITS] = [10, 15]

/** The separator of a number and an address that were written into one field. */
const SEPARATORS = /[\s,;|/]+/

export type ContactDetail = { email: string; phone?: string } | { phone: string; email?: undefined }

/**
 * Reads a phone number, an e-mail address or both, distinguished by the at sign, or what is wrong with them. Of a phone
 * number it counts the digits only: browsers load this, and `phone.ts` knows the numbers of the world.
 */
export function parseContact(typed: string): ContactDetail | { problem: ContactProblem } {
  const line = normaliseLine(typed)
  if (line === '') return { problem: 'reach_empty' }
  if (!line.includes('@')) {
    const phone = dialledText(line)
    return phone === undefined ? { problem: 'phone_invalid' } : { phone }
  }
  const address = parseEmail(line)
  return readBoth(line) ?? ('email' in address ? address : { problem: 'email_invalid' })
}

/** Reads a number and an address, in either order and with words such as “or” between them. */
function readBoth(line: string): ContactDetail | undefined {
  const address = line.split(SEPARATORS).find((part) => part.includes('@')) ?? ''
  const read = parseEmail(address)
  const phone = dialledText(line.replace(address, ' ').replace(/[\p{L}\p{M}:&,;|]+/gu, ' '))
  return 'email' in read && phone !== undefined ? { ...read, phone } : undefined
}

/**
 * The part of a text that is dialled, with the digits of ASCII and the separators of telephone numbers; undefined where
 * it has anything else, such as the asterisks of a network's code, or too few or too many digits.
 */
export function dialledText(typed: string): string | undefined {
  if (typed.length > VISITOR_LIMITS.email) return undefined
  const text = asciiDigits(normaliseLine(typed))
    .replace(/^tel:([^;]*).*$/i, '$1')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('\uff0b', '+')
    .replace(/\s+/g, ' ')
    .replace(/^[ /]+|[ ,;./]+$/g, '')
  const digits = text.replace(/\D/g, '').length
  const isDialled = /^[( ]*\+?[\d ()./-]+$/.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS
  return isDialled ? text : undefined
}
