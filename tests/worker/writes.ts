import { orderReference } from '#worker/orders/contract.ts'
import type { Visitor } from './visitor.ts'

export const REFERENCE = orderReference(new Uint8Array([1, 2, 3, 4, 5]))

/** A valid body of every call with which a visitor writes. */
export const WRITES = {
  '/newsletter': ({ email, session }: Visitor) => ({ email, user_session: session }),
  '/interactions': ({ session }: Visitor) => ({ interaction_type: 'whatsapp_click', user_session: session }),
  '/product-analytics': ({ session }: Visitor) => ({
    event_name: 'order_click',
    product_name: '500g',
    action_type: 'whatsapp_order',
    user_session: session,
    conversion_value: 633,
  }),
  '/orders': ({ session }: Visitor) => ({ reference: REFERENCE, placement: 'hero', user_session: session }),
  '/contact-inquiries': ({ session }: Visitor) => ({ inquiry_type: 'whatsapp', user_session: session }),
}
export type WritePath = keyof typeof WRITES
export const WRITE_PATHS = Object.keys(WRITES) as WritePath[]

/** Posts a valid body, with other fields. */
export const write = (visitor: Visitor, path: WritePath, fields: object = {}) =>
  visitor.post<Record<string, object[]>>(path, { ...WRITES[path](visitor), ...fields })
