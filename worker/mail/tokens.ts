import { errors, jwtVerify, SignJWT } from 'jose'
import { CONFIRMATION_MS } from '../store/rules/mail.ts'

/** What a link may do; a token for one purpose is not valid for another. */
export type TokenPurpose = 'confirm' | 'unsubscribe'

/** Characters of TOKEN_SECRET; shorter ones could be guessed offline from one mail. */
const MIN_SECRET_LENGTH = 32

/** @returns the secret that links are signed with, or undefined where it is missing or too short */
export function tokenSecret({ TOKEN_SECRET }: Pick<Env, 'TOKEN_SECRET'>): string | undefined {
  return TOKEN_SECRET && TOKEN_SECRET.length >= MIN_SECRET_LENGTH ? TOKEN_SECRET : undefined
}

/**
 * Signs the token of a link: a compact JWS (RFC 7515) with HMAC-SHA256 over purpose, row and expiry.
 *
 * @param id of the subscription
 * @param now milliseconds UTC
 */
export async function signToken(
  secret: string,
  purpose: TokenPurpose,
  id: string,
  now: number,
): Promise<string> {
  const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setAudience(purpose).setSubject(id)
  if (purpose === 'confirm') token.setExpirationTime(new Date(now + CONFIRMATION_MS))
  return token.sign(await keyOf(secret))
}

/**
 * @param now milliseconds UTC
 * @returns the subscription that the token is for; undefined unless we signed it for this purpose
 */
export async function readToken(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): Promise<{ id: string; expired: boolean } | undefined> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: ['HS256'],
      audience: purpose,
      currentDate: new Date(now),
      requiredClaims: purpose === 'confirm' ? ['sub', 'exp'] : ['sub'],
    })
    return payload.sub === undefined ? undefined : { id: payload.sub, expired: false }
  } catch (error) {
    // Thrown after the signature and the purpose were verified.
    const isExpired = error instanceof errors.JWTExpired && error.payload.sub !== undefined
    return isExpired ? { id: error.payload.sub as string, expired: true } : undefined
  }
}

/** One secret, unless it was changed while the isolate lives. */
const keys = new Map<string, Promise<CryptoKey>>()

/** Importing a key takes longer than signing with it. */
function keyOf(secret: string): Promise<CryptoKey> {
  const cached = keys.get(secret)
  if (cached) return cached
  const bytes = new TextEncoder().encode(`newsletter-link:${secret}`)
  const key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  keys.set(secret, key)
  return key
}
