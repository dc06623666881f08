import { plainDigits } from '#contract/digits.ts'

/*
 * How numbers are read where a person types or pastes them; amounts and weights, which visitors do not type, are in
 * read-amount.ts, which no page of theirs loads. What cannot be read is undefined or has a problem: it is never taken for
 * another number.
 */

/** A number with separators as in India, `1,23,456`, or in thousands, and at most two decimals. */
export const NUMBER = String.raw`(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d\d)*,\d{3})(\.\d{1,2})?`

const COUNTED_NOUNS = 'jars?|packs?|bottles?|pieces?|pcs|जार|बरणी|बरण्या|डिब्बा|डिब्बे|पैक|पॅक'

/** Reads how many jars or people: `2`, `२`, `2 jars`. */
export function readCount(typed: string): number | undefined {
  const found = new RegExp(`^${NUMBER} ?(?:${COUNTED_NOUNS})?[.,]?$`, 'iu').exec(plainDigits(typed))
  return found?.[2] === undefined ? numberOf(found) : undefined
}

/** Converts the first two groups of a match of `NUMBER` to a number. */
export function numberOf(found: RegExpExecArray | null): number | undefined {
  const [, whole, decimals = ''] = found ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + decimals)
}

/** Why a text is no PIN code of India: not six digits, beginning with 0, or of another country. */
export type PinProblem = 'digits' | 'zero' | 'foreign'

const PIN_DIGITS = 6

/**
 * Reads a PIN code as a visitor typed it, alone or in an address: `411 001`, `PIN 411001.`, `Nashik, 422001`.
 *
 * @returns the six digits, or why they are none; neither for an empty text
 */
export function readPinCode(typed: string): { pin?: string; problem?: PinProblem } {
  const text = plainDigits(typed)
  if (text === '') return {}
  const numbers = (text.match(/\d([ -]?\d)*/g) ?? []).map((number) => number.replace(/\D/g, ''))
  const isAlone = /^[\d -]+$/.test(text)
  const [pin, ...otherNumbers] = new Set(
    isAlone ? numbers : numbers.filter(({ length }) => length === PIN_DIGITS),
  )
  if (pin === undefined) return { problem: 'foreign' }
  if (pin.startsWith('0')) return { problem: 'zero' }
  return pin.length === PIN_DIGITS && otherNumbers.length === 0 ? { pin } : { problem: 'digits' }
}
