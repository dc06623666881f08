import { normaliseLine } from './text.ts'

/** The digits of any script as those of ASCII, for what is a number, a code or an amount. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
}

/** Unicode keeps the ten digits of a script together, from its zero on. */
function digitValue(codePoint: number): number {
  let zero = codePoint
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (codePoint - zero) % 10
}

/** Returns what was typed where a number is meant: a normalised line, with digits of ASCII and with hyphens for all dashes. */
export function plainDigits(typed: string): string {
  return asciiDigits(normaliseLine(typed)).replace(/\p{Pd}|\u2212/gu, '-')
}
