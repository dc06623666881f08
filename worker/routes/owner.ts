import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { rowParam } from '../contract/inputs/fields.ts'
import { orderChangeInput, orderQuery, saleInput } from '../contract/inputs/orders.ts'
import { ownerKeyInput } from '../contract/inputs/owner.ts'
import { type NewRun, runInput } from '../contract/inputs/runs.ts'
import type { Run, Workflow } from '../contract/runs.ts'
import { RequestFailure } from '../failure.ts'
import { sendAlert } from '../mail/deliver.ts'
import { mailSettings, mailSetup } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { validate } from '../middleware/validate.ts'
import { endSession, isOwnerKey, ownerKey, ownerOnly, startSession } from '../owner/index.ts'
import { success } from '../success.ts'

const signInLimit = rateLimit('TIGHT_LIMIT', { count: false })

/** What the owner and the workflows may do besides reading statistics. */
export const owner = new Hono<AppEnv>()
  .post('/session', jsonBody, signInLimit, validate('json', ownerKeyInput), async (c) => {
    if (!ownerKey(c.env)) throw new RequestFailure('forbidden', 'No owner key is set yet')
    if (!(await isOwnerKey(c.env, c.req.valid('json').key))) {
      throw new RequestFailure('unauthorized', 'That is not the owner key')
    }
    await startSession(c)
    return success(c, { message: 'Signed in' })
  })
  .delete('/session', (c) => {
    endSession(c)
    return success(c, { message: 'Signed out' })
  })

  .use('/subscribers/*', ownerOnly)
  .delete('/subscribers/:id', validate('param', rowParam), async (c) => {
    await c.var.store.deleteSubscriber(c.req.valid('param').id)
    return success(c, { message: 'Deleted' })
  })

  .use('/inquiries/*', ownerOnly)
  .delete('/inquiries/:id', validate('param', rowParam), async (c) => {
    await c.var.store.deleteInquiry(c.req.valid('param').id)
    return success(c, { message: 'Deleted' })
  })

  .use('/orders/*', ownerOnly)
  /** Finding orders, and marking what became of them. */
  .get('/orders', validate('query', orderQuery), async (c) =>
    success(c, { data: await c.var.store.findOrders(c.req.valid('query').reference) }),
  )
  .post('/orders', jsonBody, validate('json', saleInput), async (c) => {
    const row = await c.var.store.recordSale(c.req.valid('json'))
    if (!row) {
      const message = 'There is an order with this reference: mark it as sold'
      throw new RequestFailure('invalid', message, { issues: [{ path: 'reference', message }] })
    }
    return success(c, { message: 'Recorded', data: [row] }, 201)
  })
  .patch(
    '/orders/:id',
    jsonBody,
    validate('param', rowParam),
    validate('json', orderChangeInput),
    async (c) => {
      const row = await c.var.store.changeOrder(c.req.valid('param').id, c.req.valid('json'))
      if (!row) throw new RequestFailure('not_found', 'There is no such order')
      return success(c, { message: 'Changed', data: [row] })
    },
  )

  .use('/mail', ownerOnly)
  .get('/mail', async (c) =>
    success(c, { data: { ...mailSetup(c.env), lastRefused: await c.var.store.lastRefusedMail() } }),
  )

  .use('/backups', ownerOnly)
  /** The backups: `npm run backup` reports each one. */
  .get('/backups', async (c) => success(c, { data: await c.var.store.runState('backup') }))
  .post('/backups', jsonBody, validate('json', runInput), async (c) =>
    success(c, { data: await record(c, 'backup', c.req.valid('json')) }, 201),
  )

  .use('/publications', ownerOnly)
  /** What became of the newest change: the workflow reports how it ended. */
  .get('/publications', async (c) => {
    const { last } = await c.var.store.runState('publication')
    return success(c, { data: { editing: Boolean(c.env.EDIT_REPOSITORY), last } })
  })
  .post('/publications', jsonBody, validate('json', runInput), async (c) =>
    success(c, { data: await record(c, 'publication', c.req.valid('json')) }, 201),
  )

/** Also mails the owner why it failed. */
async function record(c: Context<AppEnv>, kind: Workflow, input: NewRun): Promise<Run> {
  const { store, now } = c.var
  const settings = mailSettings(c.env)
  const alert = input.outcome === 'failed' && settings?.owner !== undefined
  const run = await store.recordRun(kind, input, { alert })
  if (settings && alert) c.executionCtx.waitUntil(sendAlert(store, settings, now))
  return run
}
