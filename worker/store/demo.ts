import { usageOf } from './costs.ts'
import { dayOf, type Period, periodOf } from './days.ts'
import { sampleBreakdowns } from './demo-breakdowns.ts'
import { isSameSample, sampleRows } from './demo-samples.ts'
import { sampleVitalsStats } from './demo-vitals.ts'
import { firstIdAt } from './ids.ts'
import type { Slice, Store } from './index.ts'
import { interactionMetric, interactionMetrics, type Metric } from './metrics.ts'
import {
  inquiryRow,
  interactionRow,
  productEventRow,
  type SubscriptionRow,
  subscriptionRow,
  toInquiry,
  toInteraction,
  toProductEvent,
  toSubscriber,
  toSubscription,
} from './rows.ts'
import {
  type DayCount,
  daySeries,
  interactionSeries,
  interactionSummary,
  type MetricSums,
  notCountedSummary,
  summarize,
} from './series.ts'

/**
 * The Store where no database is bound: it shows sample rows and keeps nothing. What visitors send is not remembered
 * on purpose, because in demo mode anybody may read the statistics.
 *
 * @param now milliseconds UTC; the sample rows are dated within the days before it
 */
export function demoStore(now: number): Store {
  const samples = sampleRows(now)
  const { subscriptions, interactions, inquiries, productEvents } = samples

  return {
    mode: 'demo',
    async subscribe(input, { userAgent }) {
      said('newsletter subscription')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
    async recordInteraction(input) {
      said('interaction')
      return toInteraction(interactionRow(input, now))
    },
    async recordProductEvent(input) {
      said('product event')
      return toProductEvent(productEventRow(input, now))
    },
    async recordInquiry(input) {
      said('contact inquiry')
      return toInquiry(inquiryRow(input, now))
    },
    async countNotCounted() {
      said('count')
    },
    async subscriptionStats({ search, ...slice }) {
      const period = periodOf(now, slice.days)
      const counts = countDays(subscriptions.map((row) => ['subscription', row.subscribed_at]))
      return {
        data: (search === undefined
          ? sliceOf(subscriptions, slice, now)
          : found(subscriptions, search, slice)
        ).map(toSubscription),
        summary: summarize(sumsOf(['subscription'], counts, period)),
        series: daySeries(period, inRange(counts, period)),
      }
    },
    async interactionStats(slice) {
      const period = periodOf(now, slice.days)
      const counts = countDays(
        interactions.map((row) => [interactionMetric(row.interaction_type), row.timestamp]),
      )
      return {
        data: sliceOf(interactions, slice, now).map(toInteraction),
        summary: interactionSummary(sumsOf(interactionMetrics, counts, period)),
        series: interactionSeries(period, inRange(counts, period)),
      }
    },
    async inquiryStats(slice) {
      const period = periodOf(now, slice.days)
      const counts = countDays(inquiries.map((row) => ['inquiry', row.created_at]))
      return {
        data: sliceOf(inquiries, slice, now).map(toInquiry),
        summary: summarize(sumsOf(['inquiry'], counts, period)),
        series: daySeries(period, inRange(counts, period)),
      }
    },
    async notCountedStats() {
      return { summary: notCountedSummary([]) }
    },
    async breakdowns(days) {
      return sampleBreakdowns(samples, now, days)
    },
    async vitals(days) {
      return sampleVitalsStats(now, days)
    },
    async usage() {
      return usageOf(dayOf(now), [], { rowsRead: 0, rowsWritten: 0 })
    },
    async listSubscriptions(slice) {
      return sliceOf(subscriptions, slice, now).map(toSubscription)
    },
    async listInteractions(slice) {
      return sliceOf(interactions, slice, now).map(toInteraction)
    },
    async listInquiries(slice) {
      return sliceOf(inquiries, slice, now).map(toInquiry)
    },
    async listProductEvents(slice) {
      return sliceOf(productEvents, slice, now).map(toProductEvent)
    },
    async deleteSubscriber(id) {
      said('deletion')
      const row = subscriptions.find((sample) => isSameSample(sample.id, id))
      return row && toSubscriber(row)
    },
    async restoreSubscriber(row) {
      said('restored subscriber')
      return toSubscriber(row)
    },
    async sessionData() {
      return { interactions: [], productEvents: [], inquiries: [] }
    },
    async forgetSession() {
      said('deletion')
    },
    async fold() {},
    async deleteExpiredBreakdowns() {},
    async deleteExpired() {
      return 0
    },
    async isMigrated() {
      return true
    },
  }
}

function said(what: string): void {
  console.log(`Demo mode: a ${what} was accepted and not stored, because no database is bound as DB`)
}

function sliceOf<Row extends { id: string }>(
  rows: Row[],
  { days, limit, before }: Slice,
  now: number,
): Row[] {
  const first = firstIdAt(periodOf(now, days).from)
  return rows.filter(({ id }) => id >= first && (before === undefined || id < before)).slice(0, limit)
}

function found(rows: SubscriptionRow[], search: string, { limit, before }: Slice): SubscriptionRow[] {
  const sorted = rows
    .filter(({ email }) => email.startsWith(search))
    .sort((one, other) => (one.email < other.email ? -1 : 1))
  const last = before === undefined ? -1 : sorted.findIndex(({ id }) => isSameSample(id, before))
  return sorted.slice(last + 1, last + 1 + limit)
}

function countDays(happened: [Metric, number][]): DayCount[] {
  const counts = new Map<string, DayCount>()
  for (const [metric, time] of happened) {
    const day = dayOf(time)
    const count = counts.get(metric + day) ?? { metric, day, count: 0 }
    counts.set(metric + day, { ...count, count: count.count + 1 })
  }
  return [...counts.values()]
}

function inRange(counts: DayCount[], period: Period): DayCount[] {
  return counts.filter(({ day }) => period.days.includes(day))
}

function sumsOf(metrics: readonly Metric[], counts: DayCount[], period: Period): MetricSums[] {
  const sum = (some: DayCount[]) => some.reduce((whole, { count }) => whole + count, 0)
  const first = period.days[0] ?? ''
  return metrics.map((metric) => {
    const own = counts.filter((count) => count.metric === metric)
    return {
      metric,
      total: sum(own),
      inRange: sum(inRange(own, period)),
      previous: sum(own.filter(({ day }) => day >= period.previousDay && day < first)),
    }
  })
}
