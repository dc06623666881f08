import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../app-env.ts'
import { FAILURE_STATUS, type FailureCode } from '../contract/responses.ts'
import { RequestFailure } from '../failure.ts'
import { failureOf, logFailure } from '../failure-response.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { type EditSettings, editingToken, editSettings, randomText, signInAddress } from '../owner/github.ts'

/** State and verifier of a sign-in under way. The owner comes back from another site, so `Lax`. */
const COOKIE = 'edit'
const SIGN_IN_S = 10 * 60
const COOKIE_OPTIONS = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/**
 * The editor's sign-in: a small window goes to GitHub and comes back with a code, and hands the token over to the window
 * of the editor. The Worker keeps nothing.
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
    const settings = requireSettings(c)
    const [state, verifier] = [randomText(), randomText()]
    setCookie(c, COOKIE, `${state}.${verifier}`, { ...COOKIE_OPTIONS, maxAge: SIGN_IN_S })
    return c.redirect(await signInAddress(settings, callbackOf(c), state, verifier))
  })
  .get('/callback', async (c) => {
    const settings = requireSettings(c)
    const [state, verifier = ''] = getCookie(c, COOKIE, 'host')?.split('.') ?? []
    deleteCookie(c, COOKIE, COOKIE_OPTIONS)
    const { code, state: returned, error } = c.req.query()
    if (error) throw new RequestFailure('forbidden', 'GitHub did not sign you in. Please try again.')
    if (!code || !state || state !== returned)
      throw new RequestFailure(
        'forbidden',
        'This sign-in has expired, or was begun in another window. Please try again.',
      )
    const token = await editingToken(settings, callbackOf(c), code, verifier)
    return answer(c, 'success', { token, provider: 'github' }, 'You are signed in.')
  })
  .onError((error, c) => {
    logFailure(error, c)
    const { failure, headers } = failureOf(error)
    const { code, message } = failure
    return answer(c, 'error', { error: message, provider: 'github' }, message, FAILURE_STATUS[code], headers)
  })

/** @throws RequestFailure `not_found` where nobody can sign in here */
function requireSettings(c: Context<AppEnv>): EditSettings {
  const settings = editSettings(c.env)
  if (!settings) throw new RequestFailure('not_found', 'There is no such call')
  return settings
}

function callbackOf(c: Context<AppEnv>): string {
  return `${new URL(c.req.url).origin}/api/edit/callback`
}

/**
 * The handshake of Decap CMS's external OAuth clients, which the editor speaks: this window announces itself to its
 * opener, waits for the reply, and posts the result. Messages go to windows of this origin only.
 */
function answer(
  c: Context<AppEnv>,
  outcome: 'success' | 'error',
  result: object,
  sentence: string,
  status: (typeof FAILURE_STATUS)[FailureCode] | 200 = 200,
  headers?: Record<string, string>,
) {
  const message = `authorization:github:${outcome}:${JSON.stringify(result)}`
  return c.html(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign-in</title><p>${sentence}</p><script nonce="${c.get('secureHeadersNonce') ?? ''}">${raw(`
addEventListener('message', ({ origin }) => {
  if (origin === location.origin) opener.postMessage(${scriptText(message)}, origin)
})
opener?.postMessage('authorizing:github', location.origin)
`)}</script></html>`,
    status,
    headers,
  )
}

/** @returns the text as JavaScript that cannot end the script's element */
function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c')
}
