import { describe, expect } from 'vitest'
import { noticeVersion } from '#web/site-build/notice-versions.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import { SESSION_ID } from '#worker/tracking/constants.ts'
import { appWith, localSite } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { claim } from './privacy-policy.ts'
import type { Visitor } from './visitor.ts'
import { REFERENCE, WRITE_PATHS, write } from './writes.ts'

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

/** Any text, and any time, of a row. */
const TEXT = expect.any(String)
const TIME = expect.any(Number)

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
  claim('We do not store your IP address.', async () => {
    await sendEverything(site.visitor(IDENTIFYING_HEADERS))
    const stored = await readStored()
    expect(stored).toContain('batch_view')
    for (const address of ADDRESSES) expect(stored).not.toContain(address)
    expect(stored).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/)
  })

  claim('No user agent is kept with interactions.', async () => {
    await sendEverything(site.visitor(IDENTIFYING_HEADERS))
    const { newsletter_subscriptions: subscribers, ...others } = await site.contents()
    expect(subscribers).toContain('A-Rare-Phone')
    expect(JSON.stringify(others)).not.toMatch(/A-Rare-Phone|Android|Mozilla|mr-IN/)
  })

  /** A claim of all that is stored of what a visitor sends: each column that is not null. */
  const storedClaim = (
    words: string,
    table: string,
    send: (visitor: Visitor) => Promise<unknown>,
    row: (visitor: Visitor) => object,
  ) =>
    claim(words, async () => {
      const visitor = site.visitor(IDENTIFYING_HEADERS)
      await send(visitor)
      const rows = await site.rows(`SELECT * FROM ${table}`)
      const isStored = ([, value]: [string, unknown]) => value !== null
      expect(rows.map((stored) => Object.fromEntries(Object.entries(stored).filter(isStored)))).toEqual([
        row(visitor),
      ])
    })

  storedClaim(
    'When you come to a batch’s page {policy.packs.byCode} or a link of another site, we store the type of interaction, the time, the session id, the address of the page and the lot',
    'customer_interactions',
    (visitor) => write(visitor, '/interactions', BATCH_VIEW),
    ({ session }) => ({
      id: TEXT,
      interaction_type: 'batch_view',
      timestamp: TIME,
      user_session: session,
      page_url: 'https://site.example/batch/SY-26-02',
      additional_data: '{"lot":"SY-26-02"}',
      created_at: TIME,
      page: '/batch/SY-26-02',
      source: 'lot:SY-26-02',
    }),
  )

  storedClaim(
    'we also store the event, the product, the price of the pack, the time and the session id',
    'product_analytics',
    (visitor) => write(visitor, '/product-analytics'),
    ({ session }) => ({
      id: TEXT,
      event_name: 'order_click',
      product_name: '500g',
      action_type: 'whatsapp_order',
      timestamp: TIME,
      user_session: session,
      conversion_value: 63_300,
      created_at: TIME,
    }),
  )

  storedClaim(
    'an enquiry was begun, when, of which kind, on which page, where your visit came from, the session id, and its status, which starts as new',
    'contact_inquiries',
    (visitor) => write(visitor, '/contact-inquiries', { status: 'done' }),
    ({ session }) => ({
      id: TEXT,
      inquiry_type: 'whatsapp',
      alerted_at: TIME,
      created_at: TIME,
      status: 'new',
      updated_at: TIME,
      user_session: session,
      page: '/blog/a',
      source: 'search.example',
    }),
  )

  storedClaim(
    'With the reference we store the pack, {policy.packs.count}, further sizes with their number and price, the total, with the delivery charge where it is known, the button, the path of the page, where your visit came from, the time and the session id.\n{when.batch}For a batch’s page we also store its lot.',
    'chat_orders',
    (visitor) => write(visitor, '/orders'),
    ({ session }) => ({
      id: TEXT,
      reference: REFERENCE,
      status: 'clicked',
      clicked_at: TIME,
      quantity: 4,
      others: '[{"pack":"500g","jars":1,"each":63300}]',
      amount: 195_300,
      charge: 0,
      pack: '250g',
      placement: 'shop-order',
      source: 'lot:SY-26-02',
      page: '/blog/a',
      user_session: session,
    }),
  )

  storedClaim(
    'we store your email address, the part of the page that you subscribed in, the page’s language, your browser’s user agent, the version of the notice that you agreed to, and the times at which you signed up, confirmed, refused and left',
    'newsletter_subscriptions',
    (visitor) => {
      const form = { source_page: 'blog', notice_version: noticeVersion('mr'), name: 'Asha' }
      return write(visitor, '/newsletter', form)
    },
    ({ email }) => ({
      id: TEXT,
      email,
      subscribed_at: TIME,
      source_page: 'blog',
      user_agent: AGENT,
      created_at: TIME,
      status: 'confirmed',
      confirmed_at: TIME,
      notice_version: noticeVersion('mr'),
      language: 'mr',
      mail_kind: 'confirmation',
      mail_attempts: 0,
      mails_sent: 0,
    }),
  )

  claim('Of a newsletter sign-up only the subscription itself is stored, its language included', async () => {
    const visitor = site.visitor({ ...IDENTIFYING_HEADERS, 'Sec-GPC': '1' })
    expect((await write(visitor, '/newsletter')).status).toBe(201)
    expect(await site.rows('SELECT language FROM newsletter_subscriptions')).toEqual([{ language: 'mr' }])
    expect(await site.rows('SELECT id FROM customer_interactions')).toEqual([])
  })

  claim('Of a newsletter sign-up only the subscription itself is stored', async () => {
    // The switch is in the browser's storage, so the browser has to say so.
    expect((await write(site.visitor(), '/newsletter', { do_not_track: 'on' })).status).toBe(201)
    expect(await site.counts()).toEqual({ subscription: 1 })
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
    'shows the interactions, orders with their references, product rows and enquiries stored under the session id of this tab, and deletes them if you wish',
    async () => {
      const [visitor, other] = [site.visitor(), site.visitor()]
      for (const each of [visitor, other]) await sendEverything(each)
      await site.db.exec("UPDATE chat_orders SET parcel = '44110271'")
      const shown = (await visitor.get<{ data: MyData }>('/my-data', mine(visitor))).body.data
      expect(Object.entries(shown).map(([kind, rows]) => [kind, rows.length])).toEqual([
        ['interactions', 6],
        ['productEvents', 2],
        ['inquiries', 2],
        ['orders', 1],
        ['bills', 0],
      ])
      expect(shown.orders[0]).toMatchObject({ reference: REFERENCE, parcel: '44110271' })
      expect(JSON.stringify(shown)).not.toContain(other.session)
      await visitor.delete('/my-data', mine(visitor))
      const { newsletter_subscriptions: _, ...left } = await site.contents()
      expect(JSON.stringify(left)).not.toContain(visitor.session)
      expect(JSON.stringify(left)).toContain(other.session)
    },
  )

  claim('It cannot show newsletter addresses, because those are not tied to a session.', async () => {
    const visitor = site.visitor()
    await write(visitor, '/newsletter')
    const { text } = await visitor.get('/my-data', mine(visitor))
    expect(text).toContain('newsletter_subscription')
    expect(text).not.toContain(visitor.email)
  })

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
