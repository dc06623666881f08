import { SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { readToken, signToken, type TokenPurpose } from '#worker/mail/tokens.ts'
import { CONFIRMATION_MS } from '#worker/store/rules/mail.ts'
import { content } from '../content.ts'
import { TOKEN_SECRET } from '../mail-worker.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { mailApp, provider, type Sent } from './mail-app.ts'
import { expectAcceptable } from './mail-content.ts'
import { DAY_MS, NOON } from './times.ts'

const local = localD1()
const ID = '019c0000-0000-7000-8000-000000000001'

describe('a token', () => {
  const confirm = () => signToken(TOKEN_SECRET, 'confirm', ID, NOON)
  const unsubscribe = () => signToken(TOKEN_SECRET, 'unsubscribe', ID, NOON)
  const read = (purpose: TokenPurpose, token: string, now = NOON) =>
    readToken(TOKEN_SECRET, purpose, token, now)
  const VALID = { id: ID, expired: false }

  it('is void for the other purpose, also once it has expired', async () => {
    expect(await read('unsubscribe', await confirm())).toBeUndefined()
    expect(await read('unsubscribe', await confirm(), NOON + 2 * CONFIRMATION_MS)).toBeUndefined()
    expect(await read('confirm', await unsubscribe())).toBeUndefined()
  })

  it('to confirm expires after 7 days; one to unsubscribe is good after 50 years', async () => {
    const last = NOON + 7 * DAY_MS
    expect(await read('confirm', await confirm(), last - 1000)).toEqual(VALID)
    expect(await read('confirm', await confirm(), last + 1000)).toEqual({ id: ID, expired: true })
    expect(await read('unsubscribe', await unsubscribe(), NOON + 50 * 365 * DAY_MS)).toEqual(VALID)
  })

  it('is void with any character changed, cut off at any place, or signed with another secret', async () => {
    const token = await confirm()
    expect(await read('confirm', token)).toEqual(VALID)
    for (let at = 0; at < token.length - 1; at += 1) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(await read('confirm', changed), `character ${at}`).toBeUndefined()
      expect(await read('confirm', token.slice(0, at))).toBeUndefined()
    }
    expect(await readToken(`${TOKEN_SECRET}x`, 'confirm', token, NOON)).toBeUndefined()
  })

  it('is void unsigned, without an expiry, or signed by another algorithm', async () => {
    const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '')
    const payload = { aud: 'confirm', sub: ID, exp: NOON }
    expect(await read('confirm', `${encode({ alg: 'none' })}.${encode(payload)}.`)).toBeUndefined()
    const key = new TextEncoder().encode(`newsletter-link:${TOKEN_SECRET}`)
    const sign = (claims: object, alg: string) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key)
    expect(await read('confirm', await sign({ aud: 'confirm', sub: ID }, 'HS256'))).toBeUndefined()
    expect(await read('confirm', await sign(payload, 'HS512'), NOON - 5000)).toBeUndefined()
  })
})

describe('the links', () => {
  const start = () => {
    const { binding, sent } = provider()
    return { app: mailApp({ DB: local.db, MAIL: binding }), sent }
  }

  it.each(['confirm', 'expired', 'unsubscribe', 'unsubscribed'])(
    'lead from /newsletter/%s to the page for incomplete links if the token is missing, truncated, forged or of another purpose',
    async (page) => {
      const { app } = start()
      const wrong = page === 'confirm' || page === 'expired' ? 'unsubscribe' : 'confirm'
      const other = await signToken(TOKEN_SECRET, wrong, ID, Date.now())
      expect(await app.visitor().press(`/newsletter/${page}`)).toBe('/newsletter/invalid')
      for (const token of ['', 'a.b.c', other.slice(0, -4), other]) {
        expect(await app.visitor().press(`/newsletter/${page}?token=${token}`)).toBe('/newsletter/invalid')
      }
    },
  )

  it('answer one-click unsubscribing without a valid token with 400', async () => {
    const { status, body } = await start().app.visitor().call('POST', '/newsletter/unsubscribe?token=a.b.c')
    expect([status, body]).toEqual([
      400,
      { success: false, code: 'invalid', message: 'This link is not complete' },
    ])
  })

  it.each(['confirm', 'expired', 'unsubscribe', 'unsubscribed'])(
    'lead from /newsletter/%s to a page that says so if the database fails, and log it',
    async (page) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { db: DB } = failingD1(local.db, d1Error('D1 DB is overloaded.'))
      const { binding: MAIL } = provider()
      const purpose = page === 'confirm' || page === 'expired' ? 'confirm' : 'unsubscribe'
      const token = await signToken(TOKEN_SECRET, purpose, ID, Date.now())
      const visitor = mailApp({ DB, MAIL }).visitor()
      expect(await visitor.press(`/newsletter/${page}?token=${token}`)).toBe('/newsletter/failed')
      expect(logged).toHaveBeenCalledOnce()
      expect(logged.mock.calls[0]?.[0]).not.toContain(token)
    },
  )

  it('offer a new link for an expired one, and send it at most once an hour', async () => {
    const { app, sent } = start()
    const visitor = await app.signUp()
    const [{ id = '' } = {}] = await local.rows<{ id: string }>('SELECT id FROM newsletter_subscriptions')
    const token = await signToken(TOKEN_SECRET, 'confirm', id, Date.now() - 8 * DAY_MS)
    expect(await visitor.press(`/newsletter/confirm?token=${token}`)).toBe(
      `/newsletter/expired?token=${token}`,
    )
    const press = () => app.visitor().press(`/newsletter/expired?token=${token}`)
    for (const _ of [1, 2]) {
      expect(await press()).toBe('/newsletter/sent')
      await app.settled()
      expect(sent).toHaveLength(1)
    }
    await local.db.prepare('UPDATE newsletter_subscriptions SET mail_sent_at = 0').run()
    await press()
    await app.settled()
    expect(sent).toHaveLength(2)
  })

  it('are in a mail that Cloudflare accepts', async () => {
    const { app, sent } = start()
    await app.signUp()
    expectAcceptable(sent[0] as Sent)
    expect(sent[0]?.headers?.['List-Unsubscribe']).toContain(
      `<${content.brand.siteUrl}/api/newsletter/unsubscribe?token=`,
    )
  })
})
