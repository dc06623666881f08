import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { networkOf } from '../network.ts'
import type { ConfirmationRequest } from '../store/outbox.ts'
import { linkOrigin } from './links.ts'
import { networkCode } from './network-code.ts'
import type { MailSettings } from './settings.ts'

/** @returns what the Store needs to queue a confirmation mail; undefined where sign-ups are not confirmed */
export async function confirmationRequest(
  c: Context<AppEnv>,
  { confirmation }: MailSettings,
): Promise<ConfirmationRequest | undefined> {
  if (!confirmation) return undefined
  const { secret, dailyLimit } = confirmation
  const network = networkOf(c.req.header('CF-Connecting-IP'))
  return {
    origin: linkOrigin(c.req.url),
    network: await networkCode(secret, network, c.var.now),
    dailyLimit,
  }
}
