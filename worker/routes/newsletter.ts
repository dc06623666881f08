import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { newsletterInput } from '../contract/inputs/newsletter.ts'
import { LIMITS } from '../contract/limits.ts'
import { SIGN_UP_ANSWERS, type SignUpCode, SUBSCRIPTION_FAILED } from '../contract/messages.ts'
import { failureResponse } from '../failure-response.ts'
import { sendToVisitors } from '../mail/deliver.ts'
import { isMailable } from '../mail/mailer.ts'
import { isConfirmed, mailSettings } from '../mail/settings.ts'
import { jsonBody } from '../middleware/json-body.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { validate } from '../middleware/validate.ts'
import { untrackedStore } from '../store/untracked.ts'
import { success } from '../success.ts'
import { requireChallenge } from '../turnstile.ts'
import { untrackedReason } from './untracked-reason.ts'

export const newsletter = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TIGHT_LIMIT'),
  validate('json', newsletterInput),
  async (c) => {
    const { website, challenge_token, ...input } = c.req.valid('json')
    await requireChallenge(c.env, challenge_token, new URL(c.req.url).hostname)
    const { now } = c.var
    const confirm = c.var.store.mode === 'live' && isConfirmed(c.env)
    // With the honeypot filled in, or an address that no mail could reach, nothing is stored.
    const isDropped = website || (confirm && !isMailable(input.email))
    const store = isDropped ? untrackedStore(c.var.store, 'bot', now) : c.var.store
    const tracked = !(await untrackedReason(c))
    const userAgent = c.req.header('User-Agent')?.slice(0, LIMITS.userAgent) ?? null
    const { subscription, created } = await store.subscribe(input, { userAgent, tracked, confirm })
    if (store.mode === 'demo') {
      return success(c, { ...answer('demo_subscribed'), data: [subscription] })
    }
    if (confirm) {
      const settings = mailSettings(c.env)
      const { origin } = new URL(c.req.url)
      if (settings) c.executionCtx.waitUntil(sendToVisitors(store, settings, now, origin))
      return success(c, answer('confirmation_sent'), 201)
    }
    if (!created) return success(c, answer('already_subscribed'))
    return success(c, { ...answer('subscribed'), data: [subscription] }, 201)
  },
)

newsletter.onError((error, c) => failureResponse(error, c, SUBSCRIPTION_FAILED))

function answer(code: SignUpCode): { code: SignUpCode; message: string; description?: string } {
  return { code, ...SIGN_UP_ANSWERS[code] }
}
