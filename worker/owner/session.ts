import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'
import { DAY_MS } from '../lib/days.ts'
import { newId, timeOf } from '../lib/ids.ts'
import { MAX_SESSION_DAYS, SESSION_DAYS } from './contract.ts'
import { ownerKey } from './key.ts'

/** With the `__Host-` prefix browsers accept it only over HTTPS (or localhost), for this host and path `/` (RFC 6265bis). */
const COOKIE = 'owner'
const PREFIX = 'host'

/** A session is renewed at most once in this time. */
const RENEWAL_MS = DAY_MS

/** `id` is a UUIDv7 of the sign-in; `expiresAt` is milliseconds UTC. */
type Session = { id: string; expiresAt: number }

/**
 * Signs the owner in: sets a cookie with the session's id and time of expiry, signed with the owner's key, so that changing
 * the key ends every session.
 *
 * @throws Error where no key is set; callers check it first
 */
export async function startSession(c: Context<AppEnv>): Promise<void> {
  await setSession(c, newId(c.var.now))
}

/** Renews the session of this request, if it has one that was not renewed for a day. */
export async function renewSession(c: Context<AppEnv>): Promise<void> {
  const session = await sessionOf(c)
  if (!session) return
  const expiresAt = expiryOf(session.id, c.var.now)
  if (expiresAt - session.expiresAt >= RENEWAL_MS) await setSession(c, session.id)
}

/** Signs the owner out of this browser: also a request that is in flight cannot renew the session. */
export async function endSession(c: Context<AppEnv>): Promise<void> {
  const session = await sessionOf(c)
  deleteCookie(c, COOKIE, { prefix: PREFIX, path: '/', secure: true })
  if (session) await c.var.store.endSession(session.id)
}

/** @returns whether the request has a session cookie that is signed with the current key, and has not expired or ended */
export async function hasSession(c: Context<AppEnv>): Promise<boolean> {
  return (await sessionOf(c)) !== undefined
}

async function sessionOf(c: Context<AppEnv>): Promise<Session | undefined> {
  if (!ownerKey(c.env)) return undefined
  const value = await getSignedCookie(c, signingKey(c), COOKIE, PREFIX)
  if (typeof value !== 'string') return undefined
  const [id = '', expiresAt] = value.split('.')
  const session = { id, expiresAt: Number(expiresAt) }
  if (!(session.expiresAt > c.var.now) || (await c.var.store.isSessionEnded(id))) return undefined
  return session
}

async function setSession(c: Context<AppEnv>, id: string): Promise<void> {
  const expiresAt = expiryOf(id, c.var.now)
  await setSignedCookie(c, COOKIE, `${id}.${expiresAt}`, signingKey(c), {
    prefix: PREFIX,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: Math.ceil((expiresAt - c.var.now) / 1000),
  })
}

/** @returns when a session that is used now expires, milliseconds UTC */
function expiryOf(id: string, now: number): number {
  return Math.min(now + SESSION_DAYS * DAY_MS, timeOf(id) + MAX_SESSION_DAYS * DAY_MS)
}

/** Domain separation: a signature made with the same key for another purpose is not valid here. */
function signingKey(c: Context<AppEnv>): string {
  const key = ownerKey(c.env)
  if (!key) throw new Error('OWNER_KEY is not set')
  return `owner-session:${key}`
}
