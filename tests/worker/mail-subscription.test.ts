import { SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGES, localeOf, pathIn, SOURCE } from '#contract/languages.ts'
import { loadContent } from '#web/content/load.ts'
import { type Purpose, readToken, signToken } from '#worker/mail/links.ts'
import { linkIn, TOKEN_SECRET } from '../mail-worker.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { expectAcceptable, mailApp, provider } from './mail-app.ts'
import { DAY_MS, HOUR_MS, NOON } from './times.ts'

const local = localD1()
const ID = '019c0000-0000-7000-8000-000000000001'
const GENERIC = { code: 'confirmation_sent', message: 'Successfully subscribed!' }

const rows = () => local.rows('SELECT * FROM newsletter_subscriptions ORDER BY id')
const statuses = async () => (await rows()).map(({ status }) => status)
const passAnHour = () =>
  local.db.prepare('UPDATE newsletter_subscriptions SET mail_sent_at = mail_sent_at - ?').bind(HOUR_MS).run()

/** Signs up, and returns the visitor, the mails that came, and the buttons of the first one's links. */
async function signUp(input: object = {}, headers?: Record<string, string>) {
  const { binding, sent } = provider()
  const app = mailApp({ DB: local.db, MAIL: binding, OWNER_MAIL: '' })
  const visitor = app.visitor(headers)
  const signUpAgain = async (changed = input) => {
    const response = await visitor.post('/newsletter', { email: visitor.email, ...changed })
    await app.settled()
    return response
  }
  const response = await signUpAgain()
  const [mail = { to: '', from: '', subject: '', text: '' }] = sent
  const press = (page: Purpose, { text = '' } = mail) => {
    const { pathname, search } = linkIn({ text }, page)
    return app.visitor().press(pathname + search)
  }
  const total = async () =>
    (await app.owner().get<{ summary: { total: number } }>('/stats/subscriptions')).body.summary.total
  return { app, visitor, signUpAgain, response, sent, mail, press, total }
}

async function confirmed(input?: object) {
  const subscriber = await signUp(input)
  await subscriber.press('confirm')
  return subscriber
}

describe('a sign-up with confirmation on', () => {
  it('is pending, not counted, and gets one mail that Cloudflare accepts', async () => {
    const { response, sent, mail, visitor, total } = await signUp()
    expect([response.status, response.body]).toMatchObject([201, GENERIC])
    expect([await statuses(), await total(), sent.length]).toEqual([['pending'], 0, 1])
    expect(mail.to).toBe(visitor.email)
    expect(mail.html).toContain(linkIn({ text: mail.text ?? '' }, 'confirm').href)
    expectAcceptable(mail)
  })

  it('is confirmed by the link’s button, counted once, and may be confirmed twice', async () => {
    const { press, total } = await signUp()
    for (const _ of [1, 2]) expect(await press('confirm')).toBe('/newsletter/confirmed')
    expect([await statuses(), await total()]).toEqual([['confirmed'], 1])
    expect((await local.counts()).subscription).toBe(1)
  })

  it('is answered alike for new, pending, confirmed and departed addresses; a confirmed one gets no mail', async () => {
    const { signUpAgain, press, sent } = await signUp()
    const answers = [await signUpAgain()]
    await press('confirm')
    await passAnHour()
    answers.push(await signUpAgain())
    expect([await statuses(), sent.length]).toEqual([['confirmed'], 1])
    await press('unsubscribe')
    answers.push(await signUpAgain())
    for (const { status, body } of answers) expect([status, body]).toMatchObject([201, GENERIC])
  })

  it('is not stopped by Global Privacy Control', async () => {
    const { press } = await signUp({}, { 'Sec-GPC': '1' })
    await press('confirm')
    expect(await statuses()).toEqual(['confirmed'])
    expect(await local.rows('SELECT id FROM customer_interactions')).toEqual([])
  })

  it('of a bot in the honeypot, or of an address that cannot stand in a header, gets the same answer and no mail', async () => {
    for (const input of [{ website: 'x' }, { email: '<a@b.example>' }, { email: 'a,b@c.example' }]) {
      const { response, sent } = await signUp(input)
      expect([response.status, response.body, sent]).toMatchObject([201, GENERIC, []])
    }
    expect(await rows()).toEqual([])
  })

  it('with other words after a plus sign counts as the same inbox', async () => {
    const { visitor, signUpAgain, sent } = await signUp()
    const [name, domain] = visitor.email.split('@')
    await signUpAgain({ email: `${name}+again@${domain}` })
    expect(sent).toHaveLength(1)
    await signUpAgain({ email: `${name}+third@elsewhere.${domain}` })
    expect(sent).toHaveLength(2)
  })
})

