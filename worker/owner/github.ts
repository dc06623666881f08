import { base64url } from 'jose'
import * as z from 'zod'
import { RequestFailure } from '../failure.ts'

const HOST = 'https://github.com/login/oauth'
/** The owner is waiting in a small window. */
const TIMEOUT_MS = 8000

/** What the sign-in of the editor needs; without any of them it is off. */
export type EditSettings = { clientId: string; clientSecret: string }

/** @returns undefined where the site is not edited on `/edit`, or nobody can sign in with GitHub there */
export function editSettings(env: Env): EditSettings | undefined {
  const { EDIT_REPOSITORY, GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = env
  return EDIT_REPOSITORY && clientId && clientSecret ? { clientId, clientSecret } : undefined
}

const tokenAnswer = z.object({ access_token: z.string().min(1) })

/**
 * Where the owner signs in: GitHub's web flow with PKCE (RFC 7636; docs.github.com, "Generating a user access token for
 * a GitHub App"). An app's permissions decide what its tokens may do, so no scope is asked for.
 *
 * @param verifier random; its SHA-256 is sent now, itself when the code is exchanged
 */
export async function signInAddress(
  { clientId }: EditSettings,
  callback: string,
  state: string,
  verifier: string,
): Promise<string> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    // Otherwise a browser that is signed in with another account comes back with it at once, each time.
    prompt: 'select_account',
  })
  return `${HOST}/authorize?${query}`
}

/**
 * Exchanges the code that GitHub sent the owner back with.
 *
 * @returns a token of the owner's account; what it may change GitHub decides, and the editor says
 * @throws RequestFailure with a sentence for the owner
 */
export async function editingToken(
  { clientId, clientSecret }: EditSettings,
  callback: string,
  code: string,
  verifier: string,
): Promise<string> {
  const response = await fetch(`${HOST}/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  const answer = response && response.status < 500 && (await response.json().catch(() => undefined))
  if (!answer)
    throw new RequestFailure('unavailable', 'GitHub cannot be reached. Please try again in a few minutes.')
  const token = tokenAnswer.safeParse(answer).data?.access_token
  if (!token) throw new RequestFailure('forbidden', 'GitHub did not accept the sign-in. Please try again.')
  return token
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url.encode(new Uint8Array(hash))
}

/** @returns 256 random bits, as RFC 7636 recommends for a verifier */
export function randomText(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
}
