import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { rowParam } from '../contract/fields.ts'
import { RequestFailure } from '../http/failure.ts'
import { jsonBody } from '../http/json-body.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { columnsOf, csvOfRange } from '../statistics/csv-file.ts'
import { pageQuery } from '../statistics/input.ts'
import { trackingStore } from '../tracking/untracked.ts'
import { orderChangeInput, orderInput, orderQuery, saleInput } from './input.ts'
import { chatOrders } from './table.ts'

/** Order clicks, and the owner's search, sales and marks. */
export const orders = new Hono<AppEnv>()
  .post('/orders', jsonBody, rateLimit('ORDER_LIMIT'), validate('json', orderInput), async (c) => {
    const store = await trackingStore(c)
    return success(c, { data: [await store.recordOrder(c.req.valid('json'))] }, 201)
  })
  .get('/stats/orders', validate('query', pageQuery), async (c) =>
    success(c, await c.var.store.orderStats(c.req.valid('query'))),
  )
  .route(
    '/',
    csvOfRange('orders', columnsOf(chatOrders, 'user_session'), (store, page) => store.listOrders(page)),
  )
  .get('/owner/orders', validate('query', orderQuery), async (c) =>
    success(c, { data: await c.var.store.findOrders(c.req.valid('query').reference) }),
  )
  .post('/owner/orders', jsonBody, validate('json', saleInput), async (c) => {
    const row = await c.var.store.recordSale(c.req.valid('json'))
    if (!row) {
      const message = 'There is an order with this reference: mark it as sold'
      throw new RequestFailure('invalid', message, { issues: [{ path: 'reference', message }] })
    }
    return success(c, { message: 'Recorded', data: [row] }, 201)
  })
  .patch(
    '/owner/orders/:id',
    jsonBody,
    validate('param', rowParam),
    validate('json', orderChangeInput),
    async (c) => {
      const row = await c.var.store.changeOrder(c.req.valid('param').id, c.req.valid('json'))
      if (!row) throw new RequestFailure('not_found', 'There is no such order')
      return success(c, { message: 'Changed', data: [row] })
    },
  )
  .delete('/owner/orders/:id', validate('param', rowParam), async (c) => {
    await c.var.store.deleteOrder(c.req.valid('param').id)
    return success(c, { message: 'Deleted' })
  })
