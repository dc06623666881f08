import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { ConfirmationRequest } from '../store/outbox.ts'
import { linkOrigin } from './links.ts'
import { networkQuotas } from './network-code.ts'
import { confirmationSettings } from './settings.ts'

/**
 * @returns what the Store needs to queue a confirmation mail; undefined where sign-ups are not confirmed. Where mail is
 *   not completely set up, the mail waits until it is
 */
export async function confirmationRequest(c: Context<AppEnv>): Promise<ConfirmationRequest | undefined> {
  const settings = confirmationSettings(c.env)
  if (!settings) return undefined
  const { secret, dailyLimit } = settings
  const address = c.req.header('CF-Connecting-IP')
  return {
    origin: linkOrigin(c.req.url),
    dailyLimit,
    networks: secret ? await networkQuotas(secret, address, c.var.now) : [],
  }
}
