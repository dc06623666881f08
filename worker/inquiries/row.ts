import { iso } from '../contract/days.ts'
import { readPhone } from '../contract/phone.ts'
import { pick } from '../d1/columns.ts'
import { newId } from '../lib/ids.ts'
import { pagePath, sourceOf } from '../tracking/origin.ts'
import type { NewInquiry } from './input.ts'
import { hasWords, type Inquiry, type InquiryRow, inquiryColumns } from './table.ts'

/**
 * @param options without `tracked`, neither the session nor page and source are stored; with `alert` the owner is to be
 * alerted, unless the inquiry has no words
 */
export function inquiryRow(
  { page_url, visit_source, ...columns }: NewInquiry,
  now: number,
  { tracked = true, alert = false } = {},
): InquiryRow {
  const time = iso(now)
  return {
    id: newId(now),
    ...columns,
    user_session: tracked ? columns.user_session : null,
    status: 'new',
    created_at: time,
    updated_at: time,
    page: tracked ? pagePath(page_url) : null,
    source: tracked && visit_source ? sourceOf(visit_source) : null,
    alerted_at: alert && hasWords(columns) ? null : time,
  }
}

/** Leaves out what no response has, and adds how the number is dialled. */
export function toInquiry(row: Omit<Inquiry, 'phone_e164'>): Inquiry {
  return { ...pick(row, inquiryColumns), phone_e164: readPhone(row.phone ?? '')?.e164 ?? null }
}
