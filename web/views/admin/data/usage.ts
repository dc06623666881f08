import useSWR from 'swr'
import type { Usage } from '../../../../worker/contract/usage.ts'
import { fetchStats } from './fetch-stats.ts'

/** Rows of D1 used today. */
export function useUsage() {
  return useSWR(['usage'], () => fetchStats<{ data: Usage }>('/usage'))
}
