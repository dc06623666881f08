import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../app-env.ts'
import { CHALLENGE_ACTION, CHALLENGE_MESSAGES } from '../contract/challenge.ts'
import { RequestFailure } from './failure.ts'

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Short, because a visitor is waiting. */
const SITEVERIFY_TIMEOUT_MS = 4000

/** Error codes that do not concern the token: Turnstile is down, or the secret is wrong. */
const SERVER_ERROR_CODES = ['internal-error', 'missing-input-secret', 'invalid-input-secret']

const verificationResult = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
  /** True with Cloudflare's published test secrets only, whose results have another hostname and no action. */
  metadata: z.object({ result_with_testing_key: z.boolean().optional() }).optional(),
})

/**
 * Requires a passed Turnstile check where both keys are set. A token that cannot be verified is accepted: a lost
 * subscriber or question is worse than a bot. It is logged, so that it can be counted.
 *
 * @param token from the browser; valid once, for 5 minutes
 * @param failed the message of the call that is refused
 * @throws RequestFailure `forbidden` with the site key; the browser then runs the check and repeats the request
 * (developers.cloudflare.com/turnstile, "Validate the token")
 */
export async function requireChallenge(c: Context<AppEnv>, token: string | null, failed: string) {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } = c.env
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET_KEY) return
  if (token && (await isAccepted(TURNSTILE_SECRET_KEY, token, new URL(c.req.url).hostname))) return
  throw new RequestFailure('forbidden', failed, {
    description: token ? CHALLENGE_MESSAGES.failed : CHALLENGE_MESSAGES.first,
    challenge: { site_key: TURNSTILE_SITE_KEY },
  })
}

/** @param hostname the site's own, for which the token must have been issued */
async function isAccepted(secret: string, token: string, hostname: string): Promise<boolean> {
  const result = await verify(secret, token)
  if (!result) return acceptUnverified('unreachable')
  const serverError = result['error-codes'].find((code) => SERVER_ERROR_CODES.includes(code))
  if (!result.success) return serverError ? acceptUnverified(serverError) : false
  if (result.metadata?.result_with_testing_key) return true
  return result.hostname === hostname && result.action === CHALLENGE_ACTION
}

/** Leaves out the optional visitor's address, to share no personal data. */
async function verify(secret: string, token: string) {
  try {
    const response = await fetch(SITEVERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(SITEVERIFY_TIMEOUT_MS),
    })
    return verificationResult.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}

function acceptUnverified(reason: string): true {
  console.warn(JSON.stringify({ challenge: 'not verified', reason }))
  return true
}
