import { type Context, Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { deliverDue } from '../mail/deliver.ts'
import { CONFIRM_PAGE, linkTo, UNSUBSCRIBE_PAGE } from '../mail/links.ts'
import { mailSettings } from '../mail/settings.ts'
import { readToken, type TokenPurpose, tokenSecret } from '../mail/tokens.ts'
import { confirmationRequest } from '../middleware/confirmation-request.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { StoreUnavailable } from '../store/errors.ts'
import { respond } from './newsletter-result.ts'

/**
 * What the links in mails lead to. The token is in the query, and no body is read: a form, a mail program and a script
 * may send whatever they like. Opening a link changes nothing, because programs that look for viruses open links.
 */
export const newsletterLinks = new Hono<AppEnv>()
  .get('/confirm', (c) => c.redirect(linkTo('', CONFIRM_PAGE, tokenIn(c)), 303))
  .get('/unsubscribe', (c) => c.redirect(linkTo('', UNSUBSCRIBE_PAGE, tokenIn(c)), 303))

  .post('/confirm', rateLimit('TRACKING_LIMIT', { count: false }), async (c) => {
    const { store } = c.var
    const token = await read(c, 'confirm')
    if (!token) return respond(c, 'invalid')
    const status = token.expired
      ? await store.subscriptionStatus(token.id)
      : await store.confirmSubscription(token.id)
    if (status === 'pending') return respond(c, 'expired', `/api/newsletter/new-link${query(c)}`)
    return respond(c, status === undefined ? 'gone' : status === 'confirmed' ? 'confirmed' : 'left')
  })

  /** The result is the same whether a mail is due or not. */
  .post('/new-link', rateLimit('TIGHT_LIMIT', { count: false }), async (c) => {
    const { store, now } = c.var
    const token = await read(c, 'confirm')
    if (!token) return respond(c, 'invalid')
    const settings = mailSettings(c.env)
    const request = settings && (await confirmationRequest(c, settings))
    if (settings && request && (await store.requestConfirmation(token.id, request))) {
      c.executionCtx.waitUntil(deliverDue(store, settings, now))
    }
    return respond(c, 'sent')
  })

  /** No rate limit: everybody who wants to leave can (RFC 8058). */
  .post('/unsubscribe', async (c) => {
    const token = await read(c, 'unsubscribe')
    if (!token) return respond(c, 'invalid')
    return (await c.var.store.unsubscribe(token.id))
      ? respond(c, 'unsubscribed', `/api/newsletter/resubscribe${query(c)}`)
      : respond(c, 'gone')
  })

  .post('/resubscribe', rateLimit('TIGHT_LIMIT', { count: false }), async (c) => {
    const token = await read(c, 'unsubscribe')
    if (!token) return respond(c, 'invalid')
    const status = await c.var.store.undoUnsubscribe(token.id)
    return respond(c, status === undefined ? 'gone' : status === 'confirmed' ? 'resubscribed' : 'pending')
  })

newsletterLinks.onError((error, c) => {
  if (!(error instanceof StoreUnavailable)) throw error
  console.error(JSON.stringify({ code: 'unavailable', kind: error.kind, route: c.req.routePath }))
  return respond(c, 'failed')
})

async function read(c: Context<AppEnv>, purpose: TokenPurpose) {
  const secret = tokenSecret(c.env)
  return secret && (await readToken(secret, purpose, tokenIn(c), c.var.now))
}

function tokenIn(c: Context<AppEnv>): string {
  return c.req.query('token') ?? ''
}

function query(c: Context<AppEnv>): string {
  return linkTo('', '', tokenIn(c))
}
