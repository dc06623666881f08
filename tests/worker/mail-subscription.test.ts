import { describe, expect, it, vi } from 'vitest'
import { words } from '#worker/mail/content.ts'
import { type Purpose, signToken } from '#worker/mail/links.ts'
import { linkIn, TOKEN_SECRET } from '../mail-worker.ts'
import { localSite } from './app.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { expectAcceptable, mailApp, provider, type Sent, SITE_URL } from './mail-app.ts'
import { DAY_MS } from './times.ts'

const site = localSite()
const GENERIC = { code: 'confirmation_sent', message: 'Successfully subscribed!' }

const rows = () => site.rows('SELECT * FROM newsletter_subscriptions ORDER BY id')
const statuses = async () => (await rows()).map(({ status }) => status)
const passADay = () =>
  site.db.prepare('UPDATE newsletter_subscriptions SET mail_sent_at = mail_sent_at - ?').bind(DAY_MS).run()

const NO_MAIL: Sent = { to: '', from: '', subject: '', text: '' }

/** Signs up, and returns the visitor, the mails that came, and the buttons of the first one's links. */
async function signUp(input: object = {}, env: Env = {}) {
  const { binding, sent } = provider()
  const app = mailApp({ DB: site.db, MAIL: binding, OWNER_MAIL: '', ...env })
  const visitor = app.visitor()
  const signUpAgain = async (changed = input) => {
    const response = await visitor.post('/newsletter', { email: visitor.email, ...changed })
    await app.settled()
    return response
  }
  const response = await signUpAgain()
  const [mail = NO_MAIL] = sent
  const press = (page: Purpose, { text = '' } = mail) => {
    const { pathname, search } = linkIn(text, page)
    return app.visitor().press(pathname + search)
  }
  return { app, visitor, signUpAgain, response, sent, mail, press }
}

/** The address by which a mail program unsubscribes with one click. */
const oneClickIn = ({ headers }: Pick<Sent, 'headers'>) => headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''

async function subscribeAndConfirm(input?: object) {
  const subscriber = await signUp(input)
  await subscriber.press('confirm')
  return subscriber
}

it('is refused where the shop sends no letter', async () => {
  const { mail } = words.en as { mail: { confirmation?: unknown } }
  const { confirmation } = mail
  delete mail.confirmation
  const { response } = await signUp()
  mail.confirmation = confirmation
  expect([response.status, await rows()]).toEqual([404, []])
})

describe('a sign-up with confirmation on', () => {
  it('is pending until the button of its mail is pressed, and counted once; it is answered alike in every state', async () => {
    const { response, sent, mail, visitor, signUpAgain, press } = await signUp({ language: 'hi' })
    expect([await statuses(), (await site.counts()).subscription]).toEqual([['pending'], undefined])
    const { confirmation, sender } = words.hi.mail
    expect([mail.to, mail.subject]).toEqual([visitor.email, confirmation?.subject])
    for (const part of [confirmation?.text, sender]) expect(mail.text).toContain(part)
    expectAcceptable(mail)
    const answers = [response, await signUpAgain({ language: 'mr' })]
    for (const _ of [1, 2]) expect(await press('confirm')).toBe('/hi/newsletter/confirmed')
    expect([await statuses(), (await site.counts()).subscription]).toEqual([['confirmed'], 1])
    await passADay()
    answers.push(await signUpAgain({ language: 'en' }))
    // The language is that of the last sign-up before it was confirmed.
    expect(await rows()).toMatchObject([{ status: 'confirmed', language: 'mr' }])
    expect(sent).toHaveLength(1)
    await press('unsubscribe')
    answers.push(await signUpAgain())
    for (const { status, body } of answers) expect([status, body]).toMatchObject([201, GENERIC])
  })

  it('of an address that cannot stand in a header is refused like one that is not valid', async () => {
    const { response, sent } = await signUp({ email: 'a,b@c.example' })
    const message = 'Enter correct mail'
    expect([response.status, response.body, sent]).toMatchObject([
      400,
      { code: 'invalid', message, issues: [{ path: 'email', message, code: 'email_invalid' }] },
      [],
    ])
    expect(await rows()).toEqual([])
  })
})

