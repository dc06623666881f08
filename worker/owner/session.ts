import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'
import { ownerKey } from './key.ts'

/** With the `__Host-` prefix browsers accept it only over HTTPS (or localhost), for this host and path `/` (RFC 6265bis). */
const COOKIE = 'owner'
const PREFIX = 'host'
const SESSION_S = 30 * 24 * 60 * 60

/**
 * Signs the owner in: sets a cookie with the time of expiry, signed with the owner's key, so that changing the key ends
 * every session.
 *
 * @throws Error where no key is set; callers check it first
 */
export async function startSession(c: Context<AppEnv>): Promise<void> {
  const expiresAt = c.var.now + SESSION_S * 1000
  await setSignedCookie(c, COOKIE, String(expiresAt), signingKey(c), {
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

/** @returns whether the request has a session cookie that is signed with the current key and has not expired */
export async function hasSession(c: Context<AppEnv>): Promise<boolean> {
  if (!ownerKey(c.env)) return false
  const expiresAt = await getSignedCookie(c, signingKey(c), COOKIE, PREFIX)
  return typeof expiresAt === 'string' && Number(expiresAt) > c.var.now
}

/** Domain separation: a signature made with the same key for another purpose is not valid here. */
function signingKey(c: Context<AppEnv>): string {
  const key = ownerKey(c.env)
  if (!key) throw new Error('OWNER_KEY is not set')
  return `owner-session:${key}`
}
