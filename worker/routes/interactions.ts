import { Hono } from 'hono'
import { succeeded } from '../answers.ts'
import type { AppEnv } from '../app-env.ts'
import { rateLimit, tracksOfPeople } from '../guards.ts'
import { json, jsonBody } from '../input.ts'
import { interactionInput } from '../schemas.ts'

export const interactions = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  tracksOfPeople,
  json(interactionInput),
  async (c) => {
    const { store } = c.var
    const row = await store.recordInteraction(c.req.valid('json'))
    return c.json(succeeded(store, { data: [row] }), 201)
  },
)
