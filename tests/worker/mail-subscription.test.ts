import { describe, expect, it, vi } from 'vitest'
import { linkIn, mailsTo, type SentMail, sentMails } from '../mail-worker.ts'
import { builtWorker } from './harness.ts'

const site = builtWorker('mail')

const GENERIC = {
  success: true,
  code: 'confirmation_sent',
  message: 'Successfully subscribed!',
  description: 'Please confirm with the link in our mail. On busy days it takes a day or more.',
}

const subscribers = () =>
  site.rows<{ id: string; status: string }>('SELECT id, status FROM newsletter_subscriptions ORDER BY id')
const statuses = async () => (await subscribers()).map(({ status }) => status)
const total = async () =>
  (await site.owner().get<{ summary: { total: number } }>('/stats/subscriptions')).body.summary.total

/** Signs up, and returns the visitor with the mail that came and the buttons of its links. */
async function signUp(headers?: Record<string, string>) {
  const visitor = site.visitor(headers)
  const signUpAgain = () => visitor.post('/newsletter', { email: visitor.email })
  const response = await signUpAgain()
  const [mail] = (await mailsTo(site.url, visitor.email)) as [SentMail]
  const leaving = linkIn(mail, 'unsubscribe')
  return {
    visitor,
    signUpAgain,
    response,
    mail,
    leaving,
    confirm: () => press('confirm', linkIn(mail, 'confirm')),
    unsubscribe: () => press('unsubscribe', leaving),
    undo: () => press('unsubscribed', leaving),
  }
}

async function confirmed() {
  const subscriber = await signUp()
  await subscriber.confirm()
  return subscriber
}

/** Lets an hour pass once the mail is recorded as sent. */
const passAnHour = () =>
  vi.waitFor(async () => {
    const { meta } = await site.db
      .prepare(
        `UPDATE newsletter_subscriptions SET mail_sent_at = mail_sent_at - 3600000 WHERE mail_due_at IS NULL`,
      )
      .run()
    expect(meta.changes).toBeGreaterThan(0)
  })

/** The number of mails that inboxes got today, and that are due. */
const mails = async () =>
  (
    await site.rows(
      'SELECT total(mails_sent + (mail_due_at IS NOT NULL)) AS mails FROM newsletter_subscriptions',
    )
  )[0]

/** Presses the button of a page, with the token of a link, and returns the address of the result. */
const press = (page: string, link: URL) => site.visitor().press(`/newsletter/${page}${link.search}`)

describe('a sign-up with confirmation on', () => {
  it('is pending, not counted, and gets one mail with a link', async () => {
    const { response, mail, visitor } = await signUp()
    expect([response.status, response.body]).toEqual([201, GENERIC])
    expect(await statuses()).toEqual(['pending'])
    expect(await total()).toBe(0)
    expect(mail.subject).not.toContain(visitor.email)
    expect(mail.html).toContain(linkIn(mail, 'confirm').search)
    expect(await sentMails(site.url, visitor.email)).toHaveLength(1)
  })

  it('is confirmed by the link’s button, counted once, and may be confirmed twice', async () => {
    const { confirm } = await signUp()
    for (const _ of [1, 2]) expect(await confirm()).toBe('/newsletter/confirmed')
    expect(await statuses()).toEqual(['confirmed'])
    expect(await total()).toBe(1)
    expect((await site.counts()).subscription).toBe(1)
  })

  it('changes nothing when a link is only opened', async () => {
    const { mail, leaving } = await signUp()
    for (const page of ['confirm', 'unsubscribe'] as const) {
      const opened = await fetch(linkIn(mail, page))
      expect(opened.status).toBe(200)
      expect(await opened.text()).toMatch(/<form [^>]*method="post"/)
    }
    const call = new URL(`/api/newsletter/unsubscribe${leaving.search}`, site.url)
    expect((await fetch(call)).url).toBe(leaving.href)
    expect(await statuses()).toEqual(['pending'])
  })

  it('is answered alike for new, pending, confirmed and departed addresses; a confirmed one gets no mail', async () => {
    const { signUpAgain, confirm, unsubscribe } = await signUp()
    const answers = [await signUpAgain()]
    await confirm()
    await passAnHour()
    answers.push(await signUpAgain())
    expect(await mails()).toEqual({ mails: 1 })
    expect(await statuses()).toEqual(['confirmed'])
    await unsubscribe()
    answers.push(await signUpAgain())
    for (const { status, body } of answers) expect([status, body]).toEqual([201, GENERIC])
  })

  it('is not stopped by Global Privacy Control', async () => {
    const { confirm } = await signUp({ 'Sec-GPC': '1' })
    await confirm()
    expect(await statuses()).toEqual(['confirmed'])
    expect(await site.rows('SELECT id FROM customer_interactions')).toEqual([])
  })

  it('of a bot in the honeypot gets the same answer and no mail', async () => {
    const visitor = site.visitor()
    const { status, body } = await visitor.post('/newsletter', { email: visitor.email, website: 'x' })
    expect([status, body]).toEqual([201, GENERIC])
    expect(await subscribers()).toEqual([])
  })

  it('with other words after a plus sign counts as the same inbox', async () => {
    const { visitor } = await signUp()
    const [name, domain] = visitor.email.split('@')
    const { status } = await visitor.post('/newsletter', { email: `${name}+again@${domain}` })
    expect(status).toBe(201)
    await visitor.post('/newsletter', { email: `${name}+third@elsewhere.${domain}` })
    expect(await statuses()).toHaveLength(2)
  })
})