describe('unsubscribing', () => {
  it('takes one button, counts once, leaves the record of the consent, and is taken back by signing up again', async () => {
    const { press, total, signUpAgain, sent } = await confirmed()
    for (const _ of [1, 2, 3]) expect(await press('unsubscribe')).toBe('/newsletter/unsubscribed')
    expect(await rows()).toMatchObject([
      { status: 'unsubscribed', notice_version: expect.any(String), confirmed_at: expect.any(Number) },
    ])
    expect([await total(), (await local.counts()).unsubscription]).toEqual([0, 1])
    expect(await press('confirm')).toBe('/newsletter/left')
    await passAnHour()
    await signUpAgain()
    expect(await statuses()).toEqual(['pending'])
    expect(await press('confirm', sent[1])).toBe('/newsletter/confirmed')
    expect([await total(), (await local.counts()).unsubscription]).toEqual([1, 0])
  })

  it('takes one click in the mail program, with any form body and from any site', async () => {
    const { mail, app } = await confirmed()
    const { pathname, search } = new URL(mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const call = pathname.replace('/api', '') + search
    for (const _ of [1, 2]) {
      const answer = await app
        .visitor()
        .call('POST', call, { ...headers, ...form }, 'List-Unsubscribe=One-Click')
      expect(answer.status).toBe(200)
    }
    expect(await statuses()).toEqual(['unsubscribed'])
    const opened = await app.visitor().call('GET', call)
    expect([opened.status, opened.headers.get('Location')]).toMatchObject([
      303,
      expect.stringContaining('/newsletter/unsubscribe?token='),
    ])
  })

  it('before confirming, the first time or again, keeps strangers from having mail sent', async () => {
    for (const begin of [signUp, confirmed]) {
      const { signUpAgain, press, sent } = await begin()
      for (const _ of [1, 2]) {
        await press('unsubscribe')
        await passAnHour()
        await signUpAgain()
      }
      expect(sent).toHaveLength(begin === signUp ? 1 : 2)
    }
    expect(await statuses()).toEqual(['unsubscribed', 'unsubscribed'])
  })
})

describe('the subscribers', () => {
  it('are exported where they are confirmed, each with a personal link to leave', async () => {
    const { visitor, app } = await confirmed()
    await signUp()
    const { text } = await app.owner().get('/stats/subscriptions.csv')
    const [, row = '', ...rest] = text.trim().split('\r\n')
    expect([row, rest]).toEqual([expect.stringContaining(visitor.email), []])
    const { pathname, search } = new URL(row.split(',').at(-1) ?? '')
    expect(await visitor.press(pathname + search)).toBe('/newsletter/unsubscribed')
    const { body } = await app.owner().get<{ data: { status: string }[] }>('/stats/subscriptions')
    expect(body.data.map(({ status }) => status)).toEqual(['pending', 'unsubscribed'])
  })

  it('lose their links when they are deleted', async () => {
    const { press, app } = await signUp()
    const [row] = await rows()
    await app.owner().delete(`/owner/subscribers/${row?.id}`)
    for (const page of ['confirm', 'unsubscribe'] as const) expect(await press(page)).toBe('/newsletter/gone')
  })
})

describe.each(LANGUAGES)('a sign-up in $name', ({ id }) => {
  it('has its mail, the pages of its links and the links of letters in its language', async () => {
    const { mail: words, brand } = loadContent(id)
    const { app, mail, press } = await confirmed({ language: id })
    const folder = pathIn(id, '/newsletter')
    expect(mail.subject).toBe(words.confirmation.subject)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(words.confirmation.text)
      expect(part).toContain(brand.address)
    }
    expect(mail.html).toContain(`<html lang="${localeOf(id)}">`)
    const { text } = await app.owner().get('/stats/subscriptions.csv')
    expect(text).toMatch(new RegExp(`,${id},\\S+${folder}/unsubscribe\\?token=\\S+\\r\\n$`))
    expect(await press('unsubscribe')).toBe(`${folder}/unsubscribed`)
  })
})

