import type { Store } from '../index.ts'
import { toInquiry, toInteraction, toListedSubscriber, toOrder, toProductEvent } from '../rows.ts'
import { estimateUsage } from '../rules/costs.ts'
import { dayOf, periodOf } from '../rules/days.ts'
import { interactionMetric, interactionMetrics } from '../rules/metrics.ts'
import {
  daySeries,
  interactionSeries,
  interactionSummary,
  summarize,
  untrackedSummary,
} from '../rules/series.ts'
import { sampleBreakdowns } from './breakdowns.ts'
import { countByDay, inRange, sumsOf } from './counts.ts'
import { sampleOrderCounts } from './orders.ts'
import { pageOf, searchPage } from './pages.ts'
import type { SampleRows } from './samples.ts'
import { sampleVitalsStats } from './vitals.ts'

type Stats = Pick<
  Store,
  | 'subscriptionStats'
  | 'interactionStats'
  | 'inquiryStats'
  | 'untrackedStats'
  | 'breakdowns'
  | 'orderStats'
  | 'pastOrders'
  | 'vitals'
  | 'usage'
  | 'listSubscriptions'
  | 'listInteractions'
  | 'listInquiries'
  | 'listProductEvents'
  | 'listOrders'
>

/** Statistics and lists of the sample rows. */
export function demoStats(samples: SampleRows, now: number): Stats {
  const { subscriptions, interactions, inquiries, productEvents, orders } = samples

  return {
    async subscriptionStats({ search, ...page }) {
      const period = periodOf(now, page.days)
      const counts = countByDay(subscriptions.map((row) => ['subscription', row.subscribed_at]))
      const rows =
        search === undefined ? pageOf(subscriptions, page, now) : searchPage(subscriptions, search, page)
      return {
        data: rows.map(toListedSubscriber),
        summary: summarize(sumsOf(['subscription'], counts, period)),
        series: daySeries(period, inRange(counts, period)),
      }
    },
    async interactionStats(page) {
      const period = periodOf(now, page.days)
      const counts = countByDay(
        interactions.map((row) => [interactionMetric(row.interaction_type), row.timestamp]),
      )
      return {
        data: pageOf(interactions, page, now).map(toInteraction),
        summary: interactionSummary(sumsOf(interactionMetrics, counts, period)),
        series: interactionSeries(period, inRange(counts, period)),
      }
    },
    async inquiryStats(page) {
      const period = periodOf(now, page.days)
      const counts = countByDay(inquiries.map((row) => ['inquiry', row.created_at]))
      return {
        data: pageOf(inquiries, page, now).map(toInquiry),
        summary: summarize(sumsOf(['inquiry'], counts, period)),
        series: daySeries(period, inRange(counts, period)),
      }
    },
    async untrackedStats() {
      return { summary: untrackedSummary([]) }
    },
    async breakdowns(days) {
      return sampleBreakdowns(interactions, now, days)
    },
    async orderStats(page) {
      return { data: pageOf(orders, page, now).map(toOrder), ...sampleOrderCounts(orders, now, page.days) }
    },
    async pastOrders(days) {
      return sampleOrderCounts(orders, now, days)
    },
    async vitals(days) {
      return sampleVitalsStats(now, days)
    },
    async usage() {
      return estimateUsage(dayOf(now), [], { rowsRead: 0, rowsWritten: 0 })
    },
    async listSubscriptions(page) {
      return pageOf(subscriptions, page, now)
    },
    async listInteractions(page) {
      return pageOf(interactions, page, now).map(toInteraction)
    },
    async listInquiries(page) {
      return pageOf(inquiries, page, now).map(toInquiry)
    },
    async listProductEvents(page) {
      return pageOf(productEvents, page, now).map(toProductEvent)
    },
    async listOrders(page) {
      return pageOf(orders, page, now).map(toOrder)
    },
  }
}
