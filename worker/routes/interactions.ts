import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { interactionInput } from '../contract/inputs/interactions.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { skipUntracked } from '../middleware/untracked.ts'
import { validate } from '../middleware/validate.ts'
import { success } from '../success.ts'

export const interactions = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  skipUntracked,
  validate('json', interactionInput),
  async (c) => {
    const { store } = c.var
    const row = await store.recordInteraction(c.req.valid('json'))
    return c.json(success(store, { data: [row] }), 201)
  },
)
