import useSWR from 'swr'
import { api, bodyOf } from './api.ts'

/** Rows of D1 used today. */
export function useUsage() {
  return useSWR(['usage'], () => bodyOf(api.stats.usage.$get()))
}
