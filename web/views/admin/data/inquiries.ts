import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

const INQUIRIES_LISTED = '5'

/** Number and latest inquiries of a range. */
export function useInquiries(range: Range) {
  return useSWR(['inquiries', range], () =>
    bodyOf(api.stats.inquiries.$get({ query: { days: `${range}`, limit: INQUIRIES_LISTED } })),
  )
}
