import { LIMITS } from './limits.ts'
import type { EmailProblem } from './messages.ts'
import { hasControlCharacter } from './text.ts'

/** Text, at sign, text, dot, text, no spaces. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Reads a typed e-mail address: as it is stored, trimmed and in lower case, or what is wrong with it. */
export function parseEmail(typed: string): { email: string } | { problem: EmailProblem } {
  const email = typed.trim().toLowerCase()
  if (email === '') return { problem: 'email_empty' }
  if (email.length > LIMITS.email || !EMAIL.test(email) || hasControlCharacter(email)) {
    return { problem: 'email_invalid' }
  }
  return { email }
}
