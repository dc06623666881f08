import useSWR from 'swr'
import type { Breakdowns, Range } from '../../../../worker/contract.ts'
import { fetchStats } from './fetch-stats.ts'

/** Counts of a range by placement, page, source and pack. */
export function useBreakdowns(range: Range) {
  return useSWR(['breakdowns', range], () => fetchStats<Breakdowns>(`/breakdowns?days=${range}`))
}
