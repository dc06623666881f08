import useSWR from 'swr'
import type { Range } from '../../../../worker/contract/ranges.ts'
import type { InquiryStats } from '../../../../worker/contract/stats.ts'
import { fetchStats } from './fetch-stats.ts'

const INQUIRIES_LISTED = 5

/** Number and latest inquiries of a range. */
export function useInquiries(range: Range) {
  return useSWR(['inquiries', range], () =>
    fetchStats<InquiryStats>(`/inquiries?days=${range}&limit=${INQUIRIES_LISTED}`),
  )
}
