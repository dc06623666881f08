import { inquiryInput, type NewInquiry } from '#worker/inquiries/input.ts'
import { type NewOrder, type NewSale, orderInput, saleInput } from '#worker/orders/input.ts'
import { type NewSubscription, newsletterInput } from '#worker/subscriptions/input.ts'
import {
  interactionInput,
  type NewInteraction,
  type NewProductEvent,
  productEventInput,
} from '#worker/tracking/input.ts'
import { REFERENCE, referenceOf } from './writes.ts'

/*
 * Input of the Store, as validation returns it for a body with only the given fields.
 */

const user_session = 'session_1_a'
const SIGN_UP = newsletterInput.parse({ email: 'reader@visitor.example' })
const INQUIRY = inquiryInput.parse({ inquiry_type: 'whatsapp' })
const INTERACTION = interactionInput.parse({ interaction_type: 'pricing_view', user_session })
const PRODUCT_EVENT = productEventInput.parse({
  event_name: 'order_click',
  product_name: 'Chyawanprash 500g',
  action_type: 'whatsapp_order',
  user_session,
})
const ORDER = orderInput.parse({
  reference: REFERENCE,
  pack: '500g',
  placement: 'shop-order',
  user_session,
  page_url: '/',
  amount: 633,
})
const SALE = saleInput.parse({ amount: 633 })

export const subscription = (email: string, fields: Partial<NewSubscription> = {}): NewSubscription => ({
  ...SIGN_UP,
  email,
  ...fields,
})

export const interaction = (
  interaction_type: string,
  fields: Partial<NewInteraction> = {},
): NewInteraction => ({ ...INTERACTION, interaction_type, ...fields })

export const productEvent = (fields: Partial<NewProductEvent> = {}): NewProductEvent => ({
  ...PRODUCT_EVENT,
  ...fields,
})

export const inquiry = (fields: Partial<NewInquiry> = {}): NewInquiry => ({ ...INQUIRY, ...fields })

export const chatOrder = (reference: string, fields: Partial<NewOrder> = {}): NewOrder => ({
  ...ORDER,
  reference,
  ...fields,
})

/** A click in a browser session of its own. */
export const numberedOrder = (number: number, fields: Partial<NewOrder> = {}) =>
  chatOrder(referenceOf(number), { user_session: `session_${number}`, ...fields })

export const sale = (fields: Partial<NewSale> = {}): NewSale => ({
  ...SALE,
  idempotency_key: crypto.randomUUID(),
  ...fields,
})
