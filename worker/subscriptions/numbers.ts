import type { Count } from '../statistics/counts.ts'
import { type List, type Page, readPeriod, readTotal } from '../statistics/lists.ts'
import { changeOf, daySeries, ofMetric, totalOf } from '../statistics/numbers.ts'
import { type Period, periodOf } from '../statistics/period.ts'
import type { SubscriptionStats } from './contract.ts'
import { SUBSCRIPTION_METRICS } from './metrics.ts'
import { toListedSubscriber } from './row.ts'
import type { SubscriptionRow } from './table.ts'

/** Addresses with a prefix, of any date, in alphabetical order. */
type Search = List<SubscriptionRow, Page & { search: string }>

const METRICS = Object.keys(SUBSCRIPTION_METRICS)

/**
 * Statistics and lists of subscriptions. Part of the Store, the same in D1 and in the demo.
 *
 * @param now milliseconds UTC
 */
export function subscriptionStatistics(
  {
    all,
    confirmed,
    pending,
    search: find,
  }: Record<'all' | 'confirmed' | 'pending', List<SubscriptionRow>> & { search: Search },
  now: number,
) {
  return {
    /** With `search`, `data` has the addresses with that prefix, of any date, in alphabetical order. */
    async subscriptionStats({
      search,
      status,
      ...page
    }: Page & { search?: string | undefined; status?: 'pending' | undefined }): Promise<SubscriptionStats> {
      const period = periodOf(now, page)
      const reads = [...readPeriod(['subscription'], period, 'metric'), ...readTotal(METRICS, now)]
      const { rows, counts } = await (search === undefined
        ? (status === 'pending' ? pending : all)(page, ...reads)
        : find({ ...page, search }, ...reads))
      return { data: rows.map(toListedSubscriber), ...subscriptionNumbers(counts, period, now) }
    },

    /** Confirmed addresses only, without a range of any age: this is the list that letters are sent to. */
    listSubscriptions: async (page: Page) => (await confirmed(page)).rows,
  }
}

/** @returns the number of confirmed addresses now, and those that were confirmed in it */
function subscriptionNumbers(counts: Count[], period: Period, now: number): Omit<SubscriptionStats, 'data'> {
  const subscriptions = ofMetric(counts, 'subscription')
  const total = totalOf(subscriptions, now) - totalOf(ofMetric(counts, 'unsubscription'), now)
  return {
    summary: { total, ...changeOf(subscriptions, period) },
    series: daySeries(subscriptions, period),
  }
}
