import useSWR from 'swr'
import type { NotCountedStats, Range } from '../../../../worker/contract.ts'
import { fetchStats } from './fetch-stats.ts'

/** Events of a range that were not tracked, by reason. */
export function useUntracked(range: Range) {
  return useSWR(['untracked', range], () => fetchStats<NotCountedStats>(`/not-counted?days=${range}`))
}
