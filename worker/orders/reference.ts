import { LIMITS } from '../contract/limits.ts'

/**
 * The reference of an order made in a chat: six characters of Crockford's base32 (crockford.com/base32), the last of
 * them a check. It is a linear code over GF(32), so one wrong character, or any two swapped ones, are always noticed.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const REFERENCE_LENGTH = 6

/** Precedes the reference in a chat message; the same in every language, so that it is found again. */
export const REFERENCE_LABEL = 'Reference:'

/** The line of a reference: the first of an order's message, which has it even if the end is cut off. */
export function referenceLine(reference: string): string {
  return `${REFERENCE_LABEL} ${reference}\n`
}

/** x⁵ + x² + 1, a primitive polynomial of degree 5. */
const POLYNOMIAL = 0b100101

/** Bytes of randomness that `orderReference` takes: one for each character but the check. */
export const REFERENCE_RANDOM_BYTES = REFERENCE_LENGTH - 1

/** Makes a reference, such as `7K3QXM`, of `REFERENCE_RANDOM_BYTES` bytes from `crypto.getRandomValues`. */
export function orderReference(random: Uint8Array): string {
  const values = Array.from(random, (byte) => byte % ALPHABET.length)
  return [...values, double(remainder(values))].map((value) => ALPHABET[value]).join('')
}

/**
 * Reads a reference as a person may have typed it, in any case: O counts as 0, I and L as 1; spaces and hyphens are
 * ignored. Undefined where the check fails.
 */
export function readReference(typed: string): string | undefined {
  const canonical = typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const values = [...canonical].map((character) => ALPHABET.indexOf(character))
  if (values.length !== REFERENCE_LENGTH || values.includes(-1)) return undefined
  return remainder(values) === 0 ? canonical : undefined
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
  return readReference(joined)
}

/** Horner's rule at the generator of GF(32): zero for a valid reference. */
function remainder(values: readonly number[]): number {
  return values.reduce((sum, value) => double(sum) ^ value, 0)
}

/** Multiplies by the generator. */
function double(value: number): number {
  const shifted = value << 1
  return shifted >= ALPHABET.length ? shifted ^ POLYNOMIAL : shifted
}
