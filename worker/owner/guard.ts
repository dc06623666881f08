import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from '../http/failure.ts'
import { hasSession, isOwnerKey, ownerKey } from './session.ts'

const BEARER = /^Bearer +(\S+)$/i

/**
 * Restricts a route to the owner. In demo mode there is nothing to protect and everyone has access; in live mode without a
 * key no one has. Cloudflare Access in front changes nothing here: a Worker with static assets does not get `ctx.access`.
 */
export const ownerOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.store.mode === 'live' && !(await isOwner(c))) {
    throw ownerKey(c.env)
      ? new RequestFailure('unauthorized', 'Please sign in with the owner key', {
          headers: { 'WWW-Authenticate': 'Bearer' },
        })
      : new RequestFailure('forbidden', 'Reading is closed until OWNER_KEY is set', {
          description: 'It takes at least 16 characters; the setup guide says how',
        })
  }
  await next()
})

/** @returns whether the request is authenticated as the owner by session cookie or bearer key */
export async function isOwner(c: Context<AppEnv>): Promise<boolean> {
  const bearer = BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
  if (bearer && (await isOwnerKey(c.env, bearer))) return true
  return hasSession(c)
}
