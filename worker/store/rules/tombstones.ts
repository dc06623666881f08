/** Days that a tombstone is kept: longer than any backup. */
export const TOMBSTONE_DAYS = 120

/**
 * Hashes the id of a row or of a browser session, so that a tombstone does not identify a person. Both have more than 70 random bits,
 * so the hash cannot be reversed by trying, and needs no secret that could be lost before a restore.
 *
 * @returns SHA-256 in hexadecimal
 */
export async function tombstoneOf(id: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
