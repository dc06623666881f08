import { Hono } from 'hono'
import { succeeded } from '../answers.ts'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from '../failures.ts'
import { rateLimit } from '../guards.ts'
import { json, jsonBody, param } from '../input.ts'
import { endSession, isOwnerKey, ownerKey, ownerOnly, startSession } from '../owner/index.ts'
import { ownerKeyInput, subscriberId, subscriberInput } from '../schemas.ts'

export const owner = new Hono<AppEnv>()
  .post('/session', jsonBody, rateLimit('TIGHT_LIMIT', { count: false }), json(ownerKeyInput), async (c) => {
    if (!ownerKey(c.env)) throw new RequestFailure('forbidden', 'No owner key is set yet')
    if (!(await isOwnerKey(c.env, c.req.valid('json').key))) {
      throw new RequestFailure('unauthorized', 'That is not the owner key')
    }
    await startSession(c)
    return c.json({ success: true, message: 'Signed in' })
  })
  .delete('/session', (c) => {
    endSession(c)
    return c.json({ success: true, message: 'Signed out' })
  })
  .use('/subscribers/*', ownerOnly)
  /** Answers with all that was stored; `PUT` with it is the undo. */
  .delete('/subscribers/:id', param(subscriberId), async (c) => {
    const { store } = c.var
    const row = await store.deleteSubscriber(c.req.valid('param').id)
    if (!row) throw new RequestFailure('not_found', 'There is no such subscriber')
    return c.json(succeeded(store, { message: 'Deleted', data: [row] }))
  })
  .put('/subscribers/:id', jsonBody, param(subscriberId), json(subscriberInput), async (c) => {
    const { store } = c.var
    const row = await store.restoreSubscriber({ ...c.req.valid('json'), ...c.req.valid('param') })
    if (!row) throw new RequestFailure('invalid', 'This id belongs to another address')
    return c.json(succeeded(store, { message: 'Restored', data: [row] }))
  })
