import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { trimAddress } from '../contract/address.ts'
import { languageOf } from '../contract/languages.ts'
import { logFailure, RequestFailure } from '../http/failure.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { success } from '../http/success.ts'
import { linkTo, type Purpose, readToken } from '../mail/links.ts'
import { tokenSecret } from '../mail/settings.ts'

/** The pages of results, beside that of the button. */
type Result = 'confirmed' | 'unsubscribed' | 'invalid' | 'failed'

/**
 * The buttons of the static pages that links in mails lead to. Each form posts to its page's own address, because without
 * JavaScript a static page cannot name another one with the token; the response leads to the page with the result.
 * Opening a link changes nothing, because programs that look for viruses open links.
 */
export const newsletterPages = new Hono<AppEnv>()
  .post('/confirm', rateLimit('TRACKING_LIMIT'), async (c) => {
    const id = await readLink(c, 'confirm')
    return leadTo(c, id && (await c.var.store.confirmSubscription(id)) ? 'confirmed' : 'invalid')
  })
  .post('/unsubscribe', async (c) => leadTo(c, (await unsubscribe(c)) ? 'unsubscribed' : 'invalid'))

newsletterPages.onError((error, c) => {
  logFailure(error, c)
  return leadTo(c, 'failed')
})

/**
 * What mail programs call by themselves (RFC 8058): no body is read, and there is no rate limit, so that everybody who
 * wants to leave can. An address that is not in the list has left.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>()
  .get('/unsubscribe', (c) =>
    c.redirect(linkTo('unsubscribe', languageOf(c.req.query('language')), tokenIn(c)), 303),
  )
  .post('/unsubscribe', async (c) => {
    if (!(await unsubscribe(c))) throw new RequestFailure('invalid', 'This link does not work')
    return success(c, { message: 'You are unsubscribed' })
  })

/** @returns whether the link is valid */
async function unsubscribe(c: Context<AppEnv>): Promise<boolean> {
  const id = await readLink(c, 'unsubscribe')
  if (id) await c.var.store.unsubscribe(id)
  return id !== undefined
}

/** Leads to a page beside this one, in its language. */
function leadTo(c: Context<AppEnv>, page: Result): Response {
  return c.redirect(new URL(page, c.req.url).pathname, 303)
}

async function readLink(c: Context<AppEnv>, purpose: Purpose): Promise<string | undefined> {
  const secret = tokenSecret(c.env)
  return secret && (await readToken(secret, purpose, tokenIn(c), c.var.now))
}

function tokenIn(c: Context<AppEnv>): string {
  return trimAddress(c.req.query('token') ?? '')
}
