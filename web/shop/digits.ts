import { asciiDigits } from '#contract/digits.ts'
import { normaliseLine } from '#contract/text.ts'

/** What a visitor typed where a number is meant: a normalised line, with digits of ASCII and with hyphens for all dashes. */
export function plainDigits(typed: string): string {
  return asciiDigits(normaliseLine(typed)).replace(/\p{Pd}|\u2212/gu, '-')
}
