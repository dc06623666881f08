import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { Success } from '../contract/responses.ts'
import { rateLimit } from '../http/rate-limit.ts'
import type { Status } from './contract.ts'
import { isOwner } from './guard.ts'
import { ownerKey } from './key.ts'

const MIGRATED_FOR_MS = 60 * 1000
/** Until when each database is known to be migrated. */
const migratedUntil = new WeakMap<D1Database, number>()

export const status = new Hono<AppEnv>().get('/', rateLimit('TRACKING_LIMIT'), async (c) => {
  const { store } = c.var
  return c.json<Success & Status>({
    success: true,
    mode: store.mode,
    migrated: await isMigrated(c),
    ownerKey: ownerKey(c.env) ? 'set' : 'unset',
    signedIn: await isOwner(c),
  })
})

/** Reads every table at most once a minute; a database that is not migrated is looked at each time, for the setup guide. */
async function isMigrated(c: Context<AppEnv>): Promise<boolean> {
  const { store, now } = c.var
  const { DB } = c.env
  if (DB && now < (migratedUntil.get(DB) ?? 0)) return true
  const migrated = await store.isMigrated()
  if (DB && migrated) migratedUntil.set(DB, now + MIGRATED_FOR_MS)
  return migrated
}
