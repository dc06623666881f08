/**
 * Takes from the end of an address, or of a token in it, what a message had after it: `.`, `)`, `>`, a blank, a zero-width
 * space, the letters of another script. Addresses of pages and tokens (base64url) end with one of these characters.
 *
 * @param address decoded
 */
export function trimAddress(address: string): string {
  return /^.*[\w-]/s.exec(address)?.[0] ?? ''
}
