import { plainDigits } from './digits.ts'

/*
 * How numbers are read where a person types or pastes them. What cannot be read is undefined or has a problem: it is never
 * taken for another number.
 */

/** A number with separators as in India, `1,23,456`, or in thousands, and at most two decimals. */
const NUMBER = String.raw`(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d\d)*,\d{3})(\.\d{1,2})?`

const AMOUNT = new RegExp(
  String.raw`^(?:₹|(?:rs|inr|rupees?|रुपये|रुपए|रु)\.?)? ?${NUMBER} ?(?:/[-=]|(?:/[-=] ?)?(?:only|₹|rs|inr|rupees?|रुपये|रुपए|रु))?[.,]?$`,
  'iu',
)

/** Reads rupees as they are written in India: `Rs.633`, `₹1,290/-`, `1,290.00`, `६३३`. */
export function readAmount(typed: string): number | undefined {
  return numberOf(AMOUNT.exec(plainDigits(typed)))
}

const COUNT = new RegExp(
  `^${NUMBER} ?(?:jars?|bottles?|packs?|pcs|pieces?|nos|days?|months?|जार|बरणी|बरण्या|बॉटल|डिब्बा|डिब्बे|डबा|डबे|नग)?[.,]?$`,
  'iu',
)

/** Reads how many jars, people or days: `2`, `२`, `2 jars`. */
export function readCount(typed: string): number | undefined {
  const found = COUNT.exec(plainDigits(typed))
  return found?.[2] === undefined ? numberOf(found) : undefined
}

const WEIGHT = new RegExp(
  `^${NUMBER} ?(?:(kg|kilos?|kilograms?|किलो|किग्रा)|g|gms?|gr?ms|grams?|ग्रा|ग्राम|ग्रॅम)[.,]?$`,
  'iu',
)

/** Reads a net weight in whole grams: `450 gm`, `450g`, `0.5 kg`. */
export function readGrams(typed: string): number | undefined {
  const found = WEIGHT.exec(plainDigits(typed))
  const grams = (numberOf(found) ?? 0) * (found?.[3] ? 1000 : 1)
  return Number.isInteger(grams) && grams > 0 ? grams : undefined
}

function numberOf(found: RegExpExecArray | null): number | undefined {
  const [, whole, decimals = ''] = found ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + decimals)
}

/** Why a text is no PIN code of India: not six digits, beginning with 0, or of another country. */
export type PinProblem = 'digits' | 'zero' | 'foreign'

/** Six digits among other words, such as those of an address; no part of a longer number. */
export const PIN_IN_TEXT = /(?<!\d[ -]?)\d{3}[ -]?\d{3}(?![ -]?\d)/g

/**
 * Reads a PIN code as a visitor typed it, alone or in an address: `411 001`, `PIN 411001.`, `Pune, 411001`.
 *
 * @returns the six digits, or why they are none; nothing for an empty text
 */
export function readPinCode(typed: string): { pin: string } | { problem: PinProblem } | undefined {
  const text = plainDigits(typed)
  if (text === '') return undefined
  const alone = text.replace(/[ -]/g, '')
  const [pin, ...others] = /\D/.test(alone)
    ? new Set(text.match(PIN_IN_TEXT)?.map((digits) => digits.replace(/\D/g, '')))
    : [alone]
  if (pin === undefined) return { problem: 'foreign' }
  if (pin.startsWith('0')) return { problem: 'zero' }
  return pin.length === 6 && others.length === 0 ? { pin } : { problem: 'digits' }
}
