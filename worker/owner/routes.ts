import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../app-env.ts'
import { DAY_MS, dayOf, MINUTE_MS } from '../contract/days.ts'
import { requiredLine } from '../contract/fields.ts'
import { LIMITS } from '../contract/limits.ts'
import type { Success } from '../contract/responses.ts'
import { RequestFailure } from '../http/failure.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { datedSuccess, success } from '../http/success.ts'
import { validate } from '../http/validate.ts'
import { REFUSAL_DAYS } from '../mail/constants.ts'
import { recalledLots } from '../mail/content.ts'
import { mailSetup } from '../mail/settings.ts'
import { backupState } from '../reports/queries.ts'
import type { Status, ToDo } from './contract.ts'
import { isOwner } from './guard.ts'
import { endSession, isOwnerKey, ownerKey, startSession } from './session.ts'

/** Body of `POST /api/owner/session`. */
const ownerKeyInput = z.object({ key: requiredLine(LIMITS.ownerKey) })

/** Signing in and out, the state of the site for the setup guide, and what the owner has to do. */
export const owner = new Hono<AppEnv>()
  .get('/status', rateLimit('TRACKING_LIMIT'), async (c) =>
    c.json<Success & Status>({
      success: true,
      mode: c.var.store.mode,
      migrated: await isMigrated(c),
      ownerKey: ownerKey(c.env) ? 'set' : 'unset',
      signedIn: await isOwner(c),
      today: dayOf(c.var.now),
    }),
  )
  .post('/owner/session', rateLimit('TIGHT_LIMIT'), validate('json', ownerKeyInput), async (c) => {
    if (!ownerKey(c.env)) throw new RequestFailure('forbidden', 'No owner key is set yet')
    if (!(await isOwnerKey(c.env, c.req.valid('json').key))) {
      throw new RequestFailure('unauthorized', 'That is not the owner key')
    }
    await startSession(c)
    return success(c, { message: 'Signed in' })
  })
  .delete('/owner/session', (c) => {
    endSession(c)
    return success(c, { message: 'Signed out' })
  })
  /** What of the mail is switched on, and what is missing for it. */
  .get('/owner/mail', async (c) =>
    success(c, { data: { ...mailSetup(c.env), lastRefused: await c.var.store.lastRefusedMail() } }),
  )
  .get('/owner/to-do', async (c) => {
    const { store, now } = c.var
    const [full, backup, publication, refused, orders, inquiries] = await Promise.all([
      store.fullToday(),
      backupState(store),
      store.lastReport('publication'),
      store.lastRefusedMail(),
      store.ordersToDo(recalledLots),
      store.inquiriesToDo(),
    ])
    const isRecent = refused && now - Date.parse(refused.created_at) < REFUSAL_DAYS * DAY_MS
    const reports = { backup, publication: { editing: Boolean(c.env.EDIT_REPOSITORY), last: publication } }
    const refusedMail = isRecent ? refused : null
    return datedSuccess(c, { data: { full, reports, refusedMail, orders, inquiries } satisfies ToDo })
  })

/** Until when each database is known to be migrated. */
const migratedUntil = new WeakMap<D1Database, number>()

/** Reads every table at most once a minute; a database that is not migrated is looked at each time, for the setup guide. */
async function isMigrated(c: Context<AppEnv>): Promise<boolean | null> {
  const { store, now } = c.var
  const { DB } = c.env
  if (DB && now < (migratedUntil.get(DB) ?? 0)) return true
  const migrated = await store.isMigrated()
  if (DB && migrated) migratedUntil.set(DB, now + MINUTE_MS)
  return migrated
}
