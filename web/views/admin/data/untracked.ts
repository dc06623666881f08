import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

/** Events of a range that were not tracked, by reason. */
export function useUntracked(range: Range) {
  return useSWR(['untracked', range], () => bodyOf(api.stats.untracked.$get({ query: { days: `${range}` } })))
}