it.each([
  ['SITE_URL, from whatever address the request came', {}, SITE_URL],
  ['the origin of the request where SITE_URL is empty', { SITE_URL: '' }, 'https://site.example'],
])(
  'the links of a mail and of the CSV lead to %s, in the language of the sign-up',
  async (_, env, origin) => {
    const { app, mail, press } = await signUp({ language: 'hi' }, env)
    await press('confirm')
    const { text } = await app.owner().get('/stats/subscriptions.csv')
    const inCsv = new URL(text.trim().split(',').at(-1) ?? '')
    for (const page of ['confirm', 'unsubscribe'] as const)
      expect(linkIn(mail.text ?? '', page).href).toContain(`${origin}/hi/newsletter/${page}?`)
    expect(oneClickIn(mail)).toMatch(new RegExp(`^${origin}/api/newsletter/unsubscribe\\?.*&language=hi$`))
    expect(inCsv.href).toContain(`${origin}/hi/newsletter/unsubscribe?`)
    expect(await app.visitor().press(inCsv.pathname + inCsv.search)).toBe('/hi/newsletter/unsubscribed')
  },
)

it('links work with what a message had after them, and one click unsubscribes so, too', async () => {
  const { app, mail } = await signUp()
  const pathOf = (page: Purpose) => linkIn(mail.text ?? '', page).href.replace(SITE_URL, '')
  for (const [page, result] of [
    ['confirm', 'confirmed'],
    ['unsubscribe', 'unsubscribed'],
  ] as const)
    for (const tail of ['.', ')', '>', ',', '%20', '%E2%80%8B', '%E0%A5%A4', ').', '=', '"', '*'])
      expect(await app.visitor().press(pathOf(page) + tail), tail).toBe(`/newsletter/${result}`)
  const call = `${pathOf('unsubscribe')}).`
  const opened = await app.visitor().call('GET', call)
  expect(opened.headers.get('Location')).toBe(pathOf('unsubscribe'))
  expect((await app.visitor().call('POST', call)).status).toBe(200)
})

describe('unsubscribing', () => {
  it('takes one button, leaves the record of the consent, and is taken back by signing up again', async () => {
    const { press, signUpAgain, sent } = await subscribeAndConfirm()
    for (const _ of [1, 2]) expect(await press('unsubscribe')).toBe('/newsletter/unsubscribed')
    expect(await rows()).toMatchObject([
      { status: 'unsubscribed', notice_version: expect.any(String), confirmed_at: expect.any(Number) },
    ])
    expect((await site.counts()).subscription).toBeUndefined()
    expect(await press('confirm')).toBe('/newsletter/invalid')
    await passADay()
    await signUpAgain()
    expect(await statuses()).toEqual(['pending'])
    expect(await press('confirm', sent[1])).toBe('/newsletter/confirmed')
    expect((await site.counts()).subscription).toBe(1)
  })

  it('takes one click in the mail program, with any form body and from any site', async () => {
    const { mail, app } = await subscribeAndConfirm()
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const call = oneClickIn(mail).replace(`${SITE_URL}/api`, '')
    const headers = {
      Origin: 'https://mail.example',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    const answer = await app.visitor().call('POST', call, headers, 'List-Unsubscribe=One-Click')
    expect([answer.status, await statuses()]).toEqual([200, ['unsubscribed']])
    const opened = await app.visitor().call('GET', call)
    expect(opened.headers.get('Location')).toContain('/newsletter/unsubscribe?token=')
    expect((await app.visitor().call('POST', '/newsletter/unsubscribe?token=a.b.c')).status).toBe(400)
  })
})

it.each(['confirm', 'unsubscribe'] as const)(
  'a link to %s leads to a page that says so where it is not valid, its row is deleted, or the database fails',
  async (page) => {
    const { app, press } = await signUp()
    const id = String((await rows())[0]?.id)
    // What makes a token void is tested in `tests/unit/mail.test.ts`.
    for (const token of ['', 'a.b.c'])
      expect(await app.visitor().press(`/newsletter/${page}?token=${token}`)).toBe('/newsletter/invalid')
    expect(await statuses()).toEqual(['pending'])
    await app.owner().delete(`/owner/subscribers/${id}`)
    expect(await press(page)).toBe(page === 'confirm' ? '/newsletter/invalid' : '/newsletter/unsubscribed')

    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { db: DB } = failingD1(site.db, d1Error('D1 DB is overloaded.'))
    const token = await signToken(TOKEN_SECRET, page, id, Date.now())
    const failing = mailApp({ DB }).visitor()
    expect(await failing.press(`/newsletter/${page}?token=${token}`)).toBe('/newsletter/failed')
    expect(logged.mock.calls.join()).not.toContain(token)
  },
)
