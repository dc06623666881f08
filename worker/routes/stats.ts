import { Hono } from 'hono'
import { succeeded } from '../answers.ts'
import type { AppEnv } from '../app-env.ts'
import { query } from '../input.ts'
import { ownerOnly } from '../owner/index.ts'
import { pageQuery, rangeQuery, subscriberQuery } from '../schemas.ts'
import { statsCsv } from './stats-csv.ts'

export const stats = new Hono<AppEnv>()
  .use(ownerOnly)
  .get('/subscriptions', query(subscriberQuery), async (c) => {
    const { store } = c.var
    return c.json(succeeded(store, await store.subscriptionStats(c.req.valid('query'))))
  })
  .get('/interactions', query(pageQuery), async (c) => {
    const { store } = c.var
    return c.json(succeeded(store, await store.interactionStats(c.req.valid('query'))))
  })
  .get('/inquiries', query(pageQuery), async (c) => {
    const { store } = c.var
    return c.json(succeeded(store, await store.inquiryStats(c.req.valid('query'))))
  })
  .get('/breakdowns', query(rangeQuery), async (c) => {
    const { store } = c.var
    return c.json(succeeded(store, await store.breakdowns(c.req.valid('query').days)))
  })
  .get('/vitals', query(rangeQuery), async (c) => {
    const { store } = c.var
    return c.json(succeeded(store, await store.vitals(c.req.valid('query').days)))
  })
  .get('/not-counted', query(rangeQuery), async (c) => {
    const { store } = c.var
    return c.json(succeeded(store, await store.notCountedStats(c.req.valid('query').days)))
  })
  .get('/usage', async (c) => {
    const { store } = c.var
    return c.json(succeeded(store, { data: await store.usage() }))
  })
  .route('/', statsCsv)
