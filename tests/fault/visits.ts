import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { orderReference, REFERENCE_RANDOM_BYTES } from '#contract/order-reference.ts'
import { VISITOR_DOMAIN } from '../worker/visitor.ts'
import { OWNER_KEY } from './local-site.ts'

/** A user agent that isbot does not detect as a bot. */
const BROWSER =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'

export type Request = { path: string; init: RequestInit }

/** Every visitor has an address of its own, because of the rate limits. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
const anySession = () => `session_${Date.now()}_${randomUUID().replaceAll('-', '')}`

function write(path: string, body: object): Request {
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': BROWSER,
    'CF-Connecting-IP': anyAddress(),
  }
  return { path: `/api${path}`, init: { method: 'POST', headers, body: JSON.stringify(body) } }
}

/** Of a browser session of its own. */
const visit = (path: string, body: object) =>
  write(path, { user_session: anySession(), page_url: 'https://site.example/', ...body })

export const signUp = () =>
  visit('/newsletter', { email: `reader-${randomUUID()}${VISITOR_DOMAIN}`, source_page: 'footer' })

export const look = () =>
  visit('/interactions', {
    interaction_type: 'pricing_view',
    additional_data: { placement: 'shop', pack: '500g' },
  })

export const order = () =>
  visit('/product-analytics', {
    event_name: 'order_click',
    product_name: '500g',
    action_type: 'whatsapp_order',
    conversion_value: 633,
  })

export const followOrderLink = () =>
  visit('/orders', {
    reference: orderReference(randomBytes(REFERENCE_RANDOM_BYTES)),
    pack: '500g',
    placement: 'shop-order',
    amount: 633,
  })

export const inquire = () => visit('/contact-inquiries', { inquiry_type: 'whatsapp' })

/** The owner's mark of an order. */
export function mark(id: string, status: 'sold' | 'clicked'): Request {
  const { init } = write('', { status, amount: randomInt(100_000) / 100 })
  const headers = { ...init.headers, Authorization: `Bearer ${OWNER_KEY}` }
  return { path: `/api/owner/orders/${id}`, init: { ...init, method: 'PATCH', headers } }
}
