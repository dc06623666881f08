import * as z from 'zod'
import { CONTACT_PROBLEMS, dialledText, parseContact } from '../contract/contact-detail.ts'
import {
  email,
  line,
  lines,
  optional,
  pageUrl,
  requiredLine,
  rowId,
  several,
  typed,
  userSession,
} from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { readPhone } from '../contract/phone.ts'
import { normaliseLine } from '../contract/text.ts'
import { before, limit, withCursor } from '../statistics/input.ts'
import { visitSource } from '../tracking/input.ts'
import { INQUIRY_STATUSES, QUESTION } from './constants.ts'

/** A telephone number as it was typed, else any line. */
const phone = typed
  .transform((text) => storedPhone(text) ?? normaliseLine(text))
  .pipe(z.string().max(LIMITS.inquiryPhone))

/** A phone number, an e-mail address or both, as they are stored. */
const reach = typed.transform((text, context) => {
  const read = parseContact(text)
  if (!('problem' in read)) return { email: read.email, phone: storedPhone(read.phone ?? '') }
  addProblem(context, [], read.problem, CONTACT_PROBLEMS[read.problem])
  return z.NEVER
})

/** A number as it was typed, or shorter where the column cannot take it; undefined where it is none. */
function storedPhone(text: string): string | undefined {
  const dialled = dialledText(text)
  const forms = [dialled, readPhone(text)?.international, dialled?.replace(/[^\d+]/g, '')]
  return forms.find((form) => form !== undefined && form.length <= LIMITS.inquiryPhone)
}

type Context = z.core.$RefinementCtx

/** Reports what is wrong with a field, with a code by which the page describes it in its own words. */
function addProblem(context: Context, path: string[], code: string, message: string): void {
  context.addIssue({ code: 'custom', path, message, params: { code } })
}

/** Body of `POST /api/contact-inquiries`. */
export const inquiryInput = z
  .object({
    inquiry_type: requiredLine(LIMITS.inquiryType),
    name: optional(line(LIMITS.inquiryName)).transform((typed) => typed || null),
    email: optional(email),
    phone: optional(phone),
    message: optional(lines(LIMITS.inquiryMessage)),
    user_session: optional(userSession),
    page_url: pageUrl,
    visit_source: visitSource,
    /** In place of e-mail and phone, from a form that has one field for both. */
    reach: reach.optional(),
  })
  .superRefine(({ inquiry_type, message, reach: read, email: address, phone }, context) => {
    if (inquiry_type !== QUESTION) return
    if (!message) addProblem(context, ['message'], 'message_empty', 'Write your question')
    if (!read && !address && !phone) {
      addProblem(context, ['reach'], 'reach_empty', CONTACT_PROBLEMS.reach_empty)
    }
  })
  .transform(({ reach: read, ...input }) => ({
    ...input,
    email: read?.email ?? input.email,
    phone: read?.phone ?? input.phone,
  }))
export type InquiryInput = z.input<typeof inquiryInput>

/** Query of `GET /api/owner/inquiries`. */
export const writtenQuery = z
  .object({ status: z.enum(INQUIRY_STATUSES).default('new'), limit, before })
  .transform(withCursor)

/** Body of `PATCH /api/owner/inquiries/:id`. */
export const inquiryChangeInput = z.object({ status: z.enum(INQUIRY_STATUSES) })
export type InquiryChange = z.output<typeof inquiryChangeInput>

/** Query of `DELETE /api/owner/inquiries`. */
export const deletedQuery = z.object({ id: several(rowId, LIMITS.deletedInquiries) })

/** A validated inquiry, as the Store takes it. */
export type NewInquiry = z.output<typeof inquiryInput>
