import { HOUR_MS } from '../lib/days.ts'
import { timeOf } from '../lib/ids.ts'
import { isSameSample, type Note, SAMPLE_PAGE, sampleSession, withSampleId } from '../lib/samples.ts'
import { sampleList } from '../statistics/demo.ts'
import { findReferences, orderReference, REFERENCE_RANDOM_BYTES } from './contract.ts'
import type { Orders } from './d1.ts'
import { orderCounts } from './metrics.ts'
import { orderStatistics } from './numbers.ts'
import { applyOrderChange, orderRow, saleRow, toOrder } from './row.ts'
import type { OrderRow } from './table.ts'

/** References and sessions are set for each sample. */
const CHAT_ORDER = {
  reference: '',
  pack: null,
  user_session: '',
  page_url: SAMPLE_PAGE,
  quantity: 1,
  amount: null,
  charge: null,
}

/** Sample orders of the days before a time in milliseconds UTC: two clicks, the second one sold, and a sale by telephone. */
export function sampleOrders(now: number): OrderRow[] {
  const timeAt = (hours: number) => now - hours * HOUR_MS
  const shopOrder = { placement: 'shop-order', pack: '500g', amount: 633, charge: 0 }
  const bySale = { reference: null, pack: '250g', amount: 660, quantity: 2, note: 'By telephone' }
  const [instagram, google] = [{ utm_source: 'instagram' }, { referrer: 'google.com' }]
  const orders: OrderRow[] = [
    orderRow({ ...CHAT_ORDER, placement: 'hero', visit_source: instagram }, timeAt(1)),
    applyOrderChange(
      orderRow({ ...CHAT_ORDER, ...shopOrder, visit_source: google }, timeAt(20)),
      { status: 'sold' },
      timeAt(18),
    ),
    saleRow(bySale, timeAt(60)),
  ]
  return orders.map((row, index) => ({
    ...withSampleId(row, index),
    reference: row.clicked_at && orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES).fill(index + 7)),
    user_session: row.clicked_at && sampleSession(timeOf(row.id), index),
  }))
}

/** The demo's part of the Store: the samples, and nothing is stored. */
export function demoOrders(samples: OrderRow[], now: number, note: Note): Orders {
  return {
    ...orderStatistics(sampleList(samples, orderCounts, now), now),
    ...discardOrders(note, now),
    async findOrders(typed) {
      const references = findReferences(typed)
      return samples.filter(({ reference }) => references.includes(reference ?? '')).map(toOrder)
    },
    async recordSale(input) {
      if (samples.some(({ reference }) => reference !== null && reference === input.reference)) return
      await note('sale')
      return toOrder(saleRow(input, now))
    },
    async changeOrder(id, change) {
      const row = samples.find((sample) => isSameSample(sample.id, id))
      if (!row) return
      await note('change of an order')
      return toOrder(applyOrderChange(row, change, now))
    },
    deleteOrder: async () => note('deletion'),
  }
}

/** Stores nothing of what visitors send, and answers as if it did. */
export function discardOrders(note: Note, now: number) {
  return {
    async recordOrder(input) {
      await note('chat order')
      return { id: orderRow(input, now).id, reference: input.reference }
    },
  } satisfies Partial<Orders>
}
