import { base64url } from 'jose'
import * as z from 'zod'
import { RequestFailure } from '../failure.ts'

const HOST = 'https://github.com/login/oauth'
const API = 'https://api.github.com'
/** The owner is waiting in a small window. */
const TIMEOUT_MS = 8000

/** What the sign-in of the editor needs; without any of them it is off. */
export type EditSettings = { repository: string; clientId: string; clientSecret: string }

/** @returns undefined where the site is not edited on `/edit`, or nobody can sign in with GitHub there */
export function editSettings(env: Env): EditSettings | undefined {
  const { EDIT_REPOSITORY, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET } = env
  return EDIT_REPOSITORY && GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET
    ? { repository: EDIT_REPOSITORY, clientId: GITHUB_CLIENT_ID, clientSecret: GITHUB_CLIENT_SECRET }
    : undefined
}

const tokenAnswer = z.object({ access_token: z.string().min(1) })
const repositoryAnswer = z.object({
  full_name: z.string(),
  permissions: z.object({ push: z.boolean() }),
})

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
 * @returns a token that may write to the repository
 * @throws RequestFailure with a sentence for the owner
 */
export async function editingToken(
  { repository, clientId, clientSecret }: EditSettings,
  callback: string,
  code: string,
  verifier: string,
): Promise<string> {
  const exchanged = await answerOf(`${HOST}/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  })
  const token = tokenAnswer.safeParse(exchanged).data?.access_token
  if (!token) throw new RequestFailure('forbidden', 'GitHub did not accept the sign-in. Please try again.')
  const answer = await answerOf(`${API}/repos/${repository}`, {
    headers: { Authorization: `Bearer ${token}`, 'User-Agent': 'edit-sign-in' },
  })
  const allowed = repositoryAnswer.safeParse(answer).data
  if (allowed?.full_name.toLowerCase() !== repository.toLowerCase() || !allowed.permissions.push)
    throw new RequestFailure(
      'forbidden',
      'This GitHub account may not change the site. Sign in with the account that was invited.',
    )
  return token
}

async function answerOf(url: string, request: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status < 500) return await response.json()
  } catch {
    // As for a failure of GitHub's own.
  }
  throw new RequestFailure('unavailable', 'GitHub cannot be reached. Please try again in a few minutes.')
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url.encode(new Uint8Array(hash))
}

/** @returns 256 random bits, as RFC 7636 recommends for a verifier */
export function randomText(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
}
