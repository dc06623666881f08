import { type BillTerms, billOfOrder, billYear } from '../bills/rules.ts'
import type { Bill } from '../bills/table.ts'
import { HOUR_MS, iso } from '../contract/days.ts'
import { SOURCE_LANGUAGE } from '../contract/languages.ts'
import { inquiryRow } from '../inquiries/row.ts'
import type { InquiryRow } from '../inquiries/table.ts'
import { firstIdAt } from '../lib/ids.ts'
import { type OrderChange, orderReference, REFERENCE_RANDOM_BYTES } from '../orders/contract.ts'
import { orderRow } from '../orders/row.ts'
import { applyOrderChange } from '../orders/rules.ts'
import type { OrderRow } from '../orders/table.ts'
import { UNKNOWN } from '../statistics/constants.ts'
import { subscriptionRow } from '../subscriptions/row.ts'
import { UNTRACKED_REASONS } from '../tracking/constants.ts'
import { interactionRow } from '../tracking/row.ts'

/** Hours before now, newest first, as everywhere below. */
const SUBSCRIPTIONS = { asha: 5, rohan: 29, meera: 51, imran: 80, lata: 122 }

const [GOOGLE, INSTAGRAM] = [{ referrer: 'google.com' }, { utm_source: 'instagram' }]
const INTERACTIONS: [hours: number, type: string, data: Record<string, string>, path?: string][] = [
  [1, 'whatsapp_click', { placement: 'hero', ...INSTAGRAM }],
  [3, 'pricing_view', { placement: 'shop', pack: '500g', ...GOOGLE }],
  [5, 'newsletter_subscription', { source_page: 'footer' }],
  [9, 'pricing_view', { placement: 'shop', pack: '250g', ...INSTAGRAM }],
  [20, 'whatsapp_click', { placement: 'shop-order', ...GOOGLE }],
  [29, 'newsletter_subscription', { source_page: 'footer' }],
  [44, 'pricing_view', { placement: 'shop', pack: '500g' }],
  [51, 'newsletter_subscription', { source_page: 'footer', ...GOOGLE }, 'blog'],
  [76, 'whatsapp_click', { inquiry_type: 'whatsapp', ...INSTAGRAM }, 'blog'],
  [101, 'batch_view', { lot: 'SY-26-02' }, 'batch/SY-26-02'],
]

const SOLD: OrderChange = { status: 'sold', lot: 'SY-26-02', sent: true }
const PAID = (received: number): OrderChange => ({ ...SOLD, received, received_how: 'upi' })
const HALF = { pack: '250g', jars: 2, each: 330 }
const PART_PAID_OF_TWO_SIZES = { ...PAID(600), others: [{ ...HALF, lot: 'SY-26-02' }], sent: false }
const BY_TELEPHONE = { reference: null, clicked_at: null, placement: null, source: null, page: null }

/** Each with what the owner did an hour later. */
const ORDERS: [hours: number, fields: Partial<OrderRow>, change?: OrderChange][] = [
  [1, { placement: 'hero', source: 'instagram' }],
  [3, { pack: '500g', amount: 633, source: 'google.com' }],
  [20, { pack: '500g', amount: 1293, others: [HALF], source: 'google.com' }, PART_PAID_OF_TWO_SIZES],
  [
    31,
    { pack: '250g', amount: 370, charge: 40, source: 'instagram · diwali' },
    { ...PAID(370), parcel: '44110271' },
  ],
  [60, { ...BY_TELEPHONE, pack: '250g', amount: 660, quantity: 2 }, SOLD],
  [80, { placement: 'header' }, { status: 'cancelled' }],
  [
    140,
    { pack: '500g', amount: 633, source: 'lot:SY-26-01' },
    { ...PAID(633), lot: 'SY-26-01', refunded: 633 },
  ],
  [216, { placement: 'popup', source: 'instagram.com' }],
]

const INQUIRIES: [hours: number, fields: Partial<InquiryRow>][] = [
  [10, { name: 'Meenal Joshi', phone: '+91 20 5550 0162', message: 'We need 60 of 250g for a wedding.' }],
  [47, { phone: '+91 20 5550 0119', message: 'Parcel milala, pan eka barniche zakan sail ahe.' }],
  [76, { inquiry_type: 'whatsapp', page: '/blog', source: 'instagram' }],
  [98, { email: 'r.iyer@demo.example', message: 'Is it jaggery or sugar?', status: 'answered' }],
]

const VISIT = { user_session: 'session_1_demo', page_url: 'https://demo.example/', visit_source: null }
const NO_CLICK_DETAILS = {
  ...{ pack: null, quantity: 1, others: null, amount: null, charge: null },
  placement: 'shop-order',
}
const NO_WORDS = { inquiry_type: 'question', name: null, email: null, phone: null, message: null }

/**
 * Makes the rows of the demo, dated back from the hour of a time in milliseconds UTC: within the hour each request has the
 * same rows, of the same ids.
 */
export function demoRows(now: number) {
  const before = (hours: number) => now - (now % HOUR_MS) - hours * HOUR_MS
  const idAt = (hours: number) => ({ id: firstIdAt(before(hours)) })
  return {
    subscriptions: Object.entries(SUBSCRIPTIONS).map(([name, hours]) => {
      const consent = { language: SOURCE_LANGUAGE, notice_version: UNKNOWN }
      const input = { ...VISIT, ...consent, email: `${name}@demo.example`, source_page: 'footer' }
      return { ...subscriptionRow(input, null, before(hours)), ...idAt(hours) }
    }),
    interactions: INTERACTIONS.map(([hours, interaction_type, additional_data, path = '']) => {
      const { user_session, page_url } = VISIT
      const input = { interaction_type, additional_data, user_session, page_url: page_url + path }
      return { ...interactionRow(input, before(hours)), ...idAt(hours) }
    }),
    untracked: UNTRACKED_REASONS.map((reason, index) => ({ reason, ...idAt(2 + 20 * index) })),
    inquiries: INQUIRIES.map(
      ([hours, fields]): InquiryRow => ({
        ...inquiryRow({ ...VISIT, ...NO_WORDS }, before(hours)),
        ...fields,
        ...idAt(hours),
      }),
    ),
    orders: ORDERS.map(([hours, fields, change]): OrderRow => {
      const reference = orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES).fill(hours))
      const click = orderRow({ ...VISIT, ...NO_CLICK_DETAILS, reference }, before(hours))
      const row = { ...click, ...fields, ...idAt(hours) }
      return change ? applyOrderChange(row, change, before(hours - 1)) : row
    }),
  }
}

/**
 * Makes a bill of each sale of the demo that was sent; of one that was given back in full the note that cancels it, too.
 */
export function demoBills(orders: readonly OrderRow[], terms: BillTerms | null): Bill[] {
  const sold = orders.filter(({ sold_at, sent_at }) => sold_at && sent_at).reverse()
  const numbers = new Map<string, number>()
  const next = (kind: Bill['kind'], year: number) => {
    const key = `${kind} ${year}`
    numbers.set(key, (numbers.get(key) ?? 0) + 1)
    return { kind, year, number: numbers.get(key) ?? 1 }
  }
  return sold.flatMap((order) => {
    if (!terms) return []
    const at = Date.parse(order.sold_at ?? '')
    const bill = {
      ...billOfOrder({ ...order, refunded: null }, terms.home ?? undefined, terms),
      ...next(terms.kind, billYear(at)),
      order_id: order.id,
      step: 1,
      issued_at: iso(at),
    }
    const note = { ...bill, ...next('credit_note', billYear(at)), step: 2 }
    return order.refunded ? [bill, note] : [bill]
  })
}
