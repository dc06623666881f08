import { type Context, Hono } from 'hono'
import { every } from 'hono/combine'
import type { AppEnv } from '../app-env.ts'
import { interactionInput } from '../contract/inputs/interactions.ts'
import { orderInput } from '../contract/inputs/orders.ts'
import { productEventInput } from '../contract/inputs/product-events.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { validate } from '../middleware/validate.ts'
import type { Store } from '../store/store.ts'
import { untrackedStore } from '../store/untracked.ts'
import { success } from '../success.ts'
import { untrackedReason } from './untracked-reason.ts'

const limited = every(jsonBody, rateLimit('TRACKING_LIMIT'))

/** What visitors do. */
export const events = new Hono<AppEnv>()
  .post('/interactions', limited, validate('json', interactionInput), async (c) => {
    const store = await trackingStore(c)
    return success(c, { data: [await store.recordInteraction(c.req.valid('json'))] }, 201)
  })
  .post('/product-analytics', limited, validate('json', productEventInput), async (c) => {
    const store = await trackingStore(c)
    return success(c, { data: [await store.recordProductEvent(c.req.valid('json'))] }, 201)
  })
  .post('/orders', limited, validate('json', orderInput), async (c) => {
    const store = await trackingStore(c)
    return success(c, { data: [await store.recordOrder(c.req.valid('json'))] }, 201)
  })

async function trackingStore(c: Context<AppEnv>): Promise<Store> {
  const { store, now } = c.var
  const reason = await untrackedReason(c)
  return reason ? untrackedStore(store, reason, now) : store
}
