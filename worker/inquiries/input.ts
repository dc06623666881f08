import * as z from 'zod'
import { email, line, lines, optional, pageUrl, requiredLine, userSession } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { REACH_PROBLEMS, readReach } from '../contract/reach.ts'
import { before, limit, withCursor } from '../statistics/input.ts'
import { visitSource } from '../tracking/input.ts'
import { INQUIRY_STATUSES, QUESTION } from './contract.ts'

/** A phone number or an e-mail address, as it is stored. */
const reach = z.string().transform((typed, context) => {
  const read = readReach(typed.toWellFormed())
  if ('problem' in read) {
    context.addIssue({
      code: 'custom',
      message: REACH_PROBLEMS[read.problem],
      params: { code: read.problem },
    })
    return z.NEVER
  }
  return read
})

/** Body of `POST /api/contact-inquiries`. */
export const inquiryInput = z
  .object({
    inquiry_type: requiredLine(LIMITS.inquiryType),
    name: optional(line(LIMITS.inquiryName)),
    email: optional(email),
    phone: optional(line(LIMITS.inquiryPhone)),
    message: optional(lines(LIMITS.inquiryMessage)),
    user_session: optional(userSession),
    page_url: pageUrl,
    visit_source: visitSource,
    /** In place of e-mail and phone, from a form that has one field for both. */
    reach: reach.optional(),
    /** Token of a passed Turnstile check. */
    challenge_token: optional(line(LIMITS.challengeToken)),
  })
  .superRefine(({ inquiry_type, message, reach: typed, email: address, phone }, context) => {
    if (inquiry_type !== QUESTION) return
    const issue = (path: string, text: string) =>
      context.addIssue({ code: 'custom', path: [path], message: text })
    if (!message?.trim()) issue('message', 'Write your question')
    if (!typed && !address && !phone) issue('reach', REACH_PROBLEMS.reach_empty)
  })
  .transform(({ reach: typed, ...input }) => ({ ...input, ...typed }))

/** Query of `GET /api/owner/inquiries`. */
export const writtenQuery = z
  .object({ status: z.enum(INQUIRY_STATUSES).default('new'), limit, before })
  .transform(withCursor)

/** Body of `PATCH /api/owner/inquiries/:id`. */
export const inquiryChangeInput = z.object({ status: z.enum(INQUIRY_STATUSES) })

/** A validated inquiry, as the Store takes it. */
export type NewInquiry = Omit<z.output<typeof inquiryInput>, 'challenge_token'>
