import { readPhone } from '#contract/phone.ts'

/** The address of a link that calls, for pages that are rendered at build; none where the number is not known yet. */
export function phoneAddress(phone: string): string | undefined {
  const read = readPhone(phone)
  return read && `tel:${read.e164}`
}
