import { LIMITS } from './limits.ts'
import { hasControlCharacter } from './text.ts'

/** What is wrong with an e-mail address, by the code that its issue carries. A page says it in its own words. */
export const EMAIL_PROBLEMS = {
  email_empty: {
    message: 'Please enter your email address',
    description: 'Email field cannot be empty',
  },
  email_invalid: {
    message: 'Enter correct mail',
    description: 'Please enter a valid email address',
  },
} as const
export type EmailProblem = keyof typeof EMAIL_PROBLEMS

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
