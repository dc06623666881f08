import type { Change, DayCounts } from '../statistics/contract.ts'
import type { VisitSource } from '../tracking/contract.ts'

/** `new` until the owner marks it. */
export const INQUIRY_STATUSES = ['new', 'answered'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

export type Inquiry = {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  /** As it is dialled, such as `+919822012345`; null where `phone` is no telephone number. */
  phone_e164: string | null
  message: string | null
  inquiry_type: string
  status: InquiryStatus
  created_at: string
  updated_at: string
  /** Path of the page. */
  page: string | null
  /** Campaign, referring host, or `direct`. */
  source: string | null
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
export type InquiryChange = { status: InquiryStatus }

/** `count` is at most `MAX_TO_DO`; `oldest` is a time. */
export type InquiriesToDo = { count: number; oldest: string | null }

/** The type of an inquiry that somebody wrote in the form: nobody opened WhatsApp. */
export const QUESTION = 'question'

/** Body of `POST /api/contact-inquiries`. */
export type InquiryInput = {
  inquiry_type: string
  name?: string | null
  email?: string | null
  phone?: string | null
  message?: string | null
  /** A phone number or an e-mail address, in place of both fields. */
  reach?: string | null
  challenge_token?: string | null
  user_session?: string | null
  page_url?: string | null
  visit_source?: VisitSource
}
