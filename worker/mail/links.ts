import { sign, verify } from 'hono/jwt'
import { DAY_MS } from '../contract/days.ts'
import { type LanguageId, pathIn } from '../contract/languages.ts'
import { siteOrigin } from '../lib/site-origin.ts'

/** What a link may do, and the static page that it opens; a token for one purpose is not valid for another. */
export type Purpose = 'confirm' | 'unsubscribe'

/**
 * Static pages, in the language that begins their path. Their buttons are forms without JavaScript, which
 * `subscriptions/link-routes.ts` answers.
 */
export const NEWSLETTER_PAGES = '/newsletter'
/** What mail programs post to by themselves (RFC 8058). */
export const UNSUBSCRIBE_CALL = '/api/newsletter/unsubscribe'

/** A link to confirm expires after this time; one to unsubscribe never does. */
const CONFIRMATION_MS = 7 * DAY_MS

/**
 * Where links lead that are opened later: to SITE_URL, because the request at hand may be somebody else's than the
 * reader of the mail, and names its host itself. Where SITE_URL is empty, as in a local run, to the host of the
 * request.
 */
export function originOf({ SITE_URL }: Pick<Env, 'SITE_URL'>, requestUrl: string): string {
  return siteOrigin(SITE_URL || new URL(requestUrl).origin)
}

/** @returns the address of a page, without its origin */
export function linkTo(purpose: Purpose, language: LanguageId, token: string): string {
  return `${pathIn(language, NEWSLETTER_PAGES)}/${purpose}?token=${encodeURIComponent(token)}`
}

/**
 * Signs the token of a link: a compact JWS (RFC 7515) with HMAC-SHA256 over purpose, row and expiry.
 *
 * @param id of the subscription
 * @param now milliseconds UTC
 */
export async function signToken(secret: string, purpose: Purpose, id: string, now: number): Promise<string> {
  const expiry = purpose === 'confirm' && { exp: Math.floor((now + CONFIRMATION_MS) / 1000) }
  return await sign({ aud: purpose, sub: id, ...expiry }, keyOf(secret), 'HS256')
}

/**
 * @param now milliseconds UTC
 * @returns the id of the subscription that the token is for; undefined if we did not sign it for this purpose, or it has
 * expired
 */
export async function readToken(secret: string, purpose: Purpose, token: string, now: number) {
  try {
    // Not checked by `verify`, which knows only the present time: a test sets another.
    const { sub, exp } = await verify(token, keyOf(secret), { alg: 'HS256', aud: purpose, exp: false })
    const isExpired = purpose === 'confirm' && !(Number(exp) * 1000 > now)
    return typeof sub === 'string' && !isExpired ? sub : undefined
  } catch {
    return undefined
  }
}

/** Domain separation, as for the session of the owner. */
function keyOf(secret: string): string {
  return `newsletter-link:${secret}`
}
