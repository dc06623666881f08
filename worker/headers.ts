import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './app-env.ts'

const secured = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  xXssProtection: false,
})

/** What tells the owner from others: for a cache that is made to keep answers all the same. */
const CREDENTIALS = 'Authorization, Cookie, Cf-Access-Jwt-Assertion'

/** What every answer of the API brings along: nothing may be kept, framed, sniffed or run. */
export const answerHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await secured(c, next)
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Vary', CREDENTIALS)
})

/**
 * Answers hold what visitors sent. In JSON, what could begin a tag or an entity is written as an escape, which every
 * reader of JSON takes back: an answer that somebody pastes into a page, or reads as one, holds no markup.
 */
export const withoutMarkup = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.get('Content-Type')?.startsWith('application/json')) return
  const text = (await c.res.text()).replace(MARKUP, escaped)
  c.res = new Response(text, c.res)
})

const MARKUP = /[<>&]/g
const escaped = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`
