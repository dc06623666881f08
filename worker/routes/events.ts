import { Hono } from 'hono'
import { every } from 'hono/combine'
import type { AppEnv } from '../app-env.ts'
import { interactionInput } from '../contract/inputs/interactions.ts'
import { orderInput } from '../contract/inputs/orders.ts'
import { productEventInput } from '../contract/inputs/product-events.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { validate } from '../middleware/validate.ts'
import { interactionRow, orderRow, productEventRow, toInteraction, toProductEvent } from '../store/rows.ts'
import { success } from '../success.ts'
import { untrackedReason } from './untracked-reason.ts'

const limited = every(jsonBody, rateLimit('TRACKING_LIMIT'))

/** What visitors do. Of an untracked visitor only the reason is counted; the response is the same. */
export const events = new Hono<AppEnv>()
  .post('/interactions', limited, validate('json', interactionInput), async (c) => {
    const { store, now } = c.var
    const input = c.req.valid('json')
    const reason = await untrackedReason(c)
    if (reason) await store.countUntracked(reason)
    const row = reason ? toInteraction(interactionRow(input, now)) : await store.recordInteraction(input)
    return c.json(success(store, { data: [row] }), 201)
  })
  .post('/product-analytics', limited, validate('json', productEventInput), async (c) => {
    const { store, now } = c.var
    const input = c.req.valid('json')
    const reason = await untrackedReason(c)
    if (reason) await store.countUntracked(reason)
    const row = reason ? toProductEvent(productEventRow(input, now)) : await store.recordProductEvent(input)
    return c.json(success(store, { data: [row] }), 201)
  })
  .post('/orders', limited, validate('json', orderInput), async (c) => {
    const { store, now } = c.var
    const input = c.req.valid('json')
    const reason = await untrackedReason(c)
    if (reason) await store.countUntracked(reason)
    const { id, reference } = reason ? orderRow(input, now) : await store.recordOrder(input)
    return c.json(success(store, { data: [{ id, reference }] }), 201)
  })
