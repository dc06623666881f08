import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import type { AppEnv } from './app-env.ts'
import { type NotCounted, OWNER_DEVICE_HEADER } from './contract.ts'
import { RequestFailure } from './failures.ts'
import { networkOf } from './network.ts'
import { hasSession } from './owner/index.ts'
import { uncounted } from './store/uncounted.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']
const LIMIT_PERIOD_S = 60

/**
 * Refuses writes that another site makes a visitor's browser send. Hono's `csrf()` looks at form bodies only; ours are
 * JSON. Scripts outside a browser send neither header and may write.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('Origin')
  const foreign =
    c.req.header('Sec-Fetch-Site') === 'cross-site' ||
    (origin !== undefined && origin !== new URL(c.req.url).origin)
  if (foreign && !READS.includes(c.req.method)) {
    throw new RequestFailure('forbidden', 'Writes are taken from this site’s own pages only')
  }
  await next()
})

type Limit = 'TIGHT_LIMIT' | 'TRACKING_LIMIT'

/**
 * At most so many requests a minute from one network, where the binding is there.
 *
 * @param binding its name in wrangler.toml, where the number stands
 * @param count whether what is refused is counted as not counted
 */
export const rateLimit = (binding: Limit, { count = true } = {}) =>
  createMiddleware<AppEnv>(async (c, next) => {
    // A limit of its own for each call: signing up does not use up signing in.
    if (await isBeyond(c, binding, c.req.path)) {
      // Refused is refused, whether or not the database can count it.
      if (count) await c.var.store.countNotCounted('rate_limit').catch(() => undefined)
      throw tooMany()
    }
    await next()
  })

/** Any call takes the owner's key as a bearer, and many say whether it was right: guessing is limited in all of them. */
export const limitedKeys = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('Authorization') && (await isBeyond(c, 'TRACKING_LIMIT', 'Authorization'))) throw tooMany()
  await next()
})

async function isBeyond(c: Context<AppEnv>, binding: Limit, what: string): Promise<boolean> {
  const limiter = c.env[binding]
  const network = networkOf(c.req.header('CF-Connecting-IP') ?? 'unknown')
  return limiter !== undefined && !(await limiter.limit({ key: `${what} ${network}` })).success
}

function tooMany(): RequestFailure {
  const headers = { 'Retry-After': String(LIMIT_PERIOD_S) }
  return new RequestFailure(
    'rate_limited',
    'Too many tries. Please wait a minute and try again.',
    {},
    headers,
  )
}

/**
 * Keeps no tracks of the owner, of bots, nor of visitors who ask for none; they are answered as ever (design 5).
 */
export const tracksOfPeople = createMiddleware<AppEnv>(async (c, next) => {
  const reason = await whyNotCounted(c)
  if (reason) c.set('store', uncounted(c.var.store, reason, c.var.now))
  await next()
})

async function whyNotCounted(c: Context<AppEnv>): Promise<NotCounted | undefined> {
  if (c.req.header('Sec-GPC') === '1') return 'gpc'
  if (c.req.header(OWNER_DEVICE_HEADER) === '1' || (await hasSession(c))) return 'owner'
  if (isbot(c.req.header('User-Agent'))) return 'bot'
  return undefined
}
