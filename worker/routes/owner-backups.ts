import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { runInput } from '../contract/inputs/runs.ts'
import { deliverDue } from '../mail/deliver.ts'
import { mailSettings } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { validate } from '../middleware/validate.ts'
import { ownerOnly } from '../owner/index.ts'
import { success } from '../success.ts'

/** The backups: `npm run backup` reports each one, and a failed one is also mailed to the owner. */
export const ownerBackups = new Hono<AppEnv>()
  .use(ownerOnly)
  .get('/', async (c) => c.json(success(c.var.store, { data: await c.var.store.backupState() })))
  .post('/', jsonBody, validate('json', runInput), async (c) => {
    const { store, now } = c.var
    const run = await store.recordRun('backup', c.req.valid('json'))
    const settings = mailSettings(c.env)
    if (run.outcome === 'failed' && settings?.owner) {
      await store.queueMail({
        kind: 'backup_failed',
        recipient: settings.owner,
        payload: { detail: run.detail },
      })
      await deliverDue(store, settings, now)
    }
    return c.json(success(store, { data: run }), 201)
  })
