/**
 * The reference of an order made in a chat: six characters of Crockford's base32 (crockford.com/base32), the last of
 * them a check. It is a linear code over GF(32), so one wrong character, or any two swapped ones, are always noticed.
 */

export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
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
  return [...values, double(computeChecksum(values))].map((value) => ALPHABET[value]).join('')
}

/** Evaluates the polynomial with these coefficients at the generator of GF(32), by Horner's rule: 0 for a valid reference. */
export function computeChecksum(values: readonly number[]): number {
  return values.reduce((sum, value) => double(sum) ^ value, 0)
}

/** Multiplies by the generator. */
function double(value: number): number {
  const shifted = value << 1
  return shifted >= ALPHABET.length ? shifted ^ POLYNOMIAL : shifted
}
