import type { Change, DayCounts } from '../statistics/contract.ts'
import type { VisitSource } from '../tracking/contract.ts'

export type Inquiry = {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  inquiry_type: string
  status: string
  created_at: string
  updated_at: string
  /** Path of the page. */
  page: string | null
  /** Campaign, referring host, or `direct`. */
  source: string | null
}

/** The type of an inquiry that somebody wrote in the form: nobody opened WhatsApp. */
export const QUESTION = 'question'

export type InquiryStats = { data: Inquiry[]; summary: Change; series: DayCounts }

/** Body of `POST /api/contact-inquiries`. */
export type InquiryInput = {
  inquiry_type: string
  name?: string | null
  email?: string | null
  phone?: string | null
  message?: string | null
  /** A phone number or an e-mail address, in place of both fields. */
  reach?: string | null
  /** Honeypot. */
  website?: string
  challenge_token?: string | null
  user_session?: string | null
  page_url?: string | null
  visit_source?: VisitSource
}
