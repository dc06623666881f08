import type { JsonObject } from '../../contract/json.ts'
import {
  type InquiryRow,
  type InteractionRow,
  inquiryRow,
  interactionRow,
  type ProductEventRow,
  productEventRow,
  type SubscriptionRow,
  subscriptionRow,
} from '../rows.ts'
import { firstIdAt } from '../rules/ids.ts'

const HOUR_MS = 60 * 60 * 1000
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
const INQUIRIES: [hours: number, type: string][] = [[76, 'whatsapp']]

export type SampleRows = {
  subscriptions: SubscriptionRow[]
  interactions: InteractionRow[]
  productEvents: ProductEventRow[]
  inquiries: InquiryRow[]
}

/**
 * @param now milliseconds UTC; the rows are dated within the days before it
 */
export function sampleRows(now: number): SampleRows {
  const timeAt = (hours: number) => now - hours * HOUR_MS
  return {
    subscriptions: SUBSCRIPTIONS.map(([hours, name, source_page], index) => {
      const input = { email: `${name}@demo.example`, source_page, ...UNKNOWN_VISIT }
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
    inquiries: INQUIRIES.map(([hours, inquiry_type], index) => {
      const user_session = sampleSession(timeAt(hours), index)
      const input = { inquiry_type, ...NO_CONTACT, ...UNKNOWN_VISIT, user_session }
      return { ...inquiryRow(input, timeAt(hours)), id: sampleId(timeAt(hours), index) }
    }),
  }
}

const UNKNOWN_VISIT = { user_session: null, page_url: null, visit_source: null }
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
