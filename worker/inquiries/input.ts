import * as z from 'zod'
import { email, line, lines, optional, pageUrl, requiredLine, userSession } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { before, limit, withCursor } from '../statistics/input.ts'
import { visitSource } from '../tracking/input.ts'
import { INQUIRY_STATUSES } from './contract.ts'

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

/** Query of `GET /api/owner/inquiries`. */
export const writtenQuery = z
  .object({ status: z.enum(INQUIRY_STATUSES).default('new'), limit, before })
  .transform(withCursor)

/** Body of `PATCH /api/owner/inquiries/:id`. */
export const inquiryChangeInput = z.object({ status: z.enum(INQUIRY_STATUSES) })

/** A validated inquiry, as the Store takes it. */
export type NewInquiry = z.output<typeof inquiryInput>
