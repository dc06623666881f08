import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIMITS } from '../contract/limits.ts'
import { id, line, maxLengths, omitColumns, type RowOf, time } from '../d1/columns.ts'
import { INQUIRY_STATUSES } from './constants.ts'

/** @returns whether somebody wrote something; an inquiry without words is the record of a click */
export function hasWords(inquiry: Record<'name' | 'email' | 'phone' | 'message', string | null>): boolean {
  return Boolean(inquiry.name || inquiry.email || inquiry.phone || inquiry.message)
}

/** `hasWords` as SQL, which is also the condition of the index on inquiries with words. */
export const HAS_WORDS = sql.raw(
  `coalesce(name, '') || coalesce(email, '') || coalesce(phone, '') || coalesce(message, '') <> ''`,
)

export const contactInquiries = sqliteTable(
  'contact_inquiries',
  {
    id: id(),
    name: line(LIMITS.inquiryName),
    email: line(LIMITS.email),
    phone: line(LIMITS.inquiryPhone),
    message: line(LIMITS.inquiryMessage),
    inquiry_type: line(LIMITS.inquiryType).notNull(),
    created_at: time().notNull(),
    status: text({ length: LIMITS.inquiryStatus, enum: INQUIRY_STATUSES }).notNull().default('new'),
    updated_at: time().notNull(),
    /** Lets visitors read and delete the rows of their own session. */
    user_session: line(LIMITS.userSession),
    /** Path of the page on which it was made. */
    page: line(LIMITS.countKey),
    /** Campaign, referring host, or `direct`. */
    source: line(LIMITS.countKey),
    /** When the owner was alerted; of one that needs no alert, when it was stored. */
    alerted_at: time(),
  },
  (table) => [
    index('contact_inquiries_user_session').on(table.user_session),
    // By status, newest first; clicks on the floating button are not in it.
    index('contact_inquiries_written').on(table.status).where(HAS_WORDS),
    index('contact_inquiries_alert_pending').on(table.id).where(sql`alerted_at IS NULL`),
    ...maxLengths(table),
  ],
)

export type InquiryRow = typeof contactInquiries.$inferSelect

/** What is read of an inquiry: all but the browser session and the alert. */
export const inquiryColumns = omitColumns(contactInquiries, 'user_session', 'alerted_at')
export type Inquiry = RowOf<typeof inquiryColumns> & {
  /** As it is dialled, such as `+919822012345`; null where `phone` is no telephone number. */
  phone_e164: string | null
}
