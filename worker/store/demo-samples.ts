import type { JsonObject } from '../contract.ts'
import { firstIdAt } from './ids.ts'
import type { InquiryRow, InteractionRow, ProductEventRow, SubscriptionRow } from './rows.ts'

const HOUR_MS = 60 * 60 * 1000
const PAGE = 'https://demo.example/'

/** What the sample rows say happened, and how many hours ago: newest first. */
const SUBSCRIPTIONS: [hours: number, name: string, page: string][] = [
  [5, 'asha', 'footer'],
  [29, 'rohan', 'footer'],
  [51, 'meera', 'blog'],
  [80, 'imran', 'footer'],
  [122, 'lata', 'footer'],
]

const INTERACTIONS: [hours: number, type: string, told: JsonObject, path?: string][] = [
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

/** The clicks on `shop-order` and on the floating button brought these with them. */
const ORDERS: [hours: number, product: string, paise: number][] = [[20, 'Sample jar 500g', 63_300]]
const INQUIRIES: [hours: number, type: string][] = [[76, 'whatsapp']]

/** @param now milliseconds UTC; the rows are dated within the days before it */
export function sampleRows(now: number) {
  const at = (hours: number) => now - hours * HOUR_MS
  return {
    subscriptions: SUBSCRIPTIONS.map(
      ([hours, name, page], index): SubscriptionRow => ({
        id: sampleId(at(hours), index),
        email: `${name}@demo.example`,
        subscribed_at: at(hours),
        source_page: page,
        user_agent: null,
        created_at: at(hours),
      }),
    ),
    interactions: INTERACTIONS.map(
      ([hours, type, told, path = ''], index): InteractionRow => ({
        id: sampleId(at(hours), index),
        interaction_type: type,
        timestamp: at(hours),
        user_session: sampleSession(at(hours), index),
        page_url: PAGE + path,
        additional_data: JSON.stringify(told),
        created_at: at(hours),
      }),
    ),
    productEvents: ORDERS.map(
      ([hours, product, paise], index): ProductEventRow => ({
        id: sampleId(at(hours), index),
        event_name: 'order_click',
        product_name: product,
        action_type: 'whatsapp_order',
        timestamp: at(hours),
        user_session: sampleSession(at(hours), index),
        conversion_value: paise,
        created_at: at(hours),
      }),
    ),
    inquiries: INQUIRIES.map(
      ([hours, type], index): InquiryRow => ({
        id: sampleId(at(hours), index),
        name: null,
        email: null,
        phone: null,
        message: null,
        inquiry_type: type,
        created_at: at(hours),
        status: 'new',
        updated_at: at(hours),
        user_session: sampleSession(at(hours), index),
      }),
    ),
  }
}

/**
 * The rows are made anew for every request and so move on with the time; the end of an id stays.
 *
 * @returns whether both are ids of the same sample row
 */
export function isSameSample(one: string, other: string): boolean {
  return one.slice(-ID_END) === other.slice(-ID_END)
}

const ID_END = 12

function sampleId(time: number, index: number): string {
  return firstIdAt(time).slice(0, -ID_END) + index.toString().padStart(ID_END, '0')
}

function sampleSession(time: number, index: number): string {
  return `session_${time}_demo${index.toString().padStart(4, '0')}`
}
