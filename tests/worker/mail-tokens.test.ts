import { SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { readToken, signToken } from '#worker/mail/tokens.ts'
import { CONFIRMATION_MS } from '#worker/store/rules/mail.ts'
import { content } from '../content.ts'
import { TOKEN_SECRET } from '../mail-worker.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { mailApp, provider, type Sent } from './mail-app.ts'
import { expectAcceptable } from './mail-content.ts'

const local = localD1()
const NOW = Date.UTC(2026, 10, 21, 6, 30)
const ID = '019c0000-0000-7000-8000-000000000001'

describe('a token', () => {
  it('is read for the purpose and the row that it was signed for', async () => {
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      const token = await signToken(TOKEN_SECRET, purpose, ID, NOW)
      expect(await readToken(TOKEN_SECRET, purpose, token, NOW)).toEqual({ id: ID, expired: false })
    }
  })

  it('is void for the other purpose, also once it has expired', async () => {
    const confirm = await signToken(TOKEN_SECRET, 'confirm', ID, NOW)
    const unsubscribe = await signToken(TOKEN_SECRET, 'unsubscribe', ID, NOW)
    expect(await readToken(TOKEN_SECRET, 'unsubscribe', confirm, NOW)).toBeUndefined()
    expect(await readToken(TOKEN_SECRET, 'unsubscribe', confirm, NOW + 2 * CONFIRMATION_MS)).toBeUndefined()
    expect(await readToken(TOKEN_SECRET, 'confirm', unsubscribe, NOW)).toBeUndefined()
  })

  it('to confirm expires after 7 days; one to unsubscribe is good after 50 years', async () => {
    const confirm = await signToken(TOKEN_SECRET, 'confirm', ID, NOW)
    const last = NOW + CONFIRMATION_MS
    expect(await readToken(TOKEN_SECRET, 'confirm', confirm, last - 1000)).toEqual({ id: ID, expired: false })
    expect(await readToken(TOKEN_SECRET, 'confirm', confirm, last + 1000)).toEqual({ id: ID, expired: true })
    const unsubscribe = await signToken(TOKEN_SECRET, 'unsubscribe', ID, NOW)
    const later = NOW + 50 * 365 * 24 * 60 * 60 * 1000
    expect(await readToken(TOKEN_SECRET, 'unsubscribe', unsubscribe, later)).toEqual({
      id: ID,
      expired: false,
    })
  })

  it('is void with any character changed, cut off at any place, or signed with another secret', async () => {
    const token = await signToken(TOKEN_SECRET, 'confirm', ID, NOW)
    for (let at = 0; at < token.length - 1; at += 1) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(await readToken(TOKEN_SECRET, 'confirm', changed, NOW), `character ${at}`).toBeUndefined()
      expect(await readToken(TOKEN_SECRET, 'confirm', token.slice(0, at), NOW)).toBeUndefined()
    }
    expect(await readToken(`${TOKEN_SECRET}x`, 'confirm', token, NOW)).toBeUndefined()
  })

  it('is void unsigned, without an expiry, or signed by another algorithm', async () => {
    const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '')
    const payload = { aud: 'confirm', sub: ID, exp: NOW }
    expect(
      await readToken(TOKEN_SECRET, 'confirm', `${encode({ alg: 'none' })}.${encode(payload)}.`, NOW),
    ).toBeUndefined()
    const key = new TextEncoder().encode(`newsletter-link:${TOKEN_SECRET}`)
    const forever = await new SignJWT({ aud: 'confirm', sub: ID })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key)
    expect(await readToken(TOKEN_SECRET, 'confirm', forever, NOW)).toBeUndefined()
    const other = await new SignJWT(payload).setProtectedHeader({ alg: 'HS512' }).sign(key)
    expect(await readToken(TOKEN_SECRET, 'confirm', other, NOW - 5000)).toBeUndefined()
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
      for (const query of [
        '',
        '?token=',
        '?token=a.b.c',
        `?token=${other.slice(0, -4)}`,
        `?token=${other}`,
      ]) {
        expect(await app.visitor().press(`/newsletter/${page}${query}`)).toBe('/newsletter/invalid')
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
    const visitor = app.visitor()
    await visitor.post('/newsletter', { email: visitor.email })
    await app.settled()
    const [{ id = '' } = {}] = await local.rows<{ id: string }>('SELECT id FROM newsletter_subscriptions')
    const token = await signToken(TOKEN_SECRET, 'confirm', id, Date.now() - 8 * 24 * 60 * 60 * 1000)
    expect(await visitor.press(`/newsletter/confirm?token=${token}`)).toBe(
      `/newsletter/expired?token=${token}`,
    )
    const press = () => app.visitor().press(`/newsletter/expired?token=${token}`)
    for (const mails of [1, 1]) {
      expect(await press()).toBe('/newsletter/sent')
      await app.settled()
      expect(sent).toHaveLength(mails)
    }
    await local.db.prepare('UPDATE mail_outbox SET sent_at = 0').run()
    await press()
    await app.settled()
    expect(sent).toHaveLength(2)
  })

  it('are in a mail that Cloudflare accepts', async () => {
    const { app, sent } = start()
    const visitor = app.visitor()
    await visitor.post('/newsletter', { email: visitor.email })
    await app.settled()
    expectAcceptable(sent[0] as Sent)
    expect(sent[0]?.headers?.['List-Unsubscribe']).toContain(
      `<${content.brand.siteUrl}/api/newsletter/unsubscribe?token=`,
    )
  })
})
