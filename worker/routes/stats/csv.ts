import { type Context, Hono } from 'hono'
import { csvQuery, subscribersCsvQuery } from '#contract/inputs/stats.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { linkOrigin, linkTo, UNSUBSCRIBE_PAGE } from '#worker/mail/links.ts'
import { signToken, tokenSecret } from '#worker/mail/tokens.ts'
import { validate } from '#worker/middleware/validate.ts'
import type { AllTimePage } from '#worker/store/store.ts'
import { csvFile } from './csv-file.ts'

/** All subscribers, and each other list of a range, as a file. Mounted behind the owner guard. */
export const csv = new Hono<AppEnv>()
  .get('/subscriptions.csv', validate('query', subscribersCsvQuery), (c) => {
    const list = async (page: AllTimePage) =>
      Promise.all(
        (await c.var.store.listSubscriptions(page)).map(async (row) => ({
          ...row,
          unsubscribe_url: await unsubscribeUrl(c, row.id),
        })),
      )
    const columns = {
      id: true,
      email: true,
      source_page: true,
      subscribed_at: true,
      confirmed_at: true,
      notice_version: true,
      /** Empty without TOKEN_SECRET. */
      unsubscribe_url: true,
      // The list has confirmed addresses only.
      status: false,
      unsubscribed_at: false,
      refused_at: false,
      created_at: false,
      user_agent: false,
    }
    return csvFile(c, { name: 'subscribers', columns, list }, c.req.valid('query').cursor)
  })
  .get('/interactions.csv', validate('query', csvQuery), (c) => {
    const columns = {
      id: true,
      interaction_type: true,
      timestamp: true,
      user_session: true,
      page_url: true,
      additional_data: true,
    }
    const { days, cursor } = c.req.valid('query')
    const list = (page: AllTimePage) => c.var.store.listInteractions({ days, ...page })
    return csvFile(c, { name: `interactions-${days}-days`, columns, list }, cursor)
  })
  .get('/inquiries.csv', validate('query', csvQuery), (c) => {
    const columns = {
      id: true,
      name: true,
      email: true,
      phone: true,
      message: true,
      inquiry_type: true,
      status: true,
      created_at: true,
      updated_at: true,
      page: true,
      source: true,
    }
    const { days, cursor } = c.req.valid('query')
    const list = (page: AllTimePage) => c.var.store.listInquiries({ days, ...page })
    return csvFile(c, { name: `inquiries-${days}-days`, columns, list }, cursor)
  })
  .get('/products.csv', validate('query', csvQuery), (c) => {
    const columns = {
      id: true,
      event_name: true,
      product_name: true,
      action_type: true,
      timestamp: true,
      user_session: true,
      conversion_value: true,
    }
    const { days, cursor } = c.req.valid('query')
    const list = (page: AllTimePage) => c.var.store.listProductEvents({ days, ...page })
    return csvFile(c, { name: `products-${days}-days`, columns, list }, cursor)
  })
  .get('/orders.csv', validate('query', csvQuery), (c) => {
    const columns = {
      id: true,
      reference: true,
      status: true,
      clicked_at: true,
      sold_at: true,
      amount: true,
      quantity: true,
      pack: true,
      placement: true,
      source: true,
      page: true,
      note: true,
    }
    const { days, cursor } = c.req.valid('query')
    const list = (page: AllTimePage) => c.var.store.listOrders({ days, ...page })
    return csvFile(c, { name: `orders-${days}-days`, columns, list }, cursor)
  })

/** @returns the personal link to leave, for letters that are sent with another tool */
async function unsubscribeUrl(c: Context<AppEnv>, id: string): Promise<string | null> {
  const secret = tokenSecret(c.env)
  if (!secret) return null
  return linkTo(
    linkOrigin(c.req.url),
    UNSUBSCRIBE_PAGE,
    await signToken(secret, 'unsubscribe', id, c.var.now),
  )
}
