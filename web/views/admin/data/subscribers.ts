import useSWR from 'swr'
import type { Range } from '#contract/ranges.ts'
import { api, bodyOf } from '#web/api/client.ts'

/** Subscribers on one page of the list. */
export const PAGE_SIZE = 10

type Page = {
  range: Range
  /** Beginning of an address; empty for all of the range. */
  search: string
  /** Id of the last row of the page before. */
  cursor: string | undefined
}

/** One page of subscribers, and one row more if there is another page. */
export function useSubscribers({ range, search, cursor }: Page) {
  return useSWR(['subscribers', range, search, cursor], () =>
    bodyOf(
      api.stats.subscriptions.$get({
        query: {
          days: `${range}`,
          limit: String(PAGE_SIZE + 1),
          ...(search && { search }),
          ...(cursor && { before: cursor }),
        },
      }),
    ),
  )
}
