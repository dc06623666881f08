import type * as z from 'zod'
import type { Change, DayCounts } from '../statistics/contract.ts'
import type { inquiryChangeInput, inquiryInput } from './input.ts'
import type { InquiryRow } from './table.ts'

export { type InquiryStatus, QUESTION } from '../contract/values.ts'

/** What is read of an inquiry: all but the browser session and the alert. */
export type Inquiry = Omit<InquiryRow, 'user_session' | 'alerted_at'> & {
  /** As it is dialled, such as `+919822012345`; null where `phone` is no telephone number. */
  phone_e164: string | null
}

/** `written` have words; `chats` are clicks on the floating button. `data` and `series` have both. */
export type InquiryStats = {
  data: Inquiry[]
  summary: Record<'written' | 'chats', Change>
  series: DayCounts
}

/** A page of the inquiries that have words, newest first; `next` is the cursor `before` of the next one. */
export type InquiryList = { data: Inquiry[]; next: string | null }

/** Body of `PATCH /api/owner/inquiries/:id`. */
export type InquiryChange = z.output<typeof inquiryChangeInput>

/** `count` is at most `MAX_TO_DO`; `oldest` is a time. */
export type InquiriesToDo = { count: number; oldest: string | null }

/** Body of `POST /api/contact-inquiries`. */
export type InquiryInput = z.input<typeof inquiryInput>
