import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { inquiryInput } from '../contract/inputs/inquiries.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { skipUntracked } from '../middleware/untracked.ts'
import { validate } from '../middleware/validate.ts'
import { success } from '../success.ts'

export const contactInquiries = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  skipUntracked,
  validate('json', inquiryInput),
  async (c) => {
    const { store } = c.var
    const row = await store.recordInquiry(c.req.valid('json'))
    return c.json(success(store, { data: [row] }), 201)
  },
)
