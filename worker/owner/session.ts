import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'
import { ownerKey } from './key.ts'

/** With the prefix, a browser takes it only from us, over HTTPS (or localhost), for the whole site (RFC 6265bis). */
const COOKIE = 'owner'
const PREFIX = 'host'
const SESSION_S = 30 * 24 * 60 * 60

/**
 * Signs the owner in: sets a cookie that says until when, signed with the owner's key, so that a new key ends every
 * session.
 *
 * @throws where no key is set; who calls has checked it
 */
export async function startSession(c: Context<AppEnv>): Promise<void> {
  const until = c.var.now + SESSION_S * 1000
  await setSignedCookie(c, COOKIE, String(until), signingKey(c), {
    prefix: PREFIX,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: SESSION_S,
  })
}

/** Signs the owner out of this browser. */
export function endSession(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, { prefix: PREFIX, path: '/', secure: true })
}

/** @returns whether the request brings a session that is signed with today's key and not over */
export async function hasSession(c: Context<AppEnv>): Promise<boolean> {
  if (!ownerKey(c.env)) return false
  const until = await getSignedCookie(c, signingKey(c), COOKIE, PREFIX)
  return typeof until === 'string' && Number(until) > c.var.now
}

/** The key signs under a name of its own: a signature made for something else with the same key opens nothing. */
function signingKey(c: Context<AppEnv>): string {
  const key = ownerKey(c.env)
  if (!key) throw new Error('OWNER_KEY is not set')
  return `owner-session:${key}`
}
