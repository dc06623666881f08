import {
  inquiryRow,
  interactionRow,
  orderRow,
  productEventRow,
  saleRow,
  subscriptionRow,
  toInquiry,
  toInteraction,
  toOrder,
  toProductEvent,
  toSubscription,
} from '../rows.ts'
import { newId } from '../rules/ids.ts'
import { changedOrder, orderSearch, searchedReferences } from '../rules/orders.ts'
import type { Store } from '../store.ts'
import { demoOutbox } from './outbox.ts'
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
    ...demoOutbox(now),
    async subscribe(input, { userAgent }) {
      log('newsletter subscription')
      return { subscription: toSubscription(subscriptionRow(input, userAgent, now)), created: true }
    },
    async subscriptionStatus() {
      return undefined
    },
    async confirmSubscription() {
      return undefined
    },
    async requestConfirmation() {
      return undefined
    },
    async unsubscribe() {
      return false
    },
    async undoUnsubscribe() {
      return undefined
    },
    async unsubscribeAddresses(addresses) {
      log('list of departures')
      const already = 0
      const unsubscribed = samples.subscriptions.filter(({ email }) => addresses.includes(email)).length
      return { unsubscribed, already, unknown: addresses.length - unsubscribed }
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
    async recordOrder(input) {
      log('chat order')
      return { id: orderRow(input, now).id, reference: input.reference }
    },
    async findOrders(typed) {
      return orderSearch(searchedReferences(typed), samples.orders)
    },
    async recordSale(input) {
      if (samples.orders.some(({ reference }) => reference !== null && reference === input.reference)) return
      log('sale')
      return toOrder(saleRow(input, now))
    },
    async changeOrder(id, change) {
      const row = samples.orders.find((sample) => isSameSample(sample.id, id))
      if (!row) return
      log('change of an order')
      return toOrder(changedOrder(row, change, now))
    },
    async deleteInquiry(id) {
      log('deletion')
      return samples.inquiries.some((sample) => isSameSample(sample.id, id))
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
      return { interactions: [], productEvents: [], inquiries: [], orders: [] }
    },
    async deleteSessionData() {
      log('deletion')
    },
    async deleteUnconfirmed() {},
    async deleteOldTombstones() {},
    async recordRun(kind, run) {
      log('report of a workflow')
      return { id: newId(now), kind, ...run, created_at: new Date(now).toISOString() }
    },
    async runState() {
      return { last: null, lastSucceeded: null }
    },
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
