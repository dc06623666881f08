import { orderReference } from '#worker/orders/contract.ts'
import type { Visitor } from './visitor.ts'

/** The reference of a number, up to 32,767. */
export const referenceOf = (number: number) =>
  orderReference(new Uint8Array([1, 2, number >> 10, number >> 5, number].map((bits) => bits & 31)))

export const REFERENCE = referenceOf(1)

const page_url = 'https://site.example/blog/a?x=1'

/** A valid body of every call with which a visitor writes, with all that may be stored of a visit. */
export const WRITES = {
  '/newsletter': ({ email, session }: Visitor) => ({ email, user_session: session, language: 'mr' }),
  '/interactions': ({ session }: Visitor) => ({
    interaction_type: 'whatsapp_click',
    user_session: session,
    page_url: 'https://site.example/#shop',
    additional_data: { placement: 'shop', utm_source: 'instagram', referrer: 'search.example' },
  }),
  '/product-analytics': ({ session }: Visitor) => ({
    event_name: 'order_click',
    product_name: '500g',
    action_type: 'whatsapp_order',
    user_session: session,
    conversion_value: 633,
  }),
  '/orders': ({ session }: Visitor) => ({
    reference: REFERENCE,
    pack: '250g',
    placement: 'shop-order',
    user_session: session,
    page_url,
    visit_source: { lot: 'SY-26-02' },
    quantity: 4,
    others: [{ pack: '500g', jars: 1, each: 633 }],
    amount: 1953,
    charge: 0,
  }),
  '/contact-inquiries': ({ session }: Visitor) => ({
    inquiry_type: 'whatsapp',
    user_session: session,
    page_url,
    visit_source: { referrer: 'search.example' },
  }),
}
export type WritePath = keyof typeof WRITES
export const WRITE_PATHS = Object.keys(WRITES) as WritePath[]

/** Posts a valid body, with other fields. */
export const write = (visitor: Visitor, path: WritePath, fields: object = {}) =>
  visitor.post<Record<string, object[]>>(path, { ...WRITES[path](visitor), ...fields })
