import { toInquiry, toInteraction, toListedSubscriber, toOrder, toProductEvent } from '../rows.ts'
import { periodOf } from '../rules/days.ts'
import { recount } from '../rules/recount.ts'
import {
  breakdowns,
  inquiryNumbers,
  interactionNumbers,
  orderNumbers,
  subscriptionNumbers,
  untrackedNumbers,
} from '../rules/stats.ts'
import type { Store } from '../store.ts'
import { pageOf, searchPage } from './pages.ts'
import type { SampleRows } from './samples.ts'

/** Statistics and lists of the sample rows. */
export function demoStats(samples: SampleRows, now: number) {
  const { subscriptions, interactions, inquiries, productEvents, orders } = samples
  const counts = recount(samples)

  return {
    async subscriptionStats({ search, ...page }) {
      const rows =
        search === undefined ? pageOf(subscriptions, page, now) : searchPage(subscriptions, search, page)
      return { data: rows.map(toListedSubscriber), ...subscriptionNumbers(counts, periodOf(now, page.days)) }
    },
    async interactionStats(page) {
      const rows = pageOf(interactions, page, now)
      return { data: rows.map(toInteraction), ...interactionNumbers(counts, periodOf(now, page.days)) }
    },
    async inquiryStats(page) {
      const rows = pageOf(inquiries, page, now)
      return { data: rows.map(toInquiry), ...inquiryNumbers(counts, periodOf(now, page.days)) }
    },
    untrackedStats: async (days) => untrackedNumbers(counts, periodOf(now, days)),
    breakdowns: async (days) => ({ data: breakdowns(counts, periodOf(now, days)) }),
    async orderStats(page) {
      const rows = pageOf(orders, page, now)
      return { data: rows.map(toOrder), ...orderNumbers(counts, periodOf(now, page.days)) }
    },
    async listSubscriptions(page) {
      // The samples are of one month.
      return pageOf(subscriptions, { ...page, days: page.days ?? 90 }, now)
    },
    listInteractions: async (page) => pageOf(interactions, page, now).map(toInteraction),
    listInquiries: async (page) => pageOf(inquiries, page, now).map(toInquiry),
    listProductEvents: async (page) => pageOf(productEvents, page, now).map(toProductEvent),
    listOrders: async (page) => pageOf(orders, page, now).map(toOrder),
  } satisfies Partial<Store>
}
