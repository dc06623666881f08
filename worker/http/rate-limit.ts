import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from './failure.ts'
import { networkOf } from './network.ts'

const LIMIT_PERIOD_S = 60

/** Names of the bindings in wrangler.toml, which sets the limits. */
type Limit = 'TIGHT_LIMIT' | 'TRACKING_LIMIT' | 'ORDER_LIMIT' | 'MY_DATA_LIMIT'

/**
 * Limits the requests from one network to one path, or to all that share a scope. What is rejected writes nothing. Without
 * the binding there is no limit.
 */
export const rateLimit = (binding: Limit, scope = '') =>
  createMiddleware<AppEnv>(async (c, next) => {
    const limiter = c.env[binding]
    const network = networkOf(c.req.header('CF-Connecting-IP'))
    if (limiter && !(await limiter.limit({ key: `${scope || c.req.path} ${network}` })).success) {
      throw new RequestFailure('rate_limited', 'Too many tries. Please wait a minute and try again.', {
        headers: { 'Retry-After': String(LIMIT_PERIOD_S) },
      })
    }
    await next()
  })

const authorizationLimit = rateLimit('TRACKING_LIMIT', 'Authorization')

/** Limits guesses of the owner's key: every call accepts it as a bearer token. */
export const limitKeyGuesses = createMiddleware<AppEnv>((c, next) =>
  c.req.header('Authorization') ? authorizationLimit(c, next) : next(),
)
