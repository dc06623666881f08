import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from './failure.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Rejects writes that a visitor's browser sends on behalf of another site. Hono's `csrf()` checks form bodies only;
 * these bodies are JSON. Programs other than browsers send neither header and may write.
 *
 * @param open the path of a call that any site may make
 */
export const sameOrigin = (open: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header('Origin')
    const isCrossSite =
      c.req.header('Sec-Fetch-Site') === 'cross-site' ||
      (origin !== undefined && origin !== new URL(c.req.url).origin)
    if (isCrossSite && !SAFE_METHODS.includes(c.req.method) && c.req.path !== open) {
      throw new RequestFailure('forbidden', 'Writes are taken from this site’s own pages only')
    }
    await next()
  })
