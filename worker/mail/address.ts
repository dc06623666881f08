import { LIMITS } from '../contract/limits.ts'
import { hasControlCharacter } from '../contract/text.ts'

/**
 * Narrower than `parseEmail`, which a form's input must match: no list, no display name, no comment and no quoting
 * (RFC 5322), so that an address cannot become two, or bring along a header.
 */
const MAILABLE =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** @returns whether the text is one address that may stand in a mail's header */
export function isMailable(address: string): boolean {
  return address.length <= LIMITS.email && MAILABLE.test(address) && !hasControlCharacter(address)
}

/** Their DMARC policies make receivers reject or hide mail that others send from their addresses. */
const MAILBOX_PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'ymail.com',
  'rediffmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'zohomail.in',
]

/**
 * @param sender the address that mails are to come from
 * @returns why it must not be used; null if it may be. Whether its domain is set up, only Cloudflare can say
 */
export function senderProblem(sender: string): 'malformed' | 'mailbox' | null {
  if (!isMailable(sender)) return 'malformed'
  const domain = sender.slice(sender.indexOf('@') + 1).toLowerCase()
  return MAILBOX_PROVIDERS.includes(domain) ? 'mailbox' : null
}
