import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { inquiryInput } from '../contract/inputs/inquiries.ts'
import { RequestFailure } from '../failure.ts'
import { sendAlert } from '../mail/deliver.ts'
import { mailSettings } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { validate } from '../middleware/validate.ts'
import { hasWords } from '../store/rows.ts'
import { DAY_MS, dayOf, midnightOf } from '../store/rules/days.ts'
import { untrackedStore } from '../store/untracked.ts'
import { success } from '../success.ts'
import { untrackedReason } from './untracked-reason.ts'

export const contactInquiries = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TIGHT_LIMIT'),
  validate('json', inquiryInput),
  async (c) => {
    const { now } = c.var
    const input = c.req.valid('json')
    const reason = await untrackedReason(c)
    // Words were sent on purpose and are stored; without them an inquiry is the record of a click.
    const isWritten = hasWords(input)
    const store = reason && !isWritten ? untrackedStore(c.var.store, reason, now) : c.var.store
    const settings = isWritten ? mailSettings(c.env) : undefined
    const alert = settings?.owner !== undefined
    const row = await store.recordInquiry(input, { tracked: !reason, alert })
    if (!row) throw fullDay(now)
    if (settings && alert) c.executionCtx.waitUntil(sendAlert(store, settings, now))
    return success(c, { data: [row] }, 201)
  },
)

function fullDay(now: number): RequestFailure {
  const seconds = Math.ceil((midnightOf(dayOf(now)) + DAY_MS - now) / 1000)
  return new RequestFailure('rate_limited', 'We cannot take more enquiries here today.', {
    description: 'Please write to us on WhatsApp or by email: both are at the foot of every page.',
    headers: { 'Retry-After': String(seconds) },
  })
}
