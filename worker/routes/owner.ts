import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { rowParam } from '../contract/inputs/fields.ts'
import { ownerKeyInput, subscriberInput } from '../contract/inputs/owner.ts'
import { RequestFailure } from '../failure.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { validate } from '../middleware/validate.ts'
import { endSession, isOwnerKey, ownerKey, ownerOnly, startSession } from '../owner/index.ts'
import { success } from '../success.ts'

const signInLimit = rateLimit('TIGHT_LIMIT', { count: false })

export const owner = new Hono<AppEnv>()
  .post('/session', jsonBody, signInLimit, validate('json', ownerKeyInput), async (c) => {
    if (!ownerKey(c.env)) throw new RequestFailure('forbidden', 'No owner key is set yet')
    if (!(await isOwnerKey(c.env, c.req.valid('json').key))) {
      throw new RequestFailure('unauthorized', 'That is not the owner key')
    }
    await startSession(c)
    return c.json(success(c.var.store, { message: 'Signed in' }))
  })
  .delete('/session', (c) => {
    endSession(c)
    return c.json(success(c.var.store, { message: 'Signed out' }))
  })
  .use('/subscribers/*', ownerOnly)
  /** Returns all stored columns; `PUT` with them is the undo. */
  .delete('/subscribers/:id', validate('param', rowParam), async (c) => {
    const { store } = c.var
    const row = await store.deleteSubscriber(c.req.valid('param').id)
    if (!row) throw new RequestFailure('not_found', 'There is no such subscriber')
    return c.json(success(store, { message: 'Deleted', data: [row] }))
  })
  .put(
    '/subscribers/:id',
    jsonBody,
    validate('param', rowParam),
    validate('json', subscriberInput),
    async (c) => {
      const { store } = c.var
      const row = await store.restoreSubscriber({ ...c.req.valid('json'), ...c.req.valid('param') })
      if (!row) throw new RequestFailure('invalid', 'This id belongs to another address')
      return c.json(success(store, { message: 'Restored', data: [row] }))
    },
  )
  .use('/inquiries/*', ownerOnly)
  .delete('/inquiries/:id', validate('param', rowParam), async (c) => {
    const { store } = c.var
    if (!(await store.deleteInquiry(c.req.valid('param').id))) {
      throw new RequestFailure('not_found', 'There is no such enquiry')
    }
    return c.json(success(store, { message: 'Deleted' }))
  })
