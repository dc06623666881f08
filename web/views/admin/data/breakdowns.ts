import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

/** Counts of a range by placement, page, source and pack. */
export function useBreakdowns(range: Range) {
  return useSWR(['breakdowns', range], () =>
    bodyOf(api.stats.breakdowns.$get({ query: { days: `${range}` } })),
  )
}
