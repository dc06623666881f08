import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from './api.ts'

/** Web Vitals of a range, by week. */
export function useVitals(range: Range) {
  return useSWR(['vitals', range], () => bodyOf(api.stats.vitals.$get({ query: { days: `${range}` } })))
}
