import * as z from 'zod'
import { parseEmail } from '../email.ts'
import { LIMITS } from '../limits.ts'
import { VISITOR_MAILS } from '../runs.ts'
import { SUBSCRIPTION_STATUSES } from '../subscriptions.ts'
import { email, language, line, NO_CONTROL_CHARACTERS, optional, pastTime } from './fields.ts'

/** Body of `POST /api/owner/session`. */
export const ownerKeyInput = z.object({ key: z.string().min(1).max(LIMITS.ownerKey) })

/** Body of `PUT /api/owner/subscribers/:id`: the subscriber that a deletion returned. */
export const subscriberInput = z.object({
  email,
  source_page: line(LIMITS.sourcePage),
  language,
  subscribed_at: pastTime,
  // Stored as the header was sent, other control characters included; SQLite would cut it at a NUL.
  user_agent: z
    .string()
    .refine((text) => !text.includes('\0'), NO_CONTROL_CHARACTERS)
    .max(LIMITS.userAgent)
    .nullable(),
  created_at: pastTime,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Null until the first confirmation. */
  confirmed_at: pastTime.nullable(),
  unsubscribed_at: pastTime.nullable(),
  /** When it unsubscribed instead of confirming. */
  refused_at: pastTime.nullable(),
  /** Version of the notice that was agreed to; null for rows written before it was recorded. */
  notice_version: optional(line(LIMITS.noticeVersion)),
  /** Of the mails to the address. */
  mail_kind: z.enum(VISITOR_MAILS).default('confirmation'),
  mail_due_at: optional(z.iso.datetime()),
  mail_attempts: z.int().min(0).default(0),
  mail_sent_at: optional(pastTime),
  mails_sent: z.int().min(0).default(0),
})

/** Separators of pasted addresses: white space, commas, semicolons, and what surrounds an address in a mail's header. */
const SEPARATOR = /[\s,;<>"]+/

/** Body of `POST /api/owner/unsubscribes`: addresses as they were copied from another tool. Other words are ignored. */
export const unsubscribesInput = z.object({
  addresses: z
    .string()
    .transform((pasted) => [
      ...new Set(
        pasted
          .toWellFormed()
          .split(SEPARATOR)
          .flatMap((word) => {
            const parsed = parseEmail(word)
            return 'email' in parsed ? [parsed.email] : []
          }),
      ),
    ])
    .pipe(z.array(z.string()).min(1, 'There is no address in this text').max(LIMITS.pastedAddresses)),
})
