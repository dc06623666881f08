import { clipEncoded } from './clip.ts'

/** Longest address, in characters: some mail programs, and Windows, take hardly more than 2,000. */
const MAX_LENGTH = 1800

/** The address of a link that writes, its text cut to what a mail program takes; none where the address is not known yet. */
export function mailAddress(
  email: string,
  { subject, body }: { subject?: string; body?: string } = {},
): string | undefined {
  if (!email.includes('@')) return undefined
  const to = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
  if (subject === undefined || body === undefined) return to
  const start = `${to}?subject=${encodeURIComponent(subject)}&body=`
  // A line of a mail ends with two characters (RFC 6068).
  const text = clipEncoded(body.replaceAll('\n', '\r\n'), MAX_LENGTH - start.length)
  return start + encodeURIComponent(text)
}
