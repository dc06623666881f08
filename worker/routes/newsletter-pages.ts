import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { languageOf, pathIn } from '../contract/languages.ts'
import { RequestFailure } from '../failure.ts'
import { logFailure } from '../failure-response.ts'
import { sendToVisitors } from '../mail/deliver.ts'
import { linkOrigin, linkTo, type MailPage, mailPages, UNSUBSCRIBE_PAGE } from '../mail/links.ts'
import { mailSettings } from '../mail/settings.ts'
import { readToken, type TokenPurpose, tokenSecret } from '../mail/tokens.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { success } from '../success.ts'

/**
 * The buttons of the static pages that links in mails lead to. Each form posts to its page's own address, because without
 * JavaScript a static page cannot name another one with the token; the response leads to the page with the result.
 * Opening a link changes nothing, because programs that look for viruses open links.
 */
export const newsletterPages = new Hono<AppEnv>()
  .post('/confirm', rateLimit('TRACKING_LIMIT', { count: false }), async (c) => {
    const { store } = c.var
    const token = await read(c, 'confirm')
    if (!token) return leadTo(c, 'invalid')
    const status = token.expired
      ? await store.subscriptionStatus(token.id)
      : await store.confirmSubscription(token.id)
    if (status === undefined) return leadTo(c, 'gone')
    if (status === 'pending') return leadTo(c, 'expired')
    return leadTo(c, status === 'confirmed' ? 'confirmed' : 'left')
  })

  /** Sends a new link. The result is the same whether a mail is due or not. */
  .post('/expired', rateLimit('TIGHT_LIMIT', { count: false }), async (c) => {
    const { store, now } = c.var
    const token = await read(c, 'confirm')
    if (!token) return leadTo(c, 'invalid')
    await store.requestConfirmation(token.id)
    const settings = mailSettings(c.env)
    if (settings) c.executionCtx.waitUntil(sendToVisitors(store, settings, now, linkOrigin(c.req.url)))
    return leadTo(c, 'sent')
  })

  .post('/unsubscribe', async (c) => leadTo(c, await unsubscribe(c)))

  /** Undoes it, within 24 hours. */
  .post('/unsubscribed', rateLimit('TIGHT_LIMIT', { count: false }), async (c) => {
    const token = await read(c, 'unsubscribe')
    if (!token) return leadTo(c, 'invalid')
    const status = await c.var.store.undoUnsubscribe(token.id)
    if (status === undefined) return leadTo(c, 'gone')
    if (status === 'unsubscribed') return leadTo(c, 'left')
    return leadTo(c, status === 'confirmed' ? 'resubscribed' : 'pending')
  })

newsletterPages.onError((error, c) => {
  logFailure(error, c)
  return leadTo(c, 'failed')
})

/**
 * What mail programs call by themselves (RFC 8058): no body is read, and there is no rate limit, so that everybody who
 * wants to leave can. An address that is not in the list counts as left: a mail program must not try again.
 */
export const oneClickUnsubscribe = new Hono<AppEnv>()
  .get('/unsubscribe', (c) => {
    const page = pathIn(languageOf(c.req.query('language')), UNSUBSCRIBE_PAGE)
    return c.redirect(linkTo('', page, tokenIn(c)), 303)
  })
  .post('/unsubscribe', async (c) => {
    const page = await unsubscribe(c)
    const { title } = mailPages[page]
    if (page === 'invalid') throw new RequestFailure('invalid', title)
    return success(c, { message: title })
  })

async function unsubscribe(c: Context<AppEnv>): Promise<'invalid' | 'unsubscribed' | 'gone'> {
  const token = await read(c, 'unsubscribe')
  if (!token) return 'invalid'
  return (await c.var.store.unsubscribe(token.id)) ? 'unsubscribed' : 'gone'
}

/** Leads to a page beside this one, in its language. One with a button gets the token again. */
function leadTo(c: Context<AppEnv>, page: MailPage): Response {
  const path = new URL(page, c.req.url).pathname
  return c.redirect('button' in mailPages[page] ? linkTo('', path, tokenIn(c)) : path, 303)
}

async function read(c: Context<AppEnv>, purpose: TokenPurpose) {
  const secret = tokenSecret(c.env)
  return secret && (await readToken(secret, purpose, tokenIn(c), c.var.now))
}

function tokenIn(c: Context<AppEnv>): string {
  return c.req.query('token') ?? ''
}
