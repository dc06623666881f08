import type { Inquiry } from '#contract/entities.ts'

/** @returns whether somebody wrote something; an inquiry without words is the record of a click */
export function hasWords({
  name,
  email,
  phone,
  message,
}: Pick<Inquiry, 'name' | 'email' | 'phone' | 'message'>): boolean {
  return [name, email, phone, message].some(Boolean)
}
