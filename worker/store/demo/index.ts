import type { Store } from '../index.ts'
import {
  inquiryRow,
  interactionRow,
  productEventRow,
  subscriptionRow,
  toInquiry,
  toInteraction,
  toProductEvent,
  toSubscription,
} from '../rows.ts'
import { isSameSample, sampleRows } from './samples.ts'
import { demoStats } from './stats.ts'

/**
 * The Store without a database: it shows sample rows and stores nothing. Visitors' input is discarded deliberately,
 * because anybody may read the statistics of a demo.
 *
 * @param now milliseconds UTC; the sample rows are dated within the days before it
 */
export function demoStore(now: number): Store {
  const samples = sampleRows(now)

  return {
    mode: 'demo',
    ...demoStats(samples, now),
    async subscribe(input, { userAgent }) {
      log('newsletter subscription')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
    async recordInteraction(input) {
      log('interaction')
      return toInteraction(interactionRow(input, now))
    },
    async recordProductEvent(input) {
      log('product event')
      return toProductEvent(productEventRow(input, now))
    },
    async recordInquiry(input) {
      log('contact inquiry')
      return toInquiry(inquiryRow(input, now))
    },
    async countUntracked() {
      log('count')
    },
    async deleteSubscriber(id) {
      log('deletion')
      return samples.subscriptions.find((sample) => isSameSample(sample.id, id))
    },
    async restoreSubscriber(row) {
      log('restored subscriber')
      return row
    },
    async sessionData() {
      return { interactions: [], productEvents: [], inquiries: [] }
    },
    async deleteSessionData() {
      log('deletion')
    },
    async rollUp() {},
    async deleteExpiredRollups() {},
    async deleteExpired() {
      return 0
    },
    async isMigrated() {
      return true
    },
  }
}

function log(subject: string): void {
  console.log(`Demo mode: a ${subject} was accepted and not stored, because no database is bound as DB`)
}
