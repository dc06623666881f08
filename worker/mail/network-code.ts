import { dayOf } from '../store/rules/days.ts'

/** Hexadecimal digits: enough to tell a day's networks apart. */
const DIGITS = 16

/**
 * Codes a network, so that its sign-ups of a day can be counted without storing its address.
 *
 * @param network an IPv4 address, or the /64 of an IPv6 address
 * @param now milliseconds UTC; the code changes at midnight in Asia/Kolkata
 */
export async function networkCode(secret: string, network: string, now: number): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(`network:${secret}`), algorithm, false, ['sign'])
  const code = await crypto.subtle.sign('HMAC', key, encode(`${dayOf(now)} ${network}`))
  return Array.from(new Uint8Array(code), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS)
}
