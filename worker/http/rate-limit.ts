import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from './failure.ts'
import { networkOf, SITE_BITS } from './network.ts'

const LIMIT_PERIOD_S = 60

/** Names of the bindings in wrangler.toml, which sets the limits. */
type Limit = 'TIGHT_LIMIT' | 'TRACKING_LIMIT' | 'ORDER_LIMIT' | 'MY_DATA_LIMIT' | 'SITE_LIMIT'

/**
 * Limits the requests from one network to one path, or to all that share a scope, and what all networks of an IPv6 site
 * write. What is rejected writes nothing. Without the binding there is no limit.
 */
export const rateLimit = (binding: Limit, scope = '') =>
  createMiddleware<AppEnv>(async (c, next) => {
    const address = c.req.header('CF-Connecting-IP')
    await limit(c, binding, `${scope || c.req.path} ${networkOf(address)}`)
    if (c.req.method !== 'GET' && address?.includes(':'))
      await limit(c, 'SITE_LIMIT', networkOf(address, SITE_BITS))
    await next()
  })

async function limit(c: Context<AppEnv>, binding: Limit, key: string): Promise<void> {
  const limiter = c.env[binding]
  if (!limiter || (await limiter.limit({ key })).success) return
  throw new RequestFailure('rate_limited', 'Too many tries. Please wait a minute and try again.', {
    headers: { 'Retry-After': String(LIMIT_PERIOD_S) },
  })
}

const authorizationLimit = rateLimit('TRACKING_LIMIT', 'Authorization')

/** Limits guesses of the owner's key: every call accepts it as a bearer token. */
export const limitKeyGuesses = createMiddleware<AppEnv>((c, next) =>
  c.req.header('Authorization') ? authorizationLimit(c, next) : next(),
)
