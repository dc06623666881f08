import type { Context } from 'hono'
import { isbot } from 'isbot'
import type { AppEnv } from '../app-env.ts'
import { hasSession } from '../owner/session.ts'
import { OWNER_DEVICE_HEADER } from './constants.ts'

/**
 * @param options with `onPurpose`, as for an order, a question or a sign-up, the user agent does not matter, because `isbot`
 * takes some browsers for bots (Facebook’s on Android, where the carrier’s name has no space)
 * @returns why nothing is recorded of this visitor: Global Privacy Control, the owner, or a bot; undefined for all others
 */
export async function untrackedReason(c: Context<AppEnv>, { onPurpose = false } = {}) {
  if (c.req.header('Sec-GPC') === '1') return 'gpc'
  if (c.req.header(OWNER_DEVICE_HEADER) === '1' || (await hasSession(c))) return 'owner'
  if (!onPurpose && isbot(c.req.header('User-Agent'))) return 'bot'
  return undefined
}
