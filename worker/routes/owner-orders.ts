import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { rowParam } from '../contract/inputs/fields.ts'
import { orderChangeInput, orderQuery, saleInput } from '../contract/inputs/orders.ts'
import { RequestFailure } from '../failure.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { validate } from '../middleware/validate.ts'
import { ownerOnly } from '../owner/index.ts'
import { success } from '../success.ts'

/** Finding orders, and marking what became of them. */
export const ownerOrders = new Hono<AppEnv>()
  .use(ownerOnly)
  .get('/', validate('query', orderQuery), async (c) => {
    const { store } = c.var
    return c.json(success(store, await store.findOrders(c.req.valid('query').reference)))
  })
  .post('/', jsonBody, validate('json', saleInput), async (c) => {
    const { store } = c.var
    const row = await store.recordSale(c.req.valid('json'))
    if (!row) {
      const message = 'There is an order with this reference: mark it as sold'
      throw new RequestFailure('invalid', message, { issues: [{ path: 'reference', message }] })
    }
    return c.json(success(store, { message: 'Recorded', data: [row] }), 201)
  })
  .patch('/:id', jsonBody, validate('param', rowParam), validate('json', orderChangeInput), async (c) => {
    const { store } = c.var
    const row = await store.changeOrder(c.req.valid('param').id, c.req.valid('json'))
    if (!row) throw new RequestFailure('not_found', 'There is no such order')
    return c.json(success(store, { message: 'Changed', data: [row] }))
  })
