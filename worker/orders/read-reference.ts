import { asciiDigits } from '../contract/digits.ts'
import { normaliseLine } from '../contract/text.ts'
import { ALPHABET, computeChecksum, REFERENCE_LENGTH } from './reference.ts'

/*
 * Reads references, for the dashboard and the Worker. It is a module of its own, because a bundler puts a module into one
 * chunk, and the code that makes references is in that of every page.
 */

/**
 * Reads a reference as a person may have typed it, in any case: O counts as 0, I and L as 1; spaces and invisible
 * characters are ignored. Undefined where the check fails, and for a text with hyphens: one lot code of 32 would pass.
 */
export function readReference(typed: string): string | undefined {
  const canonical = asciiDigits(normaliseLine(typed))
    .replace(/\s/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const values = [...canonical].map((character) => ALPHABET.indexOf(character))
  if (values.length !== REFERENCE_LENGTH || values.includes(-1)) return undefined
  return computeChecksum(values) === 0 ? canonical : undefined
}
