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
