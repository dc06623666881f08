import { sql } from 'drizzle-orm'

/** @returns whether somebody wrote something; an inquiry without words is the record of a click */
export function hasWords(inquiry: Record<'name' | 'email' | 'phone' | 'message', string | null>): boolean {
  return Boolean(inquiry.name || inquiry.email || inquiry.phone || inquiry.message)
}

/** The same of a row, also the condition of the index on those that have words. */
export const HAS_WORDS = sql.raw(
  `coalesce(name, '') || coalesce(email, '') || coalesce(phone, '') || coalesce(message, '') <> ''`,
)
