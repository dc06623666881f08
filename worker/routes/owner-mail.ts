import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { rowParam } from '../contract/inputs/fields.ts'
import { unsubscribesInput } from '../contract/inputs/owner.ts'
import { RequestFailure } from '../failure.ts'
import { deliverDue } from '../mail/deliver.ts'
import { mailSettings, mailSetup } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { validate } from '../middleware/validate.ts'
import { ownerOnly } from '../owner/index.ts'
import { success } from '../success.ts'

/** Before everything that waits. */
const AT_ONCE = 0

/** The outbox, a test mail, and addresses that unsubscribed through another tool. */
export const ownerMail = new Hono<AppEnv>()
  .use('/mail/*', ownerOnly)
  .use('/unsubscribes', ownerOnly)
  .get('/mail', async (c) => {
    const { store } = c.var
    return c.json(success(store, { data: { setup: mailSetup(c.env), ...(await store.outboxOverview()) } }))
  })
  /** Answers once the mail was sent or refused. */
  .post('/mail/test', async (c) => {
    const { store, now } = c.var
    const settings = mailSettings(c.env)
    if (!settings?.owner) throw new RequestFailure('invalid', 'Mail to you is not set up yet')
    const id = await store.queueMail({
      kind: 'test',
      recipient: settings.owner,
      payload: {},
      dueAt: AT_ONCE,
    })
    await deliverDue(store, settings, now)
    return c.json(success(store, { data: (await store.mailEntry(id)) ?? null }))
  })
  .post('/mail/:id/retry', validate('param', rowParam), async (c) => {
    const { store, now } = c.var
    const { id } = c.req.valid('param')
    const settings = mailSettings(c.env)
    if (!(await store.retryMail(id))) throw new RequestFailure('not_found', 'There is no such mail')
    if (settings) await deliverDue(store, settings, now)
    return c.json(success(store, { data: (await store.mailEntry(id)) ?? null }))
  })
  .post('/unsubscribes', jsonBody, validate('json', unsubscribesInput), async (c) => {
    const { store } = c.var
    return c.json(success(store, { data: await store.unsubscribeAddresses(c.req.valid('json').addresses) }))
  })
