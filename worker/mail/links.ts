import { jwtVerify, SignJWT } from 'jose'
import { type LanguageId, pathIn } from '../contract/languages.ts'
import { DAY_MS } from '../lib/days.ts'

/** What a link may do, and the static page that it opens; a token for one purpose is not valid for another. */
export type Purpose = 'confirm' | 'unsubscribe'

/** Static pages, in the language that begins their path; what their buttons do is in `subscriptions/link-routes.ts`. */
export const NEWSLETTER_PAGES = '/newsletter'
/** What mail programs post to by themselves (RFC 8058). */
export const UNSUBSCRIBE_CALL = '/api/newsletter/unsubscribe'

/** A link to confirm expires after this time; one to unsubscribe never does. */
const CONFIRMATION_MS = 7 * DAY_MS

/**
 * Where links lead that are opened later: to SITE_URL, since the request at hand may be another visitor's than the one
 * that a mail goes to, and names its address itself. Where it is empty, as in a local run, to that of the request.
 */
export function originOf({ SITE_URL }: Pick<Env, 'SITE_URL'>, requestUrl: string): string {
  return SITE_URL || new URL(requestUrl).origin
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
  const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setAudience(purpose).setSubject(id)
  if (purpose === 'confirm') token.setExpirationTime(new Date(now + CONFIRMATION_MS))
  return token.sign(keyOf(secret))
}

/**
 * @param now milliseconds UTC
 * @returns the id of the subscription that the token is for; undefined if we did not sign it for this purpose, or it has
 * expired
 */
export async function readToken(
  secret: string,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify<{ sub: string }>(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience: purpose,
      currentDate: new Date(now),
      requiredClaims: purpose === 'confirm' ? ['sub', 'exp'] : ['sub'],
    })
    return payload.sub
  } catch {
    return undefined
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`newsletter-link:${secret}`)
}
