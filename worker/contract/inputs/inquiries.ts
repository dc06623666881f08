import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { hasControlCharacter } from '../text.ts'
import { email, line, NO_CONTROL_CHARACTERS, optional, pageUrl, requiredLine, userSession } from './fields.ts'
import { visitSource } from './visit-source.ts'

/** Text of several lines: tabs and line breaks are the only control characters. */
const message = z
  .string()
  .refine((text) => !hasControlCharacter(text.replace(/[\t\n\r]/g, '')), NO_CONTROL_CHARACTERS)
  .transform((text) => text.toWellFormed())
  .pipe(z.string().max(LIMITS.inquiryMessage))

/** Body of `POST /api/contact-inquiries`. */
export const inquiryInput = z.object({
  inquiry_type: requiredLine(LIMITS.inquiryType),
  name: optional(line(LIMITS.inquiryName)),
  email: optional(email),
  phone: optional(line(LIMITS.inquiryPhone)),
  message: optional(message),
  user_session: optional(userSession),
  page_url: pageUrl,
  visit_source: visitSource,
})

export type InquiryInput = z.input<typeof inquiryInput>
/** A validated inquiry, as the Store takes it. */
export type NewInquiry = z.output<typeof inquiryInput>
