import type { JsonObject } from '#contract/json.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { orderReference, REFERENCE_RANDOM_BYTES } from '#contract/order-reference.ts'
import {
  applyOrderChange,
  type InquiryRow,
  type InteractionRow,
  inquiryRow,
  interactionRow,
  type OrderRow,
  orderRow,
  type ProductEventRow,
  productEventRow,
  type SubscriptionRow,
  saleRow,
  subscriptionRow,
} from '../rows.ts'
import { HOUR_MS } from '../rules/days.ts'
import { firstIdAt, timeOf } from '../rules/ids.ts'

const PAGE = 'https://demo.example/'

/** Sample events with their age in hours, newest first. */
const SUBSCRIPTIONS: [hours: number, name: string, page: string][] = [
  [5, 'asha', 'footer'],
  [29, 'rohan', 'footer'],
  [51, 'meera', 'blog'],
  [80, 'imran', 'footer'],
  [122, 'lata', 'footer'],
]

const INTERACTIONS: [hours: number, type: string, data: JsonObject, path?: string][] = [
  [1, 'whatsapp_click', { placement: 'hero', utm_source: 'instagram' }],
  [3, 'pricing_view', { placement: 'shop', pack: '500g', utm_source: 'instagram' }],
  [5, 'newsletter_subscription', { source_page: 'footer' }],
  [9, 'pricing_view', { placement: 'shop', pack: '250g', referrer: 'google.com' }],
  [20, 'whatsapp_click', { placement: 'shop-order', referrer: 'google.com' }],
  [29, 'newsletter_subscription', { source_page: 'footer' }],
  [44, 'pricing_view', { placement: 'shop', pack: '500g' }],
  [51, 'newsletter_subscription', { source_page: 'blog', referrer: 'google.com' }, 'blog'],
  [76, 'whatsapp_click', { inquiry_type: 'whatsapp', placement: 'floating-button' }],
  [101, 'pricing_view', { placement: 'shop', pack: '500g', utm_source: 'instagram' }],
]

/** The product event and the inquiry of the clicks on `shop-order` and on the floating button. */
const ORDERS: [hours: number, product: string, rupees: number][] = [[20, 'Sample jar 500g', 633]]
const INQUIRIES: [hours: number, type: string, path: string][] = [[76, 'whatsapp', 'blog']]

/** The clicks on `hero` and `shop-order` as orders, the second one sold; and a sale by telephone. */
const CHAT_ORDERS: ((now: number) => OrderRow)[] = [
  (now) =>
    orderRow({ ...CHAT_ORDER, placement: 'hero', visit_source: { utm_source: 'instagram' } }, now - HOUR_MS),
  (now) => {
    const shop = {
      placement: 'shop-order',
      pack: '500g',
      amount: 633,
      visit_source: { referrer: 'google.com' },
    }
    const clicked = orderRow({ ...CHAT_ORDER, ...shop }, now - 20 * HOUR_MS)
    return applyOrderChange(clicked, { status: 'sold' }, now - 18 * HOUR_MS)
  },
  (now) =>
    saleRow(
      { reference: null, pack: '250g', amount: 660, quantity: 2, note: 'By telephone' },
      now - 60 * HOUR_MS,
    ),
]

export type SampleRows = {
  subscriptions: SubscriptionRow[]
  interactions: InteractionRow[]
  productEvents: ProductEventRow[]
  inquiries: InquiryRow[]
  orders: OrderRow[]
}

/**
 * @param now milliseconds UTC; the rows are dated within the days before it
 */
export function sampleRows(now: number): SampleRows {
  const timeAt = (hours: number) => now - hours * HOUR_MS
  return {
    subscriptions: SUBSCRIPTIONS.map(([hours, name, source_page], index) => {
      const { id: language } = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]
      const input = { email: `${name}@demo.example`, source_page, language, ...UNKNOWN_VISIT }
      return { ...subscriptionRow(input, null, timeAt(hours)), id: sampleId(timeAt(hours), index) }
    }),
    interactions: INTERACTIONS.map(([hours, interaction_type, additional_data, path = ''], index) => {
      const user_session = sampleSession(timeAt(hours), index)
      const input = { interaction_type, user_session, page_url: PAGE + path, additional_data }
      return { ...interactionRow(input, timeAt(hours)), id: sampleId(timeAt(hours), index) }
    }),
    productEvents: ORDERS.map(([hours, product_name, conversion_value], index) => {
      const order = { event_name: 'order_click', action_type: 'whatsapp_order' }
      const user_session = sampleSession(timeAt(hours), index)
      const input = { ...order, product_name, user_session, conversion_value }
      return { ...productEventRow(input, timeAt(hours)), id: sampleId(timeAt(hours), index) }
    }),
    inquiries: INQUIRIES.map(([hours, inquiry_type, path], index) => {
      const user_session = sampleSession(timeAt(hours), index)
      const visit = { page_url: PAGE + path, visit_source: { utm_source: 'instagram' } }
      const input = { inquiry_type, ...NO_CONTACT, ...visit, user_session }
      return { ...inquiryRow(input, timeAt(hours)), id: sampleId(timeAt(hours), index) }
    }),
    orders: CHAT_ORDERS.map((sample, index) => {
      const row = sample(now)
      const time = timeOf(row.id)
      const user_session = row.clicked_at && sampleSession(time, index)
      const reference =
        row.clicked_at && orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES).fill(index + 7))
      return { ...row, id: sampleId(time, index), reference, user_session }
    }),
  }
}

const UNKNOWN_VISIT = { user_session: null, page_url: null, visit_source: null }
/** References and sessions are set for each sample. */
const CHAT_ORDER = { reference: '', pack: null, user_session: '', page_url: PAGE, amount: null }
const NO_CONTACT = { name: null, email: null, phone: null, message: null }

/**
 * Compares sample rows across requests: each request dates them again, and only the end of an id stays the same.
 *
 * @returns whether both ids belong to the same sample row
 */
export function isSameSample(one: string, other: string): boolean {
  return one.slice(-ID_SUFFIX) === other.slice(-ID_SUFFIX)
}

const ID_SUFFIX = 12

function sampleId(time: number, index: number): string {
  return firstIdAt(time).slice(0, -ID_SUFFIX) + index.toString().padStart(ID_SUFFIX, '0')
}

function sampleSession(time: number, index: number): string {
  return `session_${time}_demo${index.toString().padStart(4, '0')}`
}
