import useSWR from 'swr'
import type { Range, VitalsStats } from '../../../../worker/contract.ts'
import { fetchStats } from './fetch-stats.ts'

/** Web Vitals of a range, by week. */
export function useVitals(range: Range) {
  return useSWR(['vitals', range], () => fetchStats<VitalsStats>(`/vitals?days=${range}`))
}
