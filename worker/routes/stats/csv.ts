import { type Context, Hono } from 'hono'
import type { Inquiry, Interaction, Order, ProductEvent, Subscriber } from '#contract/entities.ts'
import { csvQuery } from '#contract/inputs/stats.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { linkTo, UNSUBSCRIBE_PAGE } from '#worker/mail/links.ts'
import { signToken, tokenSecret } from '#worker/mail/tokens.ts'
import { validate } from '#worker/middleware/validate.ts'
import type { Page } from '#worker/store/store.ts'
import { csvFile } from './csv-file.ts'

/** A row of the list that letters are sent to; without TOKEN_SECRET there is no `unsubscribe_url`. */
type Reader = Pick<Subscriber, (typeof READER_COLUMNS)[number]> & { unsubscribe_url: string | null }

const READER_COLUMNS = [
  'id',
  'email',
  'source_page',
  'subscribed_at',
  'confirmed_at',
  'notice_version',
] as const satisfies (keyof Subscriber)[]

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
    const list = async (page: Page): Promise<Reader[]> =>
      Promise.all(
        (await c.var.store.listSubscriptions(page)).map(async (row) => ({
          ...row,
          unsubscribe_url: await unsubscribeUrl(c, row.id),
        })),
      )
    const columns = [...READER_COLUMNS, 'unsubscribe_url'] as const
    return csvFile(c, { name: 'subscribers', columns, list }, c.req.valid('query'))
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

/** @returns the personal link to leave, for letters that are sent with another tool */
async function unsubscribeUrl(c: Context<AppEnv>, id: string): Promise<string | null> {
  const secret = tokenSecret(c.env)
  if (!secret) return null
  const { origin } = new URL(c.req.url)
  return linkTo(origin, UNSUBSCRIBE_PAGE, await signToken(secret, 'unsubscribe', id, c.var.now))
}
