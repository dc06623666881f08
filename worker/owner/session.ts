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

/** With the `__Host-` prefix browsers accept it only over HTTPS (or localhost), for this host and path `/` (RFC 6265bis). */
const COOKIE = 'owner'
const PREFIX = 'host'

/**
 * Signs the owner in: sets a cookie with the time at which the session ends, signed with the owner's key, so that changing
 * the key ends every session. Nothing is stored.
 *
 * @throws Error where no key is set; callers check it first
 */
export async function startSession(c: Context<AppEnv>): Promise<void> {
  const expiresAt = c.var.now + SESSION_DAYS * DAY_MS
  await setSignedCookie(c, COOKIE, String(expiresAt), signingKey(c), {
    prefix: PREFIX,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: (SESSION_DAYS * DAY_MS) / 1000,
  })
}

/** Removes the cookie from this browser. A copy of it stays valid until it expires, or the key changes. */
export function endSession(c: Context<AppEnv>): void {
  deleteCookie(c, COOKIE, { prefix: PREFIX, path: '/', secure: true })
}

/** @returns whether the request has a session cookie that is signed with the current key, and has not expired */
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
