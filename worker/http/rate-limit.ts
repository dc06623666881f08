import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from './failure.ts'
import { networkOf } from './network.ts'

const LIMIT_PERIOD_S = 60

/** Names of the bindings in wrangler.toml, which sets the limits. */
type Limit = 'TIGHT_LIMIT' | 'TRACKING_LIMIT' | 'ORDER_LIMIT' | 'MY_DATA_LIMIT'

/** Limits the requests from one network to one path, or to all that share a scope. What is rejected writes nothing. */
export const rateLimit = (binding: Limit, scope = '') =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (await exceeds(c, binding, scope || c.req.path)) throw tooManyRequests()
    await next()
  })

/** Limits guesses of the owner's key: every call accepts it as a bearer token. */
export const limitKeyGuesses = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('Authorization') && (await exceeds(c, 'TRACKING_LIMIT', 'Authorization'))) {
    throw tooManyRequests()
  }
  await next()
})

/** Without the binding there is no limit. */
async function exceeds(c: Context<AppEnv>, binding: Limit, scope: string): Promise<boolean> {
  const limiter = c.env[binding]
  const network = networkOf(c.req.header('CF-Connecting-IP'))
  return limiter !== undefined && !(await limiter.limit({ key: `${scope} ${network}` })).success
}

function tooManyRequests(): RequestFailure {
  return new RequestFailure('rate_limited', 'Too many tries. Please wait a minute and try again.', {
    headers: { 'Retry-After': String(LIMIT_PERIOD_S) },
  })
}
