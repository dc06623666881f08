import { describe, expect, it } from 'vitest'
import { noticeVersion } from '#web/site-build/notice-versions.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import { SESSION_ID } from '#worker/tracking/constants.ts'
import { appWith, localSite } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { claim, POLICY } from './privacy-policy.ts'
import type { Visitor } from './visitor.ts'
import { REFERENCE, WRITE_PATHS, type WritePath, write } from './writes.ts'

const site = localSite()
const logged = capturedLog()
const readStored = async () => JSON.stringify(await site.contents())

/** A visitor's addresses, in every header that may carry one. */
const ADDRESSES = ['198.51.100.77', '2001:db8:7777::77']
const AGENT = 'Mozilla/5.0 (Linux; Android 16; A-Rare-Phone) Chrome/150.0 Mobile Safari/537.36'
const IDENTIFYING_HEADERS = {
  'CF-Connecting-IP': ADDRESSES[0],
  'CF-Connecting-IPv6': ADDRESSES[1],
  'X-Forwarded-For': ADDRESSES.join(', '),
  'X-Real-IP': ADDRESSES[0],
  'True-Client-IP': ADDRESSES[1],
  Forwarded: `for="[${ADDRESSES[1]}]"`,
  'User-Agent': AGENT,
  'Accept-Language': 'mr-IN',
} as Record<string, string>

const MESSAGE = 'My mother asks whether you post to Nashik'
/** What makes an interaction the look at a batch, from the code of its jar. */
const BATCH_VIEW = {
  interaction_type: 'batch_view',
  page_url: 'https://site.example/batch/SY-26-02',
  additional_data: { lot: 'SY-26-02' },
}

/** Every write a visitor can make, and some reads. */
async function sendEverything(visitor: Visitor): Promise<Awaited<ReturnType<Visitor['post']>>[]> {
  const answers = []
  for (const path of WRITE_PATHS) answers.push(await write(visitor, path))
  return [
    ...answers,
    await write(visitor, '/interactions', BATCH_VIEW),
    await write(visitor, '/contact-inquiries', { email: visitor.email, message: MESSAGE }),
    await visitor.get('/my-data', { 'X-User-Session': visitor.session }),
    await visitor.get('/status'),
    await visitor.post('/newsletter', { email: 'nobody' }),
    await visitor.get('/nothing'),
  ]
}

describe('what the privacy policy says about storage', () => {
  claim(['We do not store your IP address.', 'No user agent is kept with interactions.'], async () => {
    await sendEverything(site.visitor(IDENTIFYING_HEADERS))
    const stored = await readStored()
    expect(stored).toContain('batch_view')
    for (const address of ADDRESSES) expect(stored).not.toContain(address)
    expect(stored).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/)
    const { newsletter_subscriptions: subscribers, ...others } = await site.contents()
    expect(subscribers).toContain('A-Rare-Phone')
    expect(JSON.stringify(others)).not.toMatch(/A-Rare-Phone|Android|Mozilla|mr-IN/)
  })

  it.each<[table: string, words: string, path: WritePath, fields: object, columns: string]>([
    [
      'customer_interactions',
      'When you come to a batch’s page {policy.packs.byCode} or a link of another site, we store the type of interaction, the time, the session id, the address of the page and the lot',
      '/interactions',
      BATCH_VIEW,
      'id interaction_type timestamp user_session page_url additional_data created_at page source',
    ],
    [
      'product_analytics',
      'we also store the event, the product, the price of the pack, the time and the session id',
      '/product-analytics',
      {},
      'id event_name product_name action_type timestamp user_session conversion_value created_at',
    ],
    [
      'contact_inquiries',
      'an enquiry was begun, when, of which kind, on which page, where your visit came from, the session id, and its status, which starts as new',
      '/contact-inquiries',
      {},
      'id inquiry_type alerted_at created_at status updated_at user_session page source',
    ],
    [
      'chat_orders',
      'With the reference we store the pack, {policy.packs.count}, further sizes with their number and price, the total, with the delivery charge where it is known, the button, the path of the page, where your visit came from, the time and the session id.\n{when.batch}For a batch’s page we also store its lot.',
      '/orders',
      {},
      'id reference status clicked_at quantity others amount charge pack placement source page user_session',
    ],
    [
      'newsletter_subscriptions',
      'we store your email address, the part of the page that you subscribed in, the page’s language, your browser’s user agent, the version of the notice that you agreed to, and the times at which you signed up, confirmed, refused and left',
      '/newsletter',
      { name: 'Asha', notice_version: noticeVersion('mr') },
      'id email subscribed_at source_page user_agent created_at status confirmed_at notice_version language mail_kind mail_attempts mails_sent',
    ],
  ])('stores nothing else in %s: “%s”', async (table, words, path, fields, columns) => {
    expect(POLICY).toContain(words)
    expect((await write(site.visitor(IDENTIFYING_HEADERS), path, { status: 'done', ...fields })).status).toBe(
      201,
    )
    const [row = {}, ...others] = await site.rows(`SELECT * FROM ${table}`)
    const stored = Object.keys(row).filter((name) => row[name] !== null)
    expect([stored.sort(), others]).toEqual([columns.split(' ').sort(), []])
  })

  claim('Of a newsletter sign-up only the subscription itself is stored, its language included', async () => {
    const untracked = site.visitor({ ...IDENTIFYING_HEADERS, 'Sec-GPC': '1' })
    await write(untracked, '/newsletter')
    // The switch is in the browser's storage, so the browser has to say so.
    await write(site.visitor(), '/newsletter', { do_not_track: 'on' })
    const languages = await site.rows('SELECT language FROM newsletter_subscriptions')
    expect(languages).toEqual([{ language: 'mr' }, { language: 'mr' }])
    expect(await site.counts()).toEqual({ subscription: 2 })
  })

  claim(
    'A question that you send in the form is stored all the same, since you want an answer to it, but without the session id, the page and where your visit came from.',
    async () => {
      const visitor = site.visitor({ ...IDENTIFYING_HEADERS, 'Sec-GPC': '1' })
      expect((await write(visitor, '/contact-inquiries', { message: MESSAGE })).status).toBe(201)
      expect(await site.rows('SELECT message, user_session, page, source FROM contact_inquiries')).toEqual([
        { message: MESSAGE, user_session: null, page: null, source: null },
      ])
      expect(await readStored()).not.toContain(visitor.session)
    },
  )
})

