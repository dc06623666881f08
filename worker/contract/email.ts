import { LIMITS } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { hasControlCharacter } from './text.ts'

/** Text, at sign, text, dot, text, no spaces. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Validates an e-mail address by a basic pattern: text, at sign, text, dot, text, no spaces.
 *
 * @param typed the value of the form field
 * @returns the address as it is stored, trimmed and in lower case; or the message to show
 */
export function parseEmail(
  typed: string,
): { email: string } | { problem: { message: string; description: string } } {
  const email = typed.trim().toLowerCase()
  if (email === '') return { problem: MESSAGES.emailEmpty }
  if (email.length > LIMITS.email || !EMAIL.test(email) || hasControlCharacter(email)) {
    return { problem: MESSAGES.emailInvalid }
  }
  return { email }
}
