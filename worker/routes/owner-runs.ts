import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { type NewRun, publicationInput, runInput } from '../contract/inputs/runs.ts'
import type { Run, RunKind } from '../contract/runs.ts'
import { deliverDue } from '../mail/deliver.ts'
import { mailSettings } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { validate } from '../middleware/validate.ts'
import { ownerOnly } from '../owner/index.ts'
import { success } from '../success.ts'

/** The backups: `npm run backup` reports each one. */
export const ownerBackups = new Hono<AppEnv>()
  .use(ownerOnly)
  .get('/', async (c) => c.json(success(c.var.store, { data: await c.var.store.runState('backup') })))
  .post('/', jsonBody, validate('json', runInput), async (c) =>
    c.json(success(c.var.store, { data: await record(c, 'backup', c.req.valid('json')) }), 201),
  )

/** What became of the owner's edits: `npm run publish:site` reports when it begins and how it ends. */
export const ownerPublications = new Hono<AppEnv>()
  .use(ownerOnly)
  .get('/', async (c) => {
    const { store } = c.var
    const [publication, preview] = await Promise.all([
      store.runState('publication'),
      store.runState('preview'),
    ])
    const editing = Boolean(c.env.EDIT_REPOSITORY)
    return c.json(success(store, { data: { editing, publication: publication.last, preview: preview.last } }))
  })
  .post('/', jsonBody, validate('json', publicationInput), async (c) => {
    const { kind, ...run } = c.req.valid('json')
    return c.json(success(c.var.store, { data: await record(c, kind, run) }), 201)
  })

/** Also mails the owner why it failed; who looks at a preview sees that on the dashboard. */
async function record(c: Context<AppEnv>, kind: RunKind, input: NewRun): Promise<Run> {
  const { store, now } = c.var
  const run = await store.recordRun(kind, input)
  const settings = mailSettings(c.env)
  if (kind !== 'preview' && run.outcome === 'failed' && settings?.owner) {
    await store.queueMail({
      kind: kind === 'backup' ? 'backup_failed' : 'publication_failed',
      recipient: settings.owner,
      payload: { detail: run.detail },
    })
    await deliverDue(store, settings, now)
  }
  return run
}
