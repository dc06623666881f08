import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { pick } from '../d1/columns.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { csvOfRange } from '../statistics/csv-file.ts'
import { pageQuery, rangeQuery } from '../statistics/input.ts'
import { interactionInput, productEventInput } from './input.ts'
import { interactionRow, productEventRow } from './row.ts'
import { interactionColumns, productEventColumns } from './table.ts'
import { untrackedReason } from './untracked.ts'

/** One limit for both, so that a network cannot write more by calling both. */
const limited = rateLimit('TRACKING_LIMIT', 'tracking')

/** What visitors do, and its statistics. The answer does not show whether a visitor is tracked. */
export const tracking = new Hono<AppEnv>()
  .post('/interactions', limited, validate('json', interactionInput), async (c) => {
    const { store, now } = c.var
    const input = c.req.valid('json')
    const reason = await untrackedReason(c)
    if (!reason) return success(c, { data: [await store.recordInteraction(input)] }, 201)
    await store.countUntracked(reason)
    return success(c, { data: [pick(interactionRow(input, now), interactionColumns)] }, 201)
  })
  .post('/product-analytics', limited, validate('json', productEventInput), async (c) => {
    const { store, now } = c.var
    const input = c.req.valid('json')
    const reason = await untrackedReason(c)
    if (!reason) return success(c, { data: [await store.recordProductEvent(input)] }, 201)
    await store.countUntracked(reason)
    return success(c, { data: [pick(productEventRow(input, now), productEventColumns)] }, 201)
  })
  .get('/stats/interactions', validate('query', pageQuery), async (c) =>
    success(c, await c.var.store.interactionStats(c.req.valid('query'))),
  )
  .get('/stats/breakdowns', validate('query', rangeQuery), async (c) =>
    success(c, await c.var.store.breakdowns(c.req.valid('query'))),
  )
  .get('/stats/untracked', validate('query', rangeQuery), async (c) =>
    success(c, await c.var.store.untrackedStats(c.req.valid('query'))),
  )
  .route('/', csvOfRange('interactions', interactionColumns, 'listInteractions'))
  .route('/', csvOfRange('products', productEventColumns, 'listProductEvents'))
