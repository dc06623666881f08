import { type EmailProblem, parseEmail } from './email.ts'
import { LIMITS } from './limits.ts'

/** What is wrong with the answer to “Phone or email”. A page says it in its own words. */
export const REACH_PROBLEMS = {
  reach_empty: 'Write a phone number or an email address',
  email_invalid: 'This is not an email address',
  phone_invalid: 'A phone number has ten digits, or begins with + and the code of its country',
} as const
export type ReachProblem = keyof typeof REACH_PROBLEMS

const DEVANAGARI_ZERO = 0x0966
/** Digits of a number in India, and of the longest in the world (E.164). */
const [MIN_DIGITS, MAX_DIGITS] = [10, 15]

/** Reads a phone number or an e-mail address, told apart by the at sign: as it is stored, or what is wrong with it. */
export function readReach(typed: string): { email: string } | { phone: string } | { problem: ReachProblem } {
  if (typed.includes('@')) {
    const read: { email: string } | { problem: EmailProblem } = parseEmail(typed)
    return 'email' in read ? read : { problem: 'email_invalid' }
  }
  const phone = typed
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\s+/g, ' ')
  if (phone === '') return { problem: 'reach_empty' }
  const digits = phone.replace(/\D/g, '').length
  const isPhone = /^\+?[\d\s().-]+$/.test(phone) && digits >= MIN_DIGITS && digits <= MAX_DIGITS
  return isPhone && phone.length <= LIMITS.inquiryPhone ? { phone } : { problem: 'phone_invalid' }
}
