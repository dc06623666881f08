import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { datedSuccess, success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { csvOfRange } from '../statistics/csv-file.ts'
import { pageQuery, rangeQuery } from '../statistics/input.ts'
import { interactionInput, productEventInput } from './input.ts'
import { interactionColumns, productEventColumns } from './table.ts'
import { untrackedReason } from './untracked.ts'

/** One limit for both, so that a network cannot write more by calling both. */
const limited = rateLimit('TRACKING_LIMIT', 'tracking')

/** What visitors do, and its statistics. The answer does not show whether a visitor is tracked. */
export const tracking = new Hono<AppEnv>()
  .post('/interactions', limited, validate('json', interactionInput), async (c) => {
    const row = await c.var.store.recordInteraction(c.req.valid('json'), await untrackedReason(c))
    return success(c, { data: [row] }, 201)
  })
  .post('/product-analytics', limited, validate('json', productEventInput), async (c) => {
    const row = await c.var.store.recordProductEvent(c.req.valid('json'), await untrackedReason(c))
    return success(c, { data: [row] }, 201)
  })
  .get('/stats/interactions', validate('query', pageQuery), async (c) =>
    datedSuccess(c, await c.var.store.interactionStats(c.req.valid('query'))),
  )
  .get('/stats/breakdowns', validate('query', rangeQuery), async (c) =>
    datedSuccess(c, await c.var.store.breakdowns(c.req.valid('query'))),
  )
  .get('/stats/untracked', validate('query', rangeQuery), async (c) =>
    datedSuccess(c, await c.var.store.untrackedStats(c.req.valid('query'))),
  )
  .route('/', csvOfRange('interactions', interactionColumns, 'listInteractions'))
  .route('/', csvOfRange('products', productEventColumns, 'listProductEvents'))