describe('what the privacy policy says about logs', () => {
  claim('Email addresses and messages are kept out of our logs.', async () => {
    const failure = d1Error(`UNIQUE constraint failed, params: reader@visitor.example, ${MESSAGE}`)
    for (const app of [site.app({ DB: failingD1(site.db, failure).db }), site, appWith({})])
      await sendEverything(app.visitor(IDENTIFYING_HEADERS))
    expect(logged.length).toBeGreaterThan(10)
    for (const line of logged) {
      expect(line).not.toMatch(/@|Nashik|session_|A-Rare-Phone|site\.example/)
      for (const address of ADDRESSES) expect(line).not.toContain(address)
    }
  })
})

describe('what the privacy policy says about cookies and access', () => {
  const mine = ({ session }: Visitor) => ({ 'X-User-Session': session })

  claim('We set no cookies for visitors.', async () => {
    for (const { headers } of await sendEverything(site.visitor(IDENTIFYING_HEADERS))) {
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  claim(
    [
      'shows the interactions, orders with their references, product rows and enquiries stored under the session id of this tab, and deletes them if you wish',
      'It cannot show newsletter addresses, because those are not tied to a session.',
    ],
    async () => {
      const [visitor, other] = [site.visitor(), site.visitor()]
      for (const each of [visitor, other]) await sendEverything(each)
      await site.db.exec("UPDATE chat_orders SET parcel = '44110271'")
      const { body, text } = await visitor.get<{ data: MyData }>('/my-data', mine(visitor))
      expect(Object.entries(body.data).map(([kind, rows]) => [kind, rows.length])).toEqual([
        ['interactions', 6],
        ['productEvents', 2],
        ['inquiries', 2],
        ['orders', 1],
        ['bills', 0],
      ])
      expect(body.data.orders[0]).toMatchObject({ reference: REFERENCE, parcel: '44110271' })
      expect(text).toContain('newsletter_subscription')
      expect(JSON.stringify({ ...body.data, inquiries: [] })).not.toContain(visitor.email)
      expect(text).not.toContain(other.session)
      await visitor.delete('/my-data', mine(visitor))
      const { newsletter_subscriptions: _, ...left } = await site.contents()
      expect(JSON.stringify(left)).not.toContain(visitor.session)
      expect(JSON.stringify(left)).toContain(other.session)
    },
  )

  claim('Your session id has a random part too long to guess', async () => {
    const visitor = site.visitor()
    expect(SESSION_ID.test(visitor.session)).toBe(true)
    const message = 'Send the browser session’s id in the header X-User-Session'
    for (const guessable of ['session_1_ab', `${visitor.session}'`, 'server-session-1', '%', '']) {
      for (const method of ['GET', 'DELETE']) {
        const { status, body } = await visitor.call(method, '/my-data', { 'X-User-Session': guessable })
        expect([status, body]).toEqual([400, { success: false, code: 'invalid', message }])
      }
    }
  })
})
