import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { AppEnv } from '../app-env.ts'
import { DAY_MS } from '../contract/days.ts'
import { normaliseLine } from '../contract/text.ts'
import { SESSION_DAYS } from './contract.ts'

/** Characters; shorter keys could be guessed. */
const MIN_KEY_LENGTH = 16

/** @returns the owner's key, or undefined where it is missing or too short */
export function ownerKey(env: Pick<Env, 'OWNER_KEY'>): string | undefined {
  const key = env.OWNER_KEY
  return key && key.length >= MIN_KEY_LENGTH ? key : undefined
}

/** Whether a key that was sent is the owner's, compared in constant time and as `normaliseLine` leaves both. */
export async function isOwnerKey(env: Pick<Env, 'OWNER_KEY'>, candidate: string): Promise<boolean> {
  const key = ownerKey(env)
  return key !== undefined && (await timingSafeEqual(normaliseLine(key), normaliseLine(candidate)))
}

const COOKIE = 'owner'

/**
 * With the `__Host-` prefix browsers accept the cookie only over HTTPS, for this host and path `/` (RFC 6265bis). On
 * `http://localhost` Safari keeps no `Secure` cookie, and Chrome 112 none with the prefix.
 */
function scopeOf(c: Context<AppEnv>) {
  const { protocol, hostname } = new URL(c.req.url)
  return protocol === 'http:' && hostname === 'localhost'
    ? { path: '/' }
    : { path: '/', prefix: 'host' as const, secure: true }
}

/**
 * Signs the owner in: sets a cookie with the time at which the session ends, signed with the owner's key, so that changing
 * the key ends every session. Nothing is stored.
 *
 * @throws Error where no key is set; callers check it first
 */
export async function startSession(c: Context<AppEnv>): Promise<void> {
  const expiresAt = c.var.now + SESSION_DAYS * DAY_MS
  await setSignedCookie(c, COOKIE, String(expiresAt), signingKey(c), {
    ...scopeOf(c),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: (SESSION_DAYS * DAY_MS) / 1000,
  })
}

/** Removes the cookie from this browser. A copy of it stays valid until it expires, or the key changes. */
export function endSession(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, scopeOf(c))
}

/** @returns whether the request has a session cookie that is signed with the current key, and has not expired */
export async function hasSession(c: Context<AppEnv>): Promise<boolean> {
  if (!ownerKey(c.env)) return false
  const expiresAt = await getSignedCookie(c, signingKey(c), COOKIE, scopeOf(c).prefix)
  return typeof expiresAt === 'string' && Number(expiresAt) > c.var.now
}

/** Domain separation: a signature made with the same key for another purpose is not valid here. */
function signingKey(c: Context<AppEnv>): string {
  const key = ownerKey(c.env)
  if (!key) throw new Error('OWNER_KEY is not set')
  return `owner-session:${key}`
}
