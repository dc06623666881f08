import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { LIMITS, MESSAGES } from '../contract.ts'
import { answerFailure } from '../failures.ts'
import { rateLimit, tracksOfPeople } from '../guards.ts'
import { json, jsonBody } from '../input.ts'
import { newsletterInput } from '../schemas.ts'
import { trapped } from '../store/uncounted.ts'
import { requireChallenge } from '../turnstile.ts'

export const newsletter = new Hono<AppEnv>().post(
  '/',
  jsonBody,
  rateLimit('TIGHT_LIMIT'),
  tracksOfPeople,
  json(newsletterInput),
  async (c) => {
    const { website, challenge_token, ...input } = c.req.valid('json')
    await requireChallenge(c.env, challenge_token, new URL(c.req.url).hostname)
    const store = website ? trapped(c.var.store, c.var.now) : c.var.store
    const userAgent = c.req.header('User-Agent')?.slice(0, LIMITS.userAgent) ?? null
    const { subscription, created } = await store.subscribe(input, { userAgent })
    if (store.mode === 'demo') {
      return c.json({ success: true, message: MESSAGES.demoSubscribed, demo: true, data: [subscription] })
    }
    if (!created) return c.json({ success: true, message: MESSAGES.alreadySubscribed })
    return c.json({ success: true, message: MESSAGES.subscribed, data: [subscription] }, 201)
  },
)

newsletter.onError((error, c) => answerFailure(error, c, MESSAGES.subscriptionFailed))
