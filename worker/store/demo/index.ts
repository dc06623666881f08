import { findReferences } from '#contract/order-reference.ts'
import { applyOrderChange, runRow, saleRow, toOrder, toRun } from '../rows.ts'
import { statistics } from '../stats.ts'
import type { Store } from '../store.ts'
import { discardInput } from '../untracked.ts'
import { isSameSample, sampleRows } from './samples.ts'
import { demoSource } from './stats.ts'

const nothing = async () => undefined
const logDeletion = async () => log('deletion')

/**
 * The Store without a database: it shows sample rows, stores nothing and sends no mail. Visitors' input is discarded
 * deliberately, because anybody may read the statistics of a demo.
 *
 * @param now milliseconds UTC; the sample rows are dated within the days before it
 */
export function demoStore(now: number): Store {
  const samples = sampleRows(now)

  return {
    mode: 'demo',
    isMigrated: async () => true,
    ...statistics(demoSource(samples, now), now),
    ...discardInput(log, now),
    async countUntracked() {
      log('count')
    },

    confirmSubscription: async () => false,
    unsubscribe: nothing,

    async findOrders(typed) {
      const references = findReferences(typed)
      return samples.orders.filter(({ reference }) => references.includes(reference ?? '')).map(toOrder)
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
      return toOrder(applyOrderChange(row, change, now))
    },

    deleteInquiry: logDeletion,
    deleteSubscriber: logDeletion,

    sessionData: async () => ({ interactions: [], productEvents: [], inquiries: [], orders: [] }),
    deleteSessionData: logDeletion,

    async recordRun(kind, run) {
      log('report of a workflow')
      return toRun(runRow(kind, run, now))
    },
    runState: async () => ({ last: null, lastSucceeded: null }),

    claimMail: async () => [],
    recordSent: nothing,
    unalerted: async () => ({ inquiries: [], failures: [] }),
    startMail: nothing,
    endMail: nothing,
    lastRefusedMail: async () => null,

    deleteExpired: async () => 0,
    deleteUnconfirmed: nothing,
  }
}

function log(subject: string): void {
  console.log(`Demo mode: accepted and not stored, because no database is bound as DB: ${subject}`)
}
