import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { email, line, NO_CONTROL_CHARACTERS, rowId } from './fields.ts'

/** Body of `POST /api/owner/session`. */
export const ownerKeyInput = z.object({ key: z.string().min(1).max(LIMITS.ownerKey) })

export const subscriberId = z.object({ id: rowId })

/** A future time is rejected: a restored row would be counted on a day that has no counts yet. */
const pastTime = z.iso
  .datetime({ abort: true })
  .refine((time) => Date.parse(time) >= 0 && Date.parse(time) <= Date.now(), 'Use a time that is over')
  .transform((time) => new Date(time).toISOString())

/** Body of `PUT /api/owner/subscribers/:id`: the subscriber that a deletion returned. */
export const subscriberInput = z.object({
  email,
  source_page: line(LIMITS.sourcePage),
  subscribed_at: pastTime,
  // Stored as the header was sent, other control characters included; SQLite would cut it at a NUL.
  user_agent: z
    .string()
    .refine((text) => !text.includes('\0'), NO_CONTROL_CHARACTERS)
    .max(LIMITS.userAgent)
    .nullable(),
  created_at: pastTime,
})