describe('unsubscribing', () => {
  it('takes one button, counts once, leaves the record of the consent, and is undone by the next button', async () => {
    const { unsubscribe, undo, leaving } = await confirmed()
    for (const _ of [1, 2, 3]) expect(await unsubscribe()).toBe(`/newsletter/unsubscribed${leaving.search}`)
    const [row] = await site.rows<{ unsubscribed_at: number }>('SELECT * FROM newsletter_subscriptions')
    expect(row).toMatchObject({
      notice_version: expect.stringMatching(/^\d{4}-/),
      subscribed_at: expect.any(Number),
      confirmed_at: expect.any(Number),
    })
    expect(row?.unsubscribed_at).toBeGreaterThan(Date.now() - 60_000)
    expect(await total()).toBe(0)
    expect((await site.counts()).unsubscription).toBe(1)
    expect(await undo()).toBe('/newsletter/resubscribed')
    expect(await statuses()).toEqual(['confirmed'])
    expect(await total()).toBe(1)
  })

  it('takes one click in the mail program, with any form body, from any site, without a limit', async () => {
    const { mail } = await confirmed()
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = /^<(.*)>$/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form]) {
      const response = await fetch(address, {
        method: 'POST',
        body,
        headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
      })
      expect(response.status).toBe(200)
    }
    expect(await statuses()).toEqual(['unsubscribed'])
    const responses = await Promise.all(Array.from({ length: 30 }, () => fetch(address, { method: 'POST' })))
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  it('before confirming keeps strangers from having mail sent again', async () => {
    const { signUpAgain, unsubscribe } = await signUp()
    await unsubscribe()
    await passAnHour()
    await signUpAgain()
    expect(await statuses()).toEqual(['unsubscribed'])
    expect(await total()).toBe(0)
  })

  it('instead of confirming again is a refusal too, and its undo does not confirm', async () => {
    const { visitor, signUpAgain, unsubscribe, undo } = await confirmed()
    await unsubscribe()
    await passAnHour()
    await signUpAgain()
    await mailsTo(site.url, visitor.email, 2)
    await unsubscribe()
    await passAnHour()
    await signUpAgain()
    expect(await statuses()).toEqual(['unsubscribed'])
    expect(await undo()).toBe('/newsletter/pending')
    expect(await statuses()).toEqual(['pending'])
    expect(await total()).toBe(0)
  })

  it('can be undone for 24 hours, by whoever has the letter', async () => {
    const { unsubscribe, undo } = await confirmed()
    await unsubscribe()
    await site.db
      .prepare('UPDATE newsletter_subscriptions SET unsubscribed_at = unsubscribed_at - 86400000')
      .run()
    expect(await undo()).toBe('/newsletter/left')
    expect(await statuses()).toEqual(['unsubscribed'])
  })

  it('makes the old confirmation link void; a new sign-up has to be confirmed again', async () => {
    const { visitor, signUpAgain, confirm, unsubscribe } = await confirmed()
    await unsubscribe()
    expect(await confirm()).toBe('/newsletter/left')
    expect(await statuses()).toEqual(['unsubscribed'])
    await passAnHour()
    await signUpAgain()
    expect(await statuses()).toEqual(['pending'])
    const mails = await mailsTo(site.url, visitor.email, 2)
    await press('confirm', linkIn(mails.at(-1) as SentMail, 'confirm'))
    expect(await statuses()).toEqual(['confirmed'])
    expect(await total()).toBe(1)
  })
})

describe('the pages of the links', () => {
  it('are static files, with the headers of the site', async () => {
    const { mail } = await signUp()
    const { headers } = await fetch(linkIn(mail, 'confirm'))
    expect(headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect((await fetch(new URL('/newsletter/nothing', site.url))).status).toBe(404)
  })
})

describe('the subscribers', () => {
  it('are exported where they are confirmed, each with a personal link to leave', async () => {
    const { visitor } = await confirmed()
    await signUp()
    const { text } = await site.owner().get('/stats/subscriptions.csv')
    const [, row = '', ...rest] = text.trim().split('\r\n')
    expect(row).toContain(visitor.email)
    expect(rest).toEqual([])
    await press('unsubscribe', new URL(row.split(',').at(-1) ?? ''))
    expect((await statuses()).sort()).toEqual(['pending', 'unsubscribed'])
  })

  it('are listed with their status', async () => {
    await confirmed()
    await signUp()
    const { body } = await site.owner().get<{ data: { status: string }[] }>('/stats/subscriptions')
    expect(body.data.map(({ status }) => status)).toEqual(['pending', 'confirmed'])
  })

  it('lose their mails and links when they are deleted', async () => {
    const { confirm, unsubscribe, undo } = await signUp()
    const [row] = await subscribers()
    await site.owner().delete(`/owner/subscribers/${row?.id}`)
    for (const button of [confirm, unsubscribe, undo]) expect(await button()).toBe('/newsletter/gone')
    expect(await subscribers()).toEqual([])
  })

  it('are unsubscribed when the owner pastes their addresses, however they were written', async () => {
    const [one, two] = [await confirmed(), await confirmed(), await confirmed()]
    await two.unsubscribe()
    const addresses = `Left last week:\n"Asha" <${one.visitor.email.toUpperCase()}>; ${two.visitor.email},stranger@visitor.example`
    const owner = site.owner()
    for (const data of [
      { unsubscribed: 1, already: 1, unknown: 1 },
      { unsubscribed: 0, already: 2, unknown: 1 },
    ]) {
      const { status, body } = await owner.post('/owner/unsubscribes', { addresses })
      expect([status, body]).toEqual([200, { success: true, data }])
    }
    expect(await total()).toBe(1)
    expect((await site.counts()).unsubscription).toBe(2)
  })
})
