import * as z from 'zod'
import { CHALLENGE_ACTION, CHALLENGE_MESSAGES, MESSAGES } from './contract.ts'
import { RequestFailure } from './failures.ts'

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** A visitor waits for it. */
const SITEVERIFY_TIMEOUT_MS = 4000

/** Codes that say nothing about the token: Turnstile is down, or our secret is wrong. */
const NOT_THE_VISITORS_FAULT = ['internal-error', 'missing-input-secret', 'invalid-input-secret']

const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
  /** True with Cloudflare's published test secrets only; these know neither our host nor our action. */
  metadata: z.object({ result_with_testing_key: z.boolean().optional() }).optional(),
})

type Settings = Pick<Env, 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET_KEY'>

/**
 * Lets a sign-up through only with a passed Turnstile check, where both keys are set; without them it asks nobody
 * anything. A check that cannot be verified counts as passed: a lost subscriber is worse than a bot. One log line says
 * so, for the owner's developer to count.
 *
 * @param token from the browser, good once and for 5 minutes
 * @param hostname this site's own, for which the token must have been made
 * @throws `forbidden` with the site key, whereupon the browser makes the check and sends again
 * (developers.cloudflare.com/turnstile, "Validate the token")
 */
export async function requireChallenge(
  { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }: Settings,
  token: string | undefined,
  hostname: string,
): Promise<void> {
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET_KEY) return
  if (token && (await isPassed(TURNSTILE_SECRET_KEY, token, hostname))) return
  throw new RequestFailure('forbidden', MESSAGES.subscriptionFailed, {
    description: token ? CHALLENGE_MESSAGES.failed : CHALLENGE_MESSAGES.first,
    challenge: { site_key: TURNSTILE_SITE_KEY },
  })
}

async function isPassed(secret: string, token: string, hostname: string): Promise<boolean> {
  const said = await verdictOn(secret, token)
  if (!said) return acceptedUnverified('unreachable')
  const fault = said['error-codes'].find((code) => NOT_THE_VISITORS_FAULT.includes(code))
  if (!said.success) return fault ? acceptedUnverified(fault) : false
  if (said.metadata?.result_with_testing_key) return true
  return said.hostname === hostname && said.action === CHALLENGE_ACTION
}

/** The visitor's address may be sent along, and is not: it is theirs. */
async function verdictOn(secret: string, token: string): Promise<z.output<typeof verdict> | undefined> {
  try {
    const response = await fetch(SITEVERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(SITEVERIFY_TIMEOUT_MS),
    })
    return verdict.safeParse(await response.json()).data
  } catch {
    return undefined
  }
}

function acceptedUnverified(why: string): true {
  console.warn(JSON.stringify({ challenge: 'not verified', why }))
  return true
}
