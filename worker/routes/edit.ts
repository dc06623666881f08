import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { base64url } from 'jose'
import * as z from 'zod'
import type { AppEnv } from '../app-env.ts'
import { FAILURE_STATUS } from '../contract/responses.ts'
import { RequestFailure } from '../failure.ts'
import { failureOf, logFailure } from '../failure-response.ts'
import { rateLimit } from '../middleware/rate-limit.ts'

const GITHUB = 'https://github.com/login/oauth'
/** The owner is waiting in a small window. */
const TIMEOUT_MS = 8000
/** Holds the verifier of a sign-in under way. The owner comes back from another site, so `Lax`. */
const COOKIE = 'edit'
const SIGN_IN_S = 10 * 60
const COOKIE_OPTIONS = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

const tokenAnswer = z.object({ access_token: z.string().min(1) })

/**
 * The editor's sign-in: a small window goes to GitHub and comes back with a code, and hands the token over to the window
 * of the editor. The Worker keeps nothing. This is GitHub's web flow with PKCE (RFC 7636; docs.github.com, "Generating a
 * user access token for a GitHub App"); an app's permissions decide what its tokens may do, so no scope is asked for.
 */
export const edit = new Hono<AppEnv>()
  .use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], scriptSrc: [NONCE], frameAncestors: ["'none'"] },
      strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      xXssProtection: false,
      // The window of the editor has to be reached.
      crossOriginOpenerPolicy: 'unsafe-none',
    }),
  )
  .use(async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  })
  .use(rateLimit('TIGHT_LIMIT', { count: false }))
  .get('/auth', async (c) => {
    const verifier = base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
    // Only this browser knows what it is the hash of, so the challenge serves as the state too.
    const challenge = await challengeOf(verifier)
    const query = new URLSearchParams({
      client_id: appOf(c).client_id,
      redirect_uri: callbackOf(c),
      state: challenge,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      // Otherwise a browser that is signed in with another account comes back with it at once, each time.
      prompt: 'select_account',
    })
    setCookie(c, COOKIE, verifier, { ...COOKIE_OPTIONS, maxAge: SIGN_IN_S })
    return c.redirect(`${GITHUB}/authorize?${query}`)
  })
  .get('/callback', async (c) => {
    const app = appOf(c)
    const code_verifier = getCookie(c, COOKIE, 'host')
    deleteCookie(c, COOKIE, COOKIE_OPTIONS)
    const { code, state, error } = c.req.query()
    if (error) throw new RequestFailure('forbidden', 'GitHub did not sign you in. Please try again.')
    if (!code || !code_verifier || state !== (await challengeOf(code_verifier)))
      throw new RequestFailure(
        'forbidden',
        'This sign-in has expired, or was begun in another window. Please try again.',
      )
    const token = await exchangeCode({ ...app, code, code_verifier, redirect_uri: callbackOf(c) })
    return c.html(resultPage(c, 'success', { token }, 'You are signed in.'))
  })
  .onError((error, c) => {
    logFailure(error, c)
    const { failure, headers } = failureOf(error)
    const { code, message } = failure
    return c.html(resultPage(c, 'error', { error: message }, message), FAILURE_STATUS[code], headers)
  })

/** @throws RequestFailure `not_found` where no GitHub App is set up for signing in */
function appOf({ env }: Context<AppEnv>) {
  const { EDIT_REPOSITORY, GITHUB_CLIENT_ID: client_id, GITHUB_CLIENT_SECRET: client_secret } = env
  if (EDIT_REPOSITORY && client_id && client_secret) return { client_id, client_secret }
  throw new RequestFailure('not_found', 'There is no sign-in with GitHub here. Please use an access token.')
}

function callbackOf(c: Context<AppEnv>): string {
  return `${new URL(c.req.url).origin}/api/edit/callback`
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url.encode(new Uint8Array(hash))
}

/**
 * Exchanges the code that GitHub sent the owner back with.
 *
 * @returns a token of the owner's account; what it may change GitHub decides, and the editor says
 * @throws RequestFailure with a sentence for the owner
 */
async function exchangeCode(parameters: Record<string, string>): Promise<string> {
  const response = await fetch(`${GITHUB}/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(parameters),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (!response?.ok)
    throw new RequestFailure('unavailable', 'GitHub cannot be reached. Please try again in a few minutes.')
  const { data } = tokenAnswer.safeParse(await response.json().catch(() => undefined))
  if (data) return data.access_token
  throw new RequestFailure('forbidden', 'GitHub did not accept the sign-in. Please try again.')
}

/**
 * The handshake of Decap CMS's external OAuth clients, which the editor speaks: this window announces itself to its
 * opener, waits for the reply, and posts the result. Messages go to windows of this origin only.
 */
function resultPage(c: Context<AppEnv>, outcome: 'success' | 'error', result: object, sentence: string) {
  const message = `authorization:github:${outcome}:${JSON.stringify({ ...result, provider: 'github' })}`
  // As JavaScript that cannot end the script's element.
  const text = JSON.stringify(message).replaceAll('<', '\\u003c')
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign-in</title><p>${sentence}</p><script nonce="${c.get('secureHeadersNonce') ?? ''}">${raw(`
addEventListener('message', ({ origin }) => {
  if (origin === location.origin) opener.postMessage(${text}, origin)
})
opener?.postMessage('authorizing:github', location.origin)
`)}</script></html>`
}
