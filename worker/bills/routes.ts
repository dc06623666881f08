import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from '../http/failure.ts'
import { datedSuccess, success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { billTerms } from '../mail/content.ts'
import { billInput, billsQuery } from './input.ts'
import { BILL_REFUSALS } from './rules.ts'

export const bills = new Hono<AppEnv>()
  .get('/owner/bills', validate('query', billsQuery), async (c) =>
    datedSuccess(c, { data: await c.var.store.billsOfOrder(c.req.valid('query').order) }),
  )
  .post('/owner/bills', validate('json', billInput), async (c) => {
    const made = await c.var.store.makeBill(c.req.valid('json'), billTerms ?? undefined)
    if (!made) throw new RequestFailure('not_found', 'There is no such order')
    if ('bill' in made) return success(c, { message: 'Made', data: [made.bill] }, 201)
    const [path, message] = BILL_REFUSALS[made.refusal]
    throw new RequestFailure('invalid', message, { issues: [{ path, message, code: made.refusal }] })
  })
