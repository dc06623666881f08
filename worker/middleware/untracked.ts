import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import type { AppEnv } from '../app-env.ts'
import { OWNER_DEVICE_HEADER, type UntrackedReason } from '../contract/tracking.ts'
import { hasSession } from '../owner/index.ts'
import { untrackedStore } from '../store/untracked.ts'

/**
 * Stores no tracking data of the owner, of bots, or of visitors with Global Privacy Control. Responses are the same
 * (design 5).
 */
export const skipUntracked = createMiddleware<AppEnv>(async (c, next) => {
  const reason = await untrackedReason(c)
  if (reason) c.set('store', untrackedStore(c.var.store, reason, c.var.now))
  await next()
})

async function untrackedReason(c: Context<AppEnv>): Promise<UntrackedReason | undefined> {
  if (c.req.header('Sec-GPC') === '1') return 'gpc'
  if (c.req.header(OWNER_DEVICE_HEADER) === '1' || (await hasSession(c))) return 'owner'
  if (isbot(c.req.header('User-Agent'))) return 'bot'
  return undefined
}
