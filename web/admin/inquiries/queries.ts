import { api, bodyOf } from '#web/browser/api/client.ts'
import type { InquiryStatus } from '#worker/inquiries/contract.ts'
import { type Chosen, spanQuery } from '../statistics/range.ts'

/** Enquiries on one page of the list. */
const PAGE_SIZE = '10'

/** One page of the enquiries that have words, after the cursor. */
export function queryInquiries(status: InquiryStatus, before: string | undefined) {
  const query = { status, limit: PAGE_SIZE, ...(before && { before }) }
  return { key: ['inquiries', query], fetch: () => bodyOf(api.owner.inquiries.$get({ query })) }
}

/** How many enquiries were written and how many chats opened in a range. */
export function queryInquiryStats(chosen: Chosen) {
  const query = { ...spanQuery(chosen), limit: '1' }
  return { key: ['inquiry-stats', query], fetch: () => bodyOf(api.stats.inquiries.$get({ query })) }
}
