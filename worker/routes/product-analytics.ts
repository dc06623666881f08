import { Hono } from 'hono'
import { succeeded } from '../answers.ts'
import type { AppEnv } from '../app-env.ts'
import { rateLimit, tracksOfPeople } from '../guards.ts'
import { json, jsonBody } from '../input.ts'
import { productEventInput } from '../schemas.ts'

export const productAnalytics = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  tracksOfPeople,
  json(productEventInput),
  async (c) => {
    const { store } = c.var
    const row = await store.recordProductEvent(c.req.valid('json'))
    return c.json(succeeded(store, { data: [row] }), 201)
  },
)
