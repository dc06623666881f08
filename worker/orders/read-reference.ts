import { asciiDigits } from '../contract/digits.ts'
import { LIMITS } from '../contract/limits.ts'
import { normaliseLine } from '../contract/text.ts'
import { ALPHABET, computeChecksum, REFERENCE_LENGTH } from './reference.ts'

/*
 * How references are read: by the dashboard and the Worker. Apart from how they are made, which every page loads.
 */

/**
 * Reads a reference as a person may have typed it, in any case: O counts as 0, I and L as 1; spaces and hyphens are
 * ignored, and so are invisible characters. Undefined where the check fails.
 */
export function readReference(typed: string): string | undefined {
  const canonical = asciiDigits(normaliseLine(typed))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const values = [...canonical].map((character) => ALPHABET.indexOf(character))
  if (values.length !== REFERENCE_LENGTH || values.includes(-1)) return undefined
  return computeChecksum(values) === 0 ? canonical : undefined
}

/**
 * Finds the references, each once, in a message that a customer has changed, quoted or broken into lines. By chance, one
 * word of 32 reads as a reference.
 */
export function findReferences(message: string): string[] {
  const words = message.normalize('NFKC').match(/[0-9a-z]+/gi) ?? []
  const found = words.flatMap((_, first) => referenceAt(words, first) ?? [])
  return [...new Set(found)].slice(0, LIMITS.orderReferences)
}

/** A reference made of one word, or of several that a space or a line break separated. */
function referenceAt(words: readonly string[], first: number): string | undefined {
  let joined = ''
  for (let next = first; next < words.length && joined.length < REFERENCE_LENGTH; next += 1) {
    joined += words[next]
  }
  return joined.length === REFERENCE_LENGTH ? readReference(joined) : undefined
}
