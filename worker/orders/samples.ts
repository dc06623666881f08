import { HOUR_MS, iso } from '../lib/days.ts'
import { timeOf } from '../lib/ids.ts'
import { SAMPLE_PAGE, sampleSession, withSampleId } from '../lib/samples.ts'
import { type OrderChange, orderReference, REFERENCE_RANDOM_BYTES } from './contract.ts'
import type { NewOrder, NewSale } from './input.ts'
import { applyOrderChange, orderRow, saleRow } from './row.ts'
import type { OrderRow } from './table.ts'

/** References and sessions are set for each sample. */
const CLICK: NewOrder = {
  reference: '',
  pack: null,
  placement: 'hero',
  user_session: '',
  page_url: SAMPLE_PAGE,
  visit_source: null,
  quantity: 1,
  amount: null,
  charge: null,
}

const SALE: NewSale = {
  reference: null,
  pack: '250g',
  amount: 660,
  charge: 0,
  quantity: 2,
  sold_on: undefined,
  lot: 'SY-26-02',
  sent: true,
  note: 'By telephone',
  idempotency_key: 'sample',
}

const INSTAGRAM = { utm_source: 'instagram', utm_campaign: 'diwali' }
const GOOGLE = { referrer: 'google.com' }
const shop = (pack: string, amount: number, quantity = 1, charge = 0) => ({
  ...{ placement: 'shop-order', pack, amount, quantity, charge },
})

/** Hours from an order to what the owner did with it. */
type Sample = [
  hours: number,
  click: Partial<NewOrder> | null,
  after?: number,
  change?: OrderChange,
  sent?: number,
]

/**
 * Newest first, one for all that the dashboard shows of orders: open ones, without a pack and old too; sold ones to be sent,
 * sent, of a recalled lot, and given back; one by telephone; and one that was not sold.
 */
const ORDERS: Sample[] = [
  [1, { visit_source: INSTAGRAM }],
  [3, { ...shop('500g', 633), visit_source: GOOGLE }],
  [20, { ...shop('500g', 1266, 2), visit_source: GOOGLE }, 2, { status: 'sold', lot: 'SY-26-02' }],
  [31, { ...shop('250g', 370, 1, 40), visit_source: INSTAGRAM }, 3, { status: 'sold', lot: 'SY-26-02' }, 20],
  [60, null],
  [80, { placement: 'header' }, 50, { status: 'cancelled' }],
  [
    130,
    { ...shop('250g', 990, 3), visit_source: { lot: 'SY-26-01' } },
    2,
    { status: 'sold', lot: 'SY-26-01' },
    9,
  ],
  [216, { placement: 'popup', visit_source: { referrer: 'l.instagram.com' } }],
  [290, { ...shop('500g', 633) }, 1, { status: 'sold', refunded: 633, note: 'Broken on the way' }, 12],
]

/** Sample orders of the days before a time in milliseconds UTC. */
export function sampleOrders(now: number): OrderRow[] {
  return ORDERS.map(([hours, click, after = 0, change, sent], index) => {
    const time = now - hours * HOUR_MS
    if (!click) return withSampleId(saleRow(SALE, time), index)
    const row = orderRow({ ...CLICK, ...click }, time)
    const times = sent === undefined ? {} : { sent: iso(time + sent * HOUR_MS) }
    const changed = change ? applyOrderChange(row, { ...change, ...times }, time + after * HOUR_MS) : row
    return {
      ...withSampleId(changed, index),
      reference: orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES).fill(index + 7)),
      user_session: sampleSession(timeOf(row.id), index),
    }
  })
}
