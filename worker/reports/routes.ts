import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { sendAfterResponse, sendAlert } from '../mail/deliver.ts'
import { mailSettings } from '../mail/settings.ts'
import type { Workflow } from './constants.ts'
import type { Report } from './contract.ts'
import { type NewReport, reportInput } from './input.ts'
import { backupState } from './queries.ts'

/** What workflows report, and its state. */
export const reports = new Hono<AppEnv>()
  /** The backups: `npm run backup` reports each one. */
  .get('/owner/backups', async (c) => success(c, { data: await backupState(c.var.store) }))
  .post('/owner/backups', validate('json', reportInput), async (c) =>
    success(c, { data: await record(c, 'backup', c.req.valid('json')) }, 201),
  )
  /** What became of the newest change, as the workflow reports it. */
  .get('/owner/publications', async (c) => {
    const last = await c.var.store.lastReport('publication')
    return success(c, { data: { editing: Boolean(c.env.EDIT_REPOSITORY), last } })
  })
  .post('/owner/publications', validate('json', reportInput), async (c) =>
    success(c, { data: await record(c, 'publication', c.req.valid('json')) }, 201),
  )

/** Stores a report, and mails the owner why it failed. */
async function record(c: Context<AppEnv>, kind: Workflow, input: NewReport): Promise<Report> {
  const alert = input.outcome === 'failed' && mailSettings(c.env)?.owner !== undefined
  const report = await c.var.store.recordReport(kind, input, { alert })
  if (alert) sendAfterResponse(c, sendAlert)
  return report
}
