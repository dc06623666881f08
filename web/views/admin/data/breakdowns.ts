import useSWR from 'swr'
import type { Breakdowns } from '../../../../worker/contract/breakdowns.ts'
import type { Range } from '../../../../worker/contract/ranges.ts'
import { fetchStats } from './fetch-stats.ts'

/** Counts of a range by placement, page, source and pack. */
export function useBreakdowns(range: Range) {
  return useSWR(['breakdowns', range], () => fetchStats<Breakdowns>(`/breakdowns?days=${range}`))
}
