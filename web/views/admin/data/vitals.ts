import useSWR from 'swr'
import type { Range } from '../../../../worker/contract/ranges.ts'
import type { VitalsStats } from '../../../../worker/contract/vitals.ts'
import { fetchStats } from './fetch-stats.ts'

/** Web Vitals of a range, by week. */
export function useVitals(range: Range) {
  return useSWR(['vitals', range], () => fetchStats<VitalsStats>(`/vitals?days=${range}`))
}
