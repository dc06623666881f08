import { Hono } from 'hono'
import { pageQuery, rangeQuery, subscriberQuery } from '#contract/inputs/stats.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { validate } from '#worker/middleware/validate.ts'
import { ownerOnly } from '#worker/owner/index.ts'
import { success } from '#worker/success.ts'
import { csv } from './csv.ts'

export const stats = new Hono<AppEnv>()
  .use(ownerOnly)
  .get('/subscriptions', validate('query', subscriberQuery), async (c) =>
    success(c, await c.var.store.subscriptionStats(c.req.valid('query'))),
  )
  .get('/interactions', validate('query', pageQuery), async (c) =>
    success(c, await c.var.store.interactionStats(c.req.valid('query'))),
  )
  .get('/inquiries', validate('query', pageQuery), async (c) =>
    success(c, await c.var.store.inquiryStats(c.req.valid('query'))),
  )
  .get('/orders', validate('query', pageQuery), async (c) =>
    success(c, await c.var.store.orderStats(c.req.valid('query'))),
  )
  .get('/breakdowns', validate('query', rangeQuery), async (c) =>
    success(c, await c.var.store.breakdowns(c.req.valid('query').days)),
  )
  .get('/untracked', validate('query', rangeQuery), async (c) =>
    success(c, await c.var.store.untrackedStats(c.req.valid('query').days)),
  )
  .get('/daily', validate('query', rangeQuery), async (c) =>
    success(c, await c.var.store.dailyStats(c.req.valid('query').days)),
  )
  .route('/', csv)
