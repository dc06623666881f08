import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { Success } from '../contract/responses.ts'
import type { Status } from '../contract/status.ts'
import { isOwner, ownerKey } from '../owner/index.ts'

export const status = new Hono<AppEnv>().get('/', async (c) => {
  const { store } = c.var
  return c.json<Success & Status>({
    success: true,
    mode: store.mode,
    migrated: await store.isMigrated(),
    ownerKey: ownerKey(c.env) ? 'set' : 'unset',
    signedIn: await isOwner(c),
  })
})
