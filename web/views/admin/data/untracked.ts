import useSWR from 'swr'
import type { Range } from '../../../../worker/contract/ranges.ts'
import type { UntrackedStats } from '../../../../worker/contract/stats.ts'
import { fetchStats } from './fetch-stats.ts'

/** Events of a range that were not tracked, by reason. */
export function useUntracked(range: Range) {
  return useSWR(['untracked', range], () => fetchStats<UntrackedStats>(`/untracked?days=${range}`))
}
