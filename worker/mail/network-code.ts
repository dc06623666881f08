import { networkOf, siteOf } from '../network.ts'
import type { QuotaScope } from '../store/outbox.ts'
import { dayOf } from '../store/rules/days.ts'
import { QUEUE_DAYS } from '../store/rules/mail.ts'

/** Confirmation mails a day for one IPv4 address, which thousands of phones may share. */
const IPV4_LIMIT = 100
/** For one household's /64. */
const HOUSEHOLD_LIMIT = 30
/** For one organisation's /48, which has 65,536 of them. */
const SITE_LIMIT = 100

const DAY_MS = 24 * 60 * 60 * 1000
/** Hexadecimal digits: enough to tell a day's networks apart. */
const DIGITS = 16

/**
 * Codes a visitor's networks, so that their sign-ups of a day can be counted without storing an address. The codes change
 * at midnight in Asia/Kolkata.
 *
 * @param address as the header `CF-Connecting-IP` has it
 * @param now milliseconds UTC
 * @returns the limits of each day from today on
 */
export async function networkQuotas(
  secret: string,
  address: string | undefined,
  now: number,
): Promise<QuotaScope[][]> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(`network:${secret}`), algorithm, false, ['sign'])
  const codeOf = async (day: string, network: string) =>
    Array.from(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(`${day} ${network}`))), (byte) =>
      byte.toString(16).padStart(2, '0'),
    )
      .join('')
      .slice(0, DIGITS)
  const site = siteOf(address)
  const networks = [
    { network: networkOf(address), limit: site ? HOUSEHOLD_LIMIT : IPV4_LIMIT },
    ...(site ? [{ network: site, limit: SITE_LIMIT }] : []),
  ]
  const days = Array.from({ length: QUEUE_DAYS }, (_, index) => dayOf(now + index * DAY_MS))
  return Promise.all(
    days.map((day) =>
      Promise.all(networks.map(async ({ network, limit }) => ({ scope: await codeOf(day, network), limit }))),
    ),
  )
}
