import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { inquiryInput } from '../contract/inputs/inquiries.ts'
import { deliverDue } from '../mail/deliver.ts'
import { mailSettings } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { skipUntracked } from '../middleware/untracked.ts'
import { validate } from '../middleware/validate.ts'
import { hasWords } from '../store/rules/inquiries.ts'
import { success } from '../success.ts'

export const contactInquiries = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  skipUntracked,
  validate('json', inquiryInput),
  async (c) => {
    const { store } = c.var
    const input = c.req.valid('json')
    const settings = hasWords(input) ? mailSettings(c.env) : undefined
    const row = await store.recordInquiry(input, { alertTo: settings?.owner })
    if (settings?.owner) c.executionCtx.waitUntil(deliverDue(store, settings, c.var.now))
    return c.json(success(store, { data: [row] }), 201)
  },
)
