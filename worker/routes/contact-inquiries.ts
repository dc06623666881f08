import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { inquiryInput } from '../contract/inputs/inquiries.ts'
import { deliverDue } from '../mail/deliver.ts'
import { mailSettings } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { validate } from '../middleware/validate.ts'
import { inquiryRow, toInquiry } from '../store/rows.ts'
import { hasWords } from '../store/rules/inquiries.ts'
import { success } from '../success.ts'
import { untrackedReason } from './untracked-reason.ts'

export const contactInquiries = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TRACKING_LIMIT'),
  validate('json', inquiryInput),
  async (c) => {
    const { store, now } = c.var
    const input = c.req.valid('json')
    const reason = await untrackedReason(c)
    // Words were sent on purpose and are stored; without them an inquiry is the record of a click.
    if (reason && !hasWords(input)) {
      await store.countUntracked(reason)
      return c.json(success(store, { data: [toInquiry(inquiryRow(input, now))] }), 201)
    }
    const settings = hasWords(input) ? mailSettings(c.env) : undefined
    const row = await store.recordInquiry(input, { tracked: !reason, alertTo: settings?.owner })
    if (settings?.owner) c.executionCtx.waitUntil(deliverDue(store, settings, now))
    return c.json(success(store, { data: [row] }), 201)
  },
)
