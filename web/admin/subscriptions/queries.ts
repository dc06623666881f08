import { api, bodyOf } from '#web/browser/api/client.ts'
import { type Chosen, spanQuery } from '../statistics/range.ts'

/** Subscribers on one page of the list. */
export const SUBSCRIBERS_PAGE = 10

/**
 * One page of subscribers, after the row whose id is the cursor, and one row more if there is another page. With a
 * search, addresses that begin with it; else those of the range, confirmed or not yet.
 */
export function querySubscribers(
  chosen: Chosen,
  search: string,
  isPending: boolean,
  cursor: string | undefined,
) {
  const query = {
    ...spanQuery(chosen),
    limit: String(SUBSCRIBERS_PAGE + 1),
    ...(search ? { search } : isPending && { status: 'pending' as const }),
    ...(cursor && { before: cursor }),
  }
  return {
    key: ['subscribers', query],
    fetch: () => bodyOf(api.stats.subscriptions.$get({ query })),
  }
}
