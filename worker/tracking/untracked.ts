import type { Context } from 'hono'
import { isbot } from 'isbot'
import type { AppEnv } from '../app-env.ts'
import { hasSession } from '../owner/session.ts'
import { type Store, untrackedStore } from '../store.ts'
import { OWNER_DEVICE_HEADER, type UntrackedReason } from './contract.ts'

/** @returns why nothing is recorded of this visitor: Global Privacy Control, the owner, or a bot; undefined for all others */
export async function untrackedReason(c: Context<AppEnv>): Promise<UntrackedReason | undefined> {
  if (c.req.header('Sec-GPC') === '1') return 'gpc'
  if (c.req.header(OWNER_DEVICE_HEADER) === '1' || (await hasSession(c))) return 'owner'
  if (isbot(c.req.header('User-Agent'))) return 'bot'
  return undefined
}

/** @returns the Store for what a visitor sends: that of one who is not tracked only counts the reason */
export async function trackingStore(c: Context<AppEnv>): Promise<Store> {
  const { store, now } = c.var
  const reason = await untrackedReason(c)
  return reason ? untrackedStore(store, reason, now) : store
}
