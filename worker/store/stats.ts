import type { Breakdowns } from '#contract/breakdowns.ts'
import type { OrderStats } from '#contract/orders.ts'
import type { Range } from '#contract/ranges.ts'
import type { InquiryStats, InteractionStats, SubscriptionStats, UntrackedStats } from '#contract/stats.ts'
import {
  type InquiryRow,
  type InteractionRow,
  type OrderRow,
  type ProductEventRow,
  type SubscriptionRow,
  toInquiry,
  toInteraction,
  toListedSubscriber,
  toOrder,
  toProductEvent,
} from './rows.ts'
import type { Count } from './rules/counts.ts'
import { type Period, periodOf } from './rules/days.ts'
import {
  ALL_TIME,
  CLICK_METRICS,
  DAILY_SERIES,
  DIMENSION_METRICS,
  type Metric,
  SALE_METRICS,
  SUBSCRIBER_METRICS,
} from './rules/metrics.ts'
import {
  breakdowns,
  dailyNumbers,
  inquiryNumbers,
  interactionNumbers,
  orderNumbers,
  subscriptionNumbers,
  untrackedNumbers,
} from './rules/stats.ts'

/** Rows of any age, or of a range, newest first: at most `limit`, after the row whose id is `cursor`. */
export type AllTimePage = { days?: Range | undefined; limit: number; cursor?: string | undefined }
export type Page = AllTimePage & { days: Range }

/** Counts of metrics from a day on, or those of all time. */
export type CountsRead = [metrics: readonly Metric[], from: string]

/** Reads a page, and counts in the same batch. */
type List<Row, Of extends AllTimePage = Page> = (
  page: Of,
  ...reads: CountsRead[]
) => Promise<{ rows: Row[]; counts: Count[] }>

/** What the statistics are made of: D1, or the sample rows of the demo. */
export type Source = {
  subscriptions: List<SubscriptionRow>
  confirmedSubscriptions: List<SubscriptionRow, AllTimePage>
  /** Addresses with a prefix, of any date, in alphabetical order. */
  searchedSubscriptions: List<SubscriptionRow, Page & { search: string }>
  interactions: List<InteractionRow>
  inquiries: List<InquiryRow>
  productEvents: List<ProductEventRow>
  orders: List<OrderRow>
  counts(...reads: CountsRead[]): Promise<Count[]>
}

/** Statistics and lists. Part of the Store, the same in D1 and in the demo. */
export type Statistics = ReturnType<typeof statistics>

/** @param now milliseconds UTC */
export function statistics(source: Source, now: number) {
  return {
    /** With `search`, `data` has the addresses with that prefix, of any date, in alphabetical order. */
    async subscriptionStats({
      search,
      ...page
    }: Page & { search?: string | undefined }): Promise<SubscriptionStats> {
      const period = periodOf(now, page.days)
      const reads: CountsRead[] = [
        [SUBSCRIBER_METRICS, period.previousDay],
        [SUBSCRIBER_METRICS, ALL_TIME],
      ]
      const { rows, counts } = await (search === undefined
        ? source.subscriptions(page, ...reads)
        : source.searchedSubscriptions({ ...page, search }, ...reads))
      return { data: rows.map(toListedSubscriber), ...subscriptionNumbers(counts, period) }
    },

    async interactionStats(page: Page): Promise<InteractionStats> {
      const period = periodOf(now, page.days)
      const metrics = ['interaction:type'] as const
      const { rows, counts } = await source.interactions(
        page,
        [metrics, period.previousDay],
        [metrics, ALL_TIME],
      )
      return { data: rows.map(toInteraction), ...interactionNumbers(counts, period) }
    },

    async inquiryStats(page: Page): Promise<InquiryStats> {
      const period = periodOf(now, page.days)
      const { rows, counts } = await source.inquiries(page, [['inquiry'], period.previousDay])
      return { data: rows.map(toInquiry), ...inquiryNumbers(counts, period) }
    },

    /** Only the summary has the previous days. */
    async orderStats(page: Page): Promise<OrderStats> {
      const period = periodOf(now, page.days)
      const summed: Metric[] = ['clicked:pack', 'sold:pack']
      const others = [...CLICK_METRICS, ...SALE_METRICS].filter((metric) => !summed.includes(metric))
      const { rows, counts } = await source.orders(
        page,
        [summed, period.previousDay],
        [others, firstDay(period)],
      )
      return { data: rows.map(toOrder), ...orderNumbers(counts, period) }
    },

    async untrackedStats(days: Range): Promise<UntrackedStats> {
      const period = periodOf(now, days)
      return untrackedNumbers(await source.counts([['untracked'], period.previousDay]), period)
    },

    async breakdowns(days: Range): Promise<Breakdowns> {
      const period = periodOf(now, days)
      return { data: breakdowns(await source.counts([DIMENSION_METRICS, period.previousDay]), period) }
    },

    /** Every series of the chart, one entry for each day. */
    async dailyStats(days: Range) {
      const period = periodOf(now, days)
      const metrics = new Set(Object.values(DAILY_SERIES).map(({ metric }) => metric))
      return { data: dailyNumbers(await source.counts([[...metrics], firstDay(period)]), period) }
    },

    /** Confirmed addresses only, without a range of any age: this is the list that letters are sent to. */
    listSubscriptions: async (page: AllTimePage) => (await source.confirmedSubscriptions(page)).rows,
    listInteractions: async (page: Page) => (await source.interactions(page)).rows.map(toInteraction),
    listInquiries: async (page: Page) => (await source.inquiries(page)).rows.map(toInquiry),
    listProductEvents: async (page: Page) => (await source.productEvents(page)).rows.map(toProductEvent),
    listOrders: async (page: Page) => (await source.orders(page)).rows.map(toOrder),
  }
}

function firstDay({ days: [first = ''] }: Period): string {
  return first
}
