import { plainDigits } from '#contract/digits.ts'
import { pinIn, stateOfGstin, stateOfLicence, statesOf } from './states.ts'

/** The year of FSSAI's first numbers. */
const FIRST_YEAR = 11

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns a number without the spaces and hyphens that people write in it, in capitals. */
export const plainNumber = (typed: string) => plainDigits(typed).replace(/[\s-]/g, '').toUpperCase()

/** Whether a text has the form of a number that FSSAI gives: 14 digits, 1 (a licence) or 2 (a registration) first. */
export const isLicence = (number: string) => /^[12]\d{13}$/.test(number)

/** Whether a text is a GSTIN: the code of a State, a PAN, two characters, and a check digit (Luhn's, to the base 36). */
export function isGstin(number: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(number) || !stateOfGstin(number)) return false
  const sum = Array.from(number.slice(0, -1), (digit) => DIGITS.indexOf(digit))
    .map((value, index) => value * (1 + (index % 2)))
    .reduce((total, value) => total + Math.floor(value / DIGITS.length) + (value % DIGITS.length), 0)
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length] === number.at(-1)
}

/**
 * Lists where a number of FSSAI contradicts the address: its State (digits 2 and 3; 00 is the central authority) and its
 * year (digits 4 and 5).
 *
 * @returns a clause for each, such as `names Goa, and the address Maharashtra`
 */
export function licenceDoubts(number: string, address: string, today: Date): string[] {
  if (!isLicence(number)) return []
  const year = Number(number.slice(3, 5))
  const isCentral = number.slice(1, 3) === '00'
  const named = stateOfLicence(number)
  const homes = statesOf(pinIn(address) ?? '')
  const fits = homes.length === 0 || homes.some((one) => one === named || !one.fssai)
  return [
    ...(isCentral || fits
      ? []
      : [`its digits 2 and 3 name ${named?.name ?? 'no State'}, and the address ${homes[0]?.name}`]),
    ...(year < FIRST_YEAR || year > today.getUTCFullYear() % 100
      ? [`its digits 4 and 5 name the year 20${number.slice(3, 5)}`]
      : []),
  ]
}

/** Words that people type in place of an answer, reduced to their letters. */
const NO_ANSWER = /^(?:na|nil|no|nobody|noone|none|notyet|notknown|later|tba|tbd|test|x+|xyz|abc)$/i

/** Whether a text may be a name: two letters, and none of the words that stand for no answer. */
export function isName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length > 1 && !NO_ANSWER.test(letters)
}

/** Whether the link of a chat has a mobile number of India, which is one that WhatsApp may have for certain. */
export const isMobileChat = (link: string) => /^https:\/\/wa\.me\/91[6-9]\d{9}$/.test(link)
