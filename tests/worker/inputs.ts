import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import type { NewInquiry } from '#worker/inquiries/input.ts'
import type { NewOrder, NewSale } from '#worker/orders/input.ts'
import { UNKNOWN } from '#worker/statistics/contract.ts'
import type { NewSubscription } from '#worker/subscriptions/input.ts'
import type { NewInteraction, NewProductEvent } from '#worker/tracking/input.ts'

/*
 * Input of the Store, as validation returns it for a body with only the given fields.
 */

export const subscription = (email: string, fields: Partial<NewSubscription> = {}): NewSubscription => ({
  email,
  source_page: 'footer',
  language: SOURCE_LANGUAGE,
  notice_version: UNKNOWN,
  user_session: null,
  page_url: null,
  visit_source: null,
  ...fields,
})

export const interaction = (
  interaction_type: string,
  fields: Partial<NewInteraction> = {},
): NewInteraction => ({
  interaction_type,
  user_session: 'session_1_a',
  page_url: null,
  additional_data: null,
  ...fields,
})

export const productEvent = (fields: Partial<NewProductEvent> = {}): NewProductEvent => ({
  event_name: 'order_click',
  product_name: 'Chyawanprash 500g',
  action_type: 'whatsapp_order',
  user_session: 'session_1_a',
  conversion_value: null,
  ...fields,
})

export const inquiry = (fields: Partial<NewInquiry> = {}): NewInquiry => ({
  inquiry_type: 'whatsapp',
  name: null,
  email: null,
  phone: null,
  message: null,
  user_session: null,
  page_url: null,
  visit_source: null,
  ...fields,
})

export const chatOrder = (reference: string, fields: Partial<NewOrder> = {}): NewOrder => ({
  reference,
  pack: '500g',
  placement: 'shop-order',
  user_session: 'session_1_a',
  page_url: '/',
  visit_source: null,
  quantity: 1,
  amount: 633,
  charge: null,
  ...fields,
})

export const sale = (fields: Partial<NewSale> = {}): NewSale => ({
  reference: null,
  pack: null,
  amount: null,
  charge: null,
  quantity: 1,
  lot: null,
  note: null,
  idempotency_key: crypto.randomUUID(),
  ...fields,
})
