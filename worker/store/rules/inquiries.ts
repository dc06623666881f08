import type { Inquiry } from '#contract/entities.ts'

/** Inquiries stored on a day in Asia/Kolkata, of the whole site: anybody may send one. */
export const INQUIRIES_PER_DAY = 500

/** @returns whether somebody wrote something; an inquiry without words is the record of a click */
export function hasWords({
  name,
  email,
  phone,
  message,
}: Pick<Inquiry, 'name' | 'email' | 'phone' | 'message'>): boolean {
  return [name, email, phone, message].some(Boolean)
}