it('the language of an address is that of its last sign-up before it confirmed, and of the source without one', async () => {
  const { signUpAgain, press } = await signUp({ language: 'mr' })
  await signUpAgain({ language: 'hi' })
  await press('confirm')
  await signUpAgain({ language: 'mr' })
  await signUp()
  expect((await signUp({ language: 'mr-IN' })).response.status).toBe(400)
  expect((await rows()).map(({ language }) => language)).toEqual(['hi', SOURCE])
})

describe('a token', () => {
  const confirm = () => signToken(TOKEN_SECRET, 'confirm', ID, NOON)
  const unsubscribe = () => signToken(TOKEN_SECRET, 'unsubscribe', ID, NOON)
  const read = (purpose: Purpose, token: string, now = NOON) => readToken(TOKEN_SECRET, purpose, token, now)

  it('is void for the other purpose, also once it has expired', async () => {
    expect(await read('unsubscribe', await confirm())).toBe('invalid')
    expect(await read('unsubscribe', await confirm(), NOON + 14 * DAY_MS)).toBe('invalid')
    expect(await read('confirm', await unsubscribe())).toBe('invalid')
  })

  it('to confirm expires after 7 days; one to unsubscribe is good after 50 years', async () => {
    const last = NOON + 7 * DAY_MS
    expect(await read('confirm', await confirm(), last - 1000)).toEqual({ id: ID })
    expect(await read('confirm', await confirm(), last + 1000)).toBe('expired')
    expect(await read('unsubscribe', await unsubscribe(), NOON + 50 * 365 * DAY_MS)).toEqual({ id: ID })
  })

  it('is void with any character changed, unsigned, without an expiry, by another secret or algorithm', async () => {
    const token = await confirm()
    for (let at = 0; at < token.length - 1; at += 1) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(await read('confirm', changed), `character ${at}`).toBe('invalid')
    }
    expect(await readToken(`${TOKEN_SECRET}x`, 'confirm', token, NOON)).toBe('invalid')
    const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '')
    const payload = { aud: 'confirm', sub: ID, exp: NOON }
    expect(await read('confirm', `${encode({ alg: 'none' })}.${encode(payload)}.`)).toBe('invalid')
    const key = new TextEncoder().encode(`newsletter-link:${TOKEN_SECRET}`)
    const sign = (claims: object, alg: string) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(key)
    expect(await read('confirm', await sign({ aud: 'confirm', sub: ID }, 'HS256'))).toBe('invalid')
    expect(await read('confirm', await sign(payload, 'HS512'), NOON - 5000)).toBe('invalid')
  })
})

describe('a link', () => {
  it.each(['confirm', 'unsubscribe'] as const)(
    'to %s leads to a page that says so if it is incomplete, of another purpose, or the database fails',
    async (page) => {
      const visitor = mailApp({ DB: local.db }).visitor()
      const other = await signToken(TOKEN_SECRET, page === 'confirm' ? 'unsubscribe' : 'confirm', ID, NOON)
      for (const token of ['', 'a.b.c', other.slice(0, -4), other]) {
        expect(await visitor.press(`/newsletter/${page}?token=${token}`)).toBe('/newsletter/invalid')
      }
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { db: DB } = failingD1(local.db, d1Error('D1 DB is overloaded.'))
      const token = await signToken(TOKEN_SECRET, page, ID, Date.now())
      expect(await mailApp({ DB }).visitor().press(`/newsletter/${page}?token=${token}`)).toBe(
        '/newsletter/failed',
      )
      expect(logged).toHaveBeenCalledOnce()
      expect(logged.mock.calls[0]?.[0]).not.toContain(token)
    },
  )

  it('that has expired leads to a page that asks to sign up again, and confirms nothing', async () => {
    const { app } = await signUp()
    const [row] = await rows()
    const token = await signToken(TOKEN_SECRET, 'confirm', String(row?.id), Date.now() - 8 * DAY_MS)
    expect(await app.visitor().press(`/newsletter/confirm?token=${token}`)).toBe('/newsletter/expired')
    expect(await statuses()).toEqual(['pending'])
  })

  it('of one-click unsubscribing is answered 400 without a valid token', async () => {
    const visitor = mailApp({ DB: local.db }).visitor()
    expect((await visitor.call('POST', '/newsletter/unsubscribe?token=a.b.c')).status).toBe(400)
  })
})
