import { VISITOR_LIMITS } from './browser-limits.ts'
import { normaliseLine } from './text.ts'

/** What is wrong with an e-mail address, by the code that its issue carries. A page describes it in its own words. */
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

/** Characters: a link to an address may have a subject and a text, too. */
const MAX_TYPED = 2048

/** Reads a typed e-mail address: as it is stored, trimmed and in lower case, or what is wrong with it. */
export function parseEmail(typed: string): { email: string } | { problem: EmailProblem } {
  if (normaliseLine(typed) === '') return { problem: 'email_empty' }
  const email = bareAddress(typed)
  const isEmail = email.length <= VISITOR_LIMITS.email && EMAIL.test(email) && !typed.includes('\0')
  return isEmail ? { email } : { problem: 'email_invalid' }
}

/**
 * An address, or the beginning of one, without what contact lists, mail programs and keyboards put around it, in lower
 * case: `mailto:asha@mail.example?subject=Hello`, `Asha <asha@mail.example>`, `asha@mail.example, `. All invisible
 * characters go.
 */
export function bareAddress(typed: string): string {
  const line = normaliseLine(typed.replace(/\p{DI}/gu, '')).toLowerCase()
  if (line.length > MAX_TYPED) return line
  const [, address = line] = /<([^<>]*@[^<>]*)>[\s,;.]*$/.exec(line) ?? []
  return address
    .replace(/^([<(["'“‘\s]*mailto:[^?]*)\?.*$/, '$1')
    .replace(/^(?:mailto:|[<(["'“‘\s])+/, '')
    .replace(/[>)\]"'”’,;:.।…\s]+$/, '')
}
