import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { languageOf, SOURCE } from '../contract/languages.ts'
import { RequestFailure } from '../failure.ts'
import { logFailure } from '../failure-response.ts'
import { words } from '../mail/content.ts'
import { linkTo, type Purpose, readToken } from '../mail/links.ts'
import { tokenSecret } from '../mail/settings.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { success } from '../success.ts'

const { pages } = words[SOURCE].mail

/**
 * The buttons of the static pages that links in mails lead to. Each form posts to its page's own address, because without
 * JavaScript a static page cannot name another one with the token; the response leads to the page with the result.
 * Opening a link changes nothing, because programs that look for viruses open links.
 */
export const newsletterPages = new Hono<AppEnv>()
  .post('/confirm', rateLimit('TRACKING_LIMIT', { count: false }), async (c) => {
    const link = await readLink(c, 'confirm')
    if (typeof link === 'string') return leadTo(c, link)
    const status = await c.var.store.confirmSubscription(link.id)
    if (status === undefined) return leadTo(c, 'gone')
    return leadTo(c, status === 'confirmed' ? 'confirmed' : 'left')
  })
  .post('/unsubscribe', async (c) => leadTo(c, await unsubscribe(c)))

newsletterPages.onError((error, c) => {
  logFailure(error, c)
  return leadTo(c, 'failed')
})

/**
 * What mail programs call by themselves (RFC 8058): no body is read, and there is no rate limit, so that everybody who
 * wants to leave can. An address that is not in the list counts as left: a mail program must not try again.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>()
  .get('/unsubscribe', (c) =>
    c.redirect(linkTo('unsubscribe', languageOf(c.req.query('language')), tokenIn(c)), 303),
  )
  .post('/unsubscribe', async (c) => {
    const page = await unsubscribe(c)
    const { title } = pages[page]
    if (page === 'invalid') throw new RequestFailure('invalid', title)
    return success(c, { message: title })
  })

async function unsubscribe(c: Context<AppEnv>): Promise<'invalid' | 'unsubscribed' | 'gone'> {
  const link = await readLink(c, 'unsubscribe')
  if (typeof link === 'string') return 'invalid'
  return (await c.var.store.unsubscribe(link.id)) ? 'unsubscribed' : 'gone'
}

/** Leads to a page beside this one, in its language. */
function leadTo(c: Context<AppEnv>, page: keyof typeof pages): Response {
  return c.redirect(new URL(page, c.req.url).pathname, 303)
}

async function readLink(c: Context<AppEnv>, purpose: Purpose) {
  const secret = tokenSecret(c.env)
  return secret ? await readToken(secret, purpose, tokenIn(c), c.var.now) : 'invalid'
}

function tokenIn(c: Context<AppEnv>): string {
  return c.req.query('token') ?? ''
}
