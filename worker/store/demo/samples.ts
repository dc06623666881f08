import type { JsonObject } from '#contract/json.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { orderReference, REFERENCE_RANDOM_BYTES } from '#contract/order-reference.ts'
import {
  applyOrderChange,
  inquiryRow,
  interactionRow,
  type OrderRow,
  orderRow,
  productEventRow,
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

export type SampleRows = ReturnType<typeof sampleRows>

/** The sample rows, dated within the days before a time in milliseconds UTC. */
export function sampleRows(now: number) {
  const timeAt = (hours: number) => now - hours * HOUR_MS
  const shopOrder = { placement: 'shop-order', pack: '500g', amount: 633 }
  const bySale = { reference: null, pack: '250g', amount: 660, quantity: 2, note: 'By telephone' }
  const [instagram, google] = [{ utm_source: 'instagram' }, { referrer: 'google.com' }]
  // The clicks on `hero` and `shop-order`, the second one sold; and a sale by telephone.
  const orders: OrderRow[] = [
    orderRow({ ...CHAT_ORDER, placement: 'hero', visit_source: instagram }, timeAt(1)),
    applyOrderChange(
      orderRow({ ...CHAT_ORDER, ...shopOrder, visit_source: google }, timeAt(20)),
      { status: 'sold' },
      timeAt(18),
    ),
    saleRow(bySale, timeAt(60)),
  ]
  const orderEvent = {
    event_name: 'order_click',
    action_type: 'whatsapp_order',
    product_name: 'Sample jar 500g',
    user_session: sampleSession(timeAt(20), 0),
    conversion_value: 633,
  }
  const chatOpened = {
    inquiry_type: 'whatsapp',
    ...NO_CONTACT,
    user_session: sampleSession(timeAt(76), 0),
    page_url: `${PAGE}blog`,
    visit_source: instagram,
  }
  return {
    subscriptions: SUBSCRIPTIONS.map(([hours, name, source_page], index) => {
      const { id: language } = LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0]
      const input = { email: `${name}@demo.example`, source_page, language, ...UNKNOWN_VISIT }
      return withSampleId(subscriptionRow(input, null, timeAt(hours)), index)
    }),
    interactions: INTERACTIONS.map(([hours, interaction_type, additional_data, path = ''], index) => {
      const user_session = sampleSession(timeAt(hours), index)
      const input = { interaction_type, user_session, page_url: PAGE + path, additional_data }
      return withSampleId(interactionRow(input, timeAt(hours)), index)
    }),
    productEvents: [withSampleId(productEventRow(orderEvent, timeAt(20)), 0)],
    inquiries: [withSampleId(inquiryRow(chatOpened, timeAt(76)), 0)],
    orders: orders.map((row, index) => ({
      ...withSampleId(row, index),
      reference: row.clicked_at && orderReference(new Uint8Array(REFERENCE_RANDOM_BYTES).fill(index + 7)),
      user_session: row.clicked_at && sampleSession(timeOf(row.id), index),
    })),
  }
}

const UNKNOWN_VISIT = { user_session: null, page_url: null, visit_source: null }
/** References and sessions are set for each sample. */
const CHAT_ORDER = { reference: '', pack: null, user_session: '', page_url: PAGE, amount: null }
const NO_CONTACT = { name: null, email: null, phone: null, message: null }

/** Whether two ids belong to the same sample row: each request dates it again, and only the end of its id stays. */
export function isSameSample(one: string, other: string): boolean {
  return one.slice(-ID_SUFFIX) === other.slice(-ID_SUFFIX)
}

const ID_SUFFIX = 12

function withSampleId<Row extends { id: string }>(row: Row, index: number): Row {
  const start = firstIdAt(timeOf(row.id)).slice(0, -ID_SUFFIX)
  return { ...row, id: start + index.toString().padStart(ID_SUFFIX, '0') }
}

function sampleSession(time: number, index: number): string {
  return `session_${time}_demo${index.toString().padStart(4, '0')}`
}
