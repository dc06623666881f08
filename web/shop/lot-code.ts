import { asciiDigits } from '#contract/digits.ts'

/**
 * The form of a lot code: 4 to 20 capital letters and digits in groups joined by hyphens, such as `SY-26-02`. It fits
 * into an address as it is, and GS1 allows 20 characters for a batch (application identifier 10).
 */
export const LOT_CODE = /^(?=.{4,20}$)[A-Z0-9]+(-[A-Z0-9]+)*$/

/**
 * Reduces a lot code, as typed from a jar, after the word "Lot" or as the end of an address, to the letters and
 * digits that distinguish it: O is read as 0, I and L as 1, and any script's digits and full-width letters as plain
 * ones.
 */
export function lotKey(typed: string): string {
  // Not `normaliseLine`: every page loads this.
  return asciiDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^https?:\/\/\S*\//i, '')
    .replace(/^(lot|batch)\b\s*(no\b|number\b)?/i, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
