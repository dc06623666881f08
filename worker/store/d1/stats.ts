import type { Store } from '../index.ts'
import { toInquiry, toInteraction, toListedSubscriber } from '../rows.ts'
import { periodOf } from '../rules/days.ts'
import { interactionMetrics, subscriberMetrics, untrackedMetrics } from '../rules/metrics.ts'
import {
  daySeries,
  interactionSeries,
  interactionSummary,
  subscriberSummary,
  summarize,
  untrackedSummary,
} from '../rules/series.ts'
import { countsByDay, dayCounts, interactionsByDay, runningTotals, sumsOf } from './counters/read.ts'
import type { Database } from './database.ts'
import { pageQueries } from './pages.ts'
import { withRetry } from './with-retry.ts'

type Stats = Pick<Store, 'subscriptionStats' | 'interactionStats' | 'inquiryStats' | 'untrackedStats'>

export function d1Stats(db: Database, now: number): Stats {
  const { subscriptions, search, latestInteractions, inquiries } = pageQueries(db, now)
  return {
    async subscriptionStats(page) {
      const period = periodOf(now, page.days)
      const [rows, totals, counts] = await withRetry(() =>
        db.batch([
          page.search === undefined ? subscriptions(page) : search(page.search, page),
          runningTotals(db, subscriberMetrics, period),
          countsByDay(db, ['subscription'], period),
        ]),
      )
      return {
        data: rows.map(toListedSubscriber),
        summary: subscriberSummary(sumsOf(totals)),
        series: daySeries(period, counts),
      }
    },

    async interactionStats(page) {
      const period = periodOf(now, page.days)
      const [rows, totals, materialized, others] = await withRetry(() =>
        db.batch([
          latestInteractions(page),
          runningTotals(db, interactionMetrics, period),
          ...interactionsByDay(db, period),
        ]),
      )
      return {
        data: rows.map(toInteraction),
        summary: interactionSummary(sumsOf(totals)),
        series: interactionSeries(period, dayCounts(materialized, others)),
      }
    },

    async inquiryStats(page) {
      const period = periodOf(now, page.days)
      const [rows, totals, counts] = await withRetry(() =>
        db.batch([
          inquiries(page),
          runningTotals(db, ['inquiry'], period),
          countsByDay(db, ['inquiry'], period),
        ]),
      )
      return {
        data: rows.map(toInquiry),
        summary: summarize(sumsOf(totals)),
        series: daySeries(period, counts),
      }
    },

    async untrackedStats(days) {
      const totals = await withRetry(() => runningTotals(db, untrackedMetrics, periodOf(now, days)).execute())
      return { summary: untrackedSummary(sumsOf(totals)) }
    },
  }
}
