import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import type { Inquiry, Interaction, Order, ProductEvent, Subscription } from '../../contract/entities.ts'
import { csvQuery } from '../../contract/inputs/stats.ts'
import { validate } from '../../middleware/validate.ts'
import { csvFile } from './csv-file.ts'

const SUBSCRIPTION_COLUMNS = [
  'id',
  'email',
  'source_page',
  'subscribed_at',
] as const satisfies (keyof Subscription)[]

const INTERACTION_COLUMNS = [
  'id',
  'interaction_type',
  'timestamp',
  'user_session',
  'page_url',
  'additional_data',
] as const satisfies (keyof Interaction)[]

const INQUIRY_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'message',
  'inquiry_type',
  'status',
  'created_at',
  'updated_at',
  'page',
  'source',
] as const satisfies (keyof Inquiry)[]

const PRODUCT_EVENT_COLUMNS = [
  'id',
  'event_name',
  'product_name',
  'action_type',
  'timestamp',
  'user_session',
  'conversion_value',
] as const satisfies (keyof ProductEvent)[]

const ORDER_COLUMNS = [
  'id',
  'reference',
  'status',
  'clicked_at',
  'sold_at',
  'amount',
  'quantity',
  'pack',
  'placement',
  'source',
  'page',
  'note',
] as const satisfies (keyof Order)[]

/** Each list of a range as a file. Mounted behind the owner guard. */
export const csv = new Hono<AppEnv>()
  .get('/subscriptions.csv', validate('query', csvQuery), (c) => {
    const list = c.var.store.listSubscriptions
    return csvFile(c, { name: 'subscribers', columns: SUBSCRIPTION_COLUMNS, list }, c.req.valid('query'))
  })
  .get('/interactions.csv', validate('query', csvQuery), (c) => {
    const list = c.var.store.listInteractions
    return csvFile(c, { name: 'interactions', columns: INTERACTION_COLUMNS, list }, c.req.valid('query'))
  })
  .get('/inquiries.csv', validate('query', csvQuery), (c) => {
    const list = c.var.store.listInquiries
    return csvFile(c, { name: 'inquiries', columns: INQUIRY_COLUMNS, list }, c.req.valid('query'))
  })
  .get('/products.csv', validate('query', csvQuery), (c) => {
    const list = c.var.store.listProductEvents
    return csvFile(c, { name: 'products', columns: PRODUCT_EVENT_COLUMNS, list }, c.req.valid('query'))
  })
  .get('/orders.csv', validate('query', csvQuery), (c) => {
    const list = c.var.store.listOrders
    return csvFile(c, { name: 'orders', columns: ORDER_COLUMNS, list }, c.req.valid('query'))
  })
