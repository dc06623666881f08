import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from '../http/failure.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { datedSuccess, success } from '../http/success.ts'
import { rowParam, validate } from '../http/validate.ts'
import { sendAfterResponse, sendAlert } from '../mail/deliver.ts'
import { mailSettings } from '../mail/settings.ts'
import { csvOfRange } from '../statistics/csv-file.ts'
import { pageQuery } from '../statistics/input.ts'
import { untrackedReason } from '../tracking/untracked.ts'
import { deletedQuery, inquiryChangeInput, inquiryInput, writtenQuery } from './input.ts'
import { inquiryRow, toInquiry } from './row.ts'
import { hasWords, inquiryColumns } from './table.ts'

export const inquiries = new Hono<AppEnv>()
  .post('/contact-inquiries', rateLimit('TIGHT_LIMIT'), validate('json', inquiryInput), async (c) => {
    const { now, store } = c.var
    const input = c.req.valid('json')
    // Words are stored, whatever type the sender names. Without them an inquiry is the record of a click.
    const isWritten = hasWords(input)
    const reason = await untrackedReason(c, { onPurpose: isWritten })
    if (reason && !isWritten) {
      await store.countUntracked(reason)
      return success(c, { data: [toInquiry(inquiryRow(input, now))] }, 201)
    }
    const alert = isWritten && mailSettings(c.env)?.owner !== undefined
    const row = await store.recordInquiry(input, { tracked: !reason, alert })
    if (alert) sendAfterResponse(c, sendAlert)
    return success(c, { data: [row] }, 201)
  })
  .get('/stats/inquiries', validate('query', pageQuery), async (c) =>
    datedSuccess(c, await c.var.store.inquiryStats(c.req.valid('query'))),
  )
  .route('/', csvOfRange('inquiries', inquiryColumns, 'listInquiries'))
  .get('/owner/inquiries', validate('query', writtenQuery), async (c) =>
    datedSuccess(c, await c.var.store.writtenInquiries(c.req.valid('query'))),
  )
  .patch('/owner/inquiries/:id', rowParam, validate('json', inquiryChangeInput), async (c) => {
    const row = await c.var.store.changeInquiry(c.req.valid('param').id, c.req.valid('json'))
    if (!row) throw new RequestFailure('not_found', 'There is no such enquiry')
    return success(c, { message: 'Changed', data: [row] })
  })
  .delete('/owner/inquiries', validate('query', deletedQuery), async (c) => {
    await c.var.store.deleteInquiries(c.req.valid('query').id)
    return success(c, { message: 'Deleted' })
  })
