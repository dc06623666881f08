import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { email, line, lines, optional, pageUrl, requiredLine, userSession } from './fields.ts'
import { visitSource } from './visit-source.ts'

/** Body of `POST /api/contact-inquiries`. */
export const inquiryInput = z.object({
  inquiry_type: requiredLine(LIMITS.inquiryType),
  name: optional(line(LIMITS.inquiryName)),
  email: optional(email),
  phone: optional(line(LIMITS.inquiryPhone)),
  message: optional(lines(LIMITS.inquiryMessage)),
  user_session: optional(userSession),
  page_url: pageUrl,
  visit_source: visitSource,
})

export type InquiryInput = z.input<typeof inquiryInput>
/** A validated inquiry, as the Store takes it. */
export type NewInquiry = z.output<typeof inquiryInput>
