import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../app-env.ts'
import { requiredLine } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import { jsonBody } from '../http/json-body.ts'
import { success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { DAY_MS } from '../lib/days.ts'
import { RECALL_STEPS, REFUSAL_DAYS } from '../runs/contract.ts'
import { d1DayOf } from '../tracking/full-day.ts'
import type { ToDo } from './contract.ts'

const lotParam = z.object({ lot: requiredLine(LIMITS.lot) })

/** Body of `PATCH /api/owner/recalls/:lot`. */
const recallInput = z.object({ step: z.enum(RECALL_STEPS), done: z.boolean() })

/** What the owner has to do, and has done of a recall. */
export const toDo = new Hono<AppEnv>()
  .get('/owner/to-do', async (c) => {
    const { store, now } = c.var
    const [backup, publication, refused, fullDay, orders, inquiries] = await Promise.all([
      store.runState('backup'),
      store.runState('publication'),
      store.lastRefusedMail(),
      store.lastFullDay(),
      store.ordersToDo(),
      store.inquiriesToDo(),
    ])
    const isRecent = refused && now - Date.parse(refused.created_at) < REFUSAL_DAYS * DAY_MS
    const runs = {
      backup,
      publication: { editing: Boolean(c.env.EDIT_REPOSITORY), last: publication.last },
      refusedMail: isRecent ? refused : null,
      fullDay: fullDay && d1DayOf(Date.parse(fullDay.created_at)) === d1DayOf(now) ? fullDay : null,
    }
    return success(c, { data: { runs, orders, inquiries } satisfies ToDo })
  })
  .get('/owner/recalls/:lot', validate('param', lotParam), async (c) =>
    success(c, { data: await c.var.store.recall(c.req.valid('param').lot) }),
  )
  .patch(
    '/owner/recalls/:lot',
    jsonBody,
    validate('param', lotParam),
    validate('json', recallInput),
    async (c) => {
      const data = await c.var.store.changeRecall(c.req.valid('param').lot, c.req.valid('json'))
      return success(c, { message: 'Changed', data })
    },
  )
