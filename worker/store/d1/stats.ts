import { toInquiry, toInteraction, toListedSubscriber, toOrder, toProductEvent } from '../rows.ts'
import { periodOf } from '../rules/days.ts'
import { CLICK_METRICS, DIMENSION_METRICS, SALE_METRICS, SUBSCRIBER_METRICS } from '../rules/metrics.ts'
import {
  breakdowns,
  inquiryNumbers,
  interactionNumbers,
  orderNumbers,
  subscriptionNumbers,
  untrackedNumbers,
} from '../rules/stats.ts'
import type { Store } from '../store.ts'
import { countsFrom, countsOfAllTime } from './counts.ts'
import type { Database } from './database.ts'
import { pageQueries } from './pages.ts'

/** Statistics and lists. Statistics read a page, and the counts of their metrics on the days of the range and of the previous one. */
export function d1Stats(db: Database, now: number) {
  const { subscriptions, confirmedSubscriptions, search, interactions, inquiries, productEvents, orders } =
    pageQueries(db, now)
  return {
    async subscriptionStats(page) {
      const period = periodOf(now, page.days)
      const [rows, counts, totals] = await db.batch([
        page.search === undefined ? subscriptions(page) : search(page.search, page),
        countsFrom(db, SUBSCRIBER_METRICS, period.previousDay),
        countsOfAllTime(db, SUBSCRIBER_METRICS),
      ])
      return { data: rows.map(toListedSubscriber), ...subscriptionNumbers([...counts, ...totals], period) }
    },

    async interactionStats(page) {
      const period = periodOf(now, page.days)
      const [rows, counts, totals] = await db.batch([
        interactions(page),
        countsFrom(db, ['interaction:type'], period.previousDay),
        countsOfAllTime(db, ['interaction:type']),
      ])
      return { data: rows.map(toInteraction), ...interactionNumbers([...counts, ...totals], period) }
    },

    async inquiryStats(page) {
      const period = periodOf(now, page.days)
      const [rows, counts] = await db.batch([
        inquiries(page),
        countsFrom(db, ['inquiry'], period.previousDay),
      ])
      return { data: rows.map(toInquiry), ...inquiryNumbers(counts, period) }
    },

    async untrackedStats(days) {
      const period = periodOf(now, days)
      const [counts] = await db.batch([countsFrom(db, ['untracked'], period.previousDay)])
      return untrackedNumbers(counts, period)
    },

    async breakdowns(days) {
      const period = periodOf(now, days)
      const [counts] = await db.batch([countsFrom(db, DIMENSION_METRICS, period.previousDay)])
      return { data: breakdowns(counts, period) }
    },

    /** Only the summary has the previous days. */
    async orderStats(page) {
      const period = periodOf(now, page.days)
      const {
        days: [firstDay = ''],
        previousDay,
      } = period
      const summed = ['clicked:pack', 'sold:pack', 'sold_from_clicks'] as const
      const others = [...CLICK_METRICS, ...SALE_METRICS].filter(
        (metric) => !summed.some((of) => of === metric),
      )
      const [rows, sums, keys] = await db.batch([
        orders(page),
        countsFrom(db, summed, previousDay),
        countsFrom(db, others, firstDay),
      ])
      return { data: rows.map(toOrder), ...orderNumbers([...sums, ...keys], period) }
    },

    async listSubscriptions(page) {
      const [rows] = await db.batch([confirmedSubscriptions(page)])
      return rows
    },
    async listInteractions(page) {
      const [rows] = await db.batch([interactions(page)])
      return rows.map(toInteraction)
    },
    async listInquiries(page) {
      const [rows] = await db.batch([inquiries(page)])
      return rows.map(toInquiry)
    },
    async listProductEvents(page) {
      const [rows] = await db.batch([productEvents(page)])
      return rows.map(toProductEvent)
    },
    async listOrders(page) {
      const [rows] = await db.batch([orders(page)])
      return rows.map(toOrder)
    },
  } satisfies Partial<Store>
}
