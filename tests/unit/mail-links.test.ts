import { sign as signJwt } from 'hono/jwt'
import { expect, it } from 'vitest'
import { type Purpose, readToken, signToken } from '#worker/mail/links.ts'
import { TOKEN_SECRET } from '../mail-worker.ts'
import { DAY_MS, NOON } from '../worker/times.ts'

const ID = '019c0000-0000-7000-8000-000000000001'

it('a token expires after 7 days to confirm, never to unsubscribe, and is void for anything it was not signed for', async () => {
  const sign = (purpose: Purpose) => signToken(TOKEN_SECRET, purpose, ID, NOON)
  const read = (token: string, now = NOON) => readToken(TOKEN_SECRET, 'confirm', token, now)
  const confirm = await sign('confirm')
  const unsubscribe = await sign('unsubscribe')
  expect(await read(confirm, NOON + 7 * DAY_MS - 1000)).toBe(ID)
  expect(await read(confirm, NOON + 7 * DAY_MS + 1000)).toBeUndefined()
  expect(await readToken(TOKEN_SECRET, 'unsubscribe', unsubscribe, NOON + 50 * 365 * DAY_MS)).toBe(ID)

  const signed = (claims: object, alg: 'HS256' | 'HS512' = 'HS256', secret = TOKEN_SECRET) =>
    signJwt({ ...claims }, `newsletter-link:${secret}`, alg)
  const payload = { aud: 'confirm', sub: ID, exp: NOON / 1000 + 60 }
  expect(await read(await signed(payload))).toBe(ID)
  for (const token of [
    unsubscribe,
    await signed({ aud: 'confirm', sub: ID }),
    await signed(payload, 'HS256', 'another'),
    await signed(payload, 'HS512'),
  ])
    expect(await read(token), token).toBeUndefined()
})
