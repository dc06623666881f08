import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { orderInput } from '../contract/inputs/orders.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { skipUntracked } from '../middleware/untracked.ts'
import { validate } from '../middleware/validate.ts'
import { success } from '../success.ts'

export const orders = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  skipUntracked,
  validate('json', orderInput),
  async (c) => {
    const { store } = c.var
    const row = await store.recordOrder(c.req.valid('json'))
    return c.json(success(store, { data: [row] }), 201)
  },
)
