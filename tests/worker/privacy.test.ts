import { describe, expect } from 'vitest'
import { noticeVersion } from '#web/site-build/notice-versions.ts'
import worker from '#worker/index.ts'
import { timeOf } from '#worker/lib/ids.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import { d1Store } from '#worker/store.ts'
import { SESSION_ID } from '#worker/tracking/constants.ts'
import { GOA, TERMS } from '../bill-terms.ts'
import { appWith } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import { chatOrder, inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { claim } from './privacy-policy.ts'
import { DAY_MS, NIGHTLY } from './times.ts'
import type { Visitor } from './visitor.ts'
import { REFERENCE, WRITE_PATHS, write } from './writes.ts'

const local = localD1()
const site = (DB = local.db) => appWith({ DB, OWNER_KEY })
const owner = () => site().owner()
const logged = capturedLog()
const readStored = async () => JSON.stringify(await local.contents())
const idIn = async (table: string) => String((await local.rows(`SELECT id FROM ${table}`))[0]?.id)

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
    await sendEverything(site().visitor(IDENTIFYING_HEADERS))
    expect(await readStored()).toContain('batch_view')
    for (const address of ADDRESSES) expect(await readStored()).not.toContain(address)
    expect(await readStored()).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/)
  })

  claim('No user agent is kept with interactions.', async () => {
    await sendEverything(site().visitor(IDENTIFYING_HEADERS))
    const { newsletter_subscriptions: subscribers, ...others } = await local.contents()
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
      const visitor = site().visitor(IDENTIFYING_HEADERS)
      await send(visitor)
      const rows = await local.rows(`SELECT * FROM ${table}`)
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
    const visitor = site().visitor({ ...IDENTIFYING_HEADERS, 'Sec-GPC': '1' })
    expect((await write(visitor, '/newsletter')).status).toBe(201)
    expect(await local.rows('SELECT language FROM newsletter_subscriptions')).toEqual([{ language: 'mr' }])
    expect(await local.rows('SELECT id FROM customer_interactions')).toEqual([])
  })

  claim('Of a newsletter sign-up only the subscription itself is stored', async () => {
    // The switch is in the browser's storage, so the browser has to say so.
    expect((await write(site().visitor(), '/newsletter', { do_not_track: 'on' })).status).toBe(201)
    expect(await local.counts()).toEqual({ subscription: 1 })
  })

  claim(
    'A question that you send in the form is stored all the same, since you want an answer to it, but without the session id, the page and where your visit came from.',
    async () => {
      const visitor = site().visitor({ ...IDENTIFYING_HEADERS, 'Sec-GPC': '1' })
      expect((await write(visitor, '/contact-inquiries', { message: MESSAGE })).status).toBe(201)
      expect(await local.rows('SELECT message, user_session, page, source FROM contact_inquiries')).toEqual([
        { message: MESSAGE, user_session: null, page: null, source: null },
      ])
      expect(await readStored()).not.toContain(visitor.session)
    },
  )
})

describe('what the privacy policy says about logs', () => {
  claim('Email addresses and messages are kept out of our logs.', async () => {
    const failure = d1Error(`UNIQUE constraint failed, params: reader@visitor.example, ${MESSAGE}`)
    for (const app of [site(failingD1(local.db, failure).db), site(), appWith({})])
      await sendEverything(app.visitor(IDENTIFYING_HEADERS))
    expect(logged.length).toBeGreaterThan(10)
    for (const line of logged) {
      expect(line).not.toMatch(/@|Nashik|session_|A-Rare-Phone|site\.example/)
      for (const address of ADDRESSES) expect(line).not.toContain(address)
    }
  })
})

describe('what the privacy policy says about retention', () => {
  const then = Date.now()
  const nightly = (days: number, afterMs = 0) =>
    worker.scheduled({ cron: NIGHTLY, scheduledTime: then + days * DAY_MS + afterMs }, { DB: local.db })

  /** What a visitor does then. */
  async function acts() {
    const store = d1Store(local.db, then)
    const session = { user_session: 'session_of_then' }
    await store.recordInteraction(interaction('whatsapp_click', session))
    await store.recordProductEvent(productEvent(session))
    await store.recordInquiry(inquiry({ inquiry_type: 'order', message: MESSAGE }), { tracked: false })
    const { id: order } = await store.recordOrder(chatOrder(REFERENCE, session))
    const reader = subscription('reader@visitor.example')
    const { id } = (await store.subscribe(reader, { userAgent: null, tracked: false })).subscription
    return { store, order, subscriber: id }
  }

  /** Rows of then stay for 400 days, and are gone in the night after them. */
  async function expectDeleted(...tables: string[]): Promise<void> {
    await acts()
    const contents = async () => Promise.all(tables.map(async (table) => (await local.contents())[table]))
    await nightly(400)
    expect(await contents()).not.toContain('[]')
    await nightly(400, 1000)
    expect(new Set(await contents())).toEqual(new Set(['[]']))
  }

  claim('deleted after 400 days', () => expectDeleted('customer_interactions', 'product_analytics'))

  claim('enquiries and orders that were not marked as sold are deleted after 400 days', () =>
    expectDeleted('contact_inquiries', 'chat_orders'),
  )

  claim('Orders that were sold stay', async () => {
    const { store, order } = await acts()
    await store.changeOrder(order, { status: 'sold' })
    await nightly(9000)
    expect(await local.rows('SELECT status FROM chat_orders')).toEqual([{ status: 'sold' }])
  })

  claim(
    'we store the bill’s number and day, what was sold and for how much, the State that it goes to and the tax, and keep them with our accounts; a bill that is stored names nobody',
    async () => {
      const { store, order } = await acts()
      await store.changeOrder(order, { status: 'sold', note: 'Mrs Patil' })
      await store.makeBill({ order, step: 1, place: GOA }, TERMS.tax_invoice)
      await store.deleteOrder(order)
      await nightly(9000)
      expect(await local.rows('SELECT * FROM bills')).toEqual([
        {
          kind: 'tax_invoice',
          year: expect.any(Number),
          number: 1,
          order_id: await idIn('chat_orders'),
          step: 1,
          issued_at: TIME,
          place: GOA,
          hsn: '3003',
          rate: 500,
          lines: '[{"what":"Chyawanprash, 500g","jars":1,"amount":633}]',
          total: 63_300,
          taxable: 60_286,
          cgst: 0,
          sgst: 0,
          igst: 3014,
        },
      ])
    },
  )

  claim(
    'After 400 days they lose the reference, the session id, the note and the parcel’s number',
    async () => {
      const { store, order } = await acts()
      await store.changeOrder(order, { status: 'sold', note: 'Mrs Patil', parcel: '44110271' })
      const fields = () =>
        local.rows('SELECT reference, user_session, note, parcel, source, page, amount FROM chat_orders')
      const [sold] = await fields()
      await nightly(400)
      expect(await fields()).toEqual([
        {
          ...sold,
          reference: REFERENCE,
          user_session: 'session_of_then',
          note: 'Mrs Patil',
          parcel: '44110271',
        },
      ])
      await nightly(400, 1000)
      expect(await fields()).toEqual([
        { ...sold, reference: null, user_session: null, note: null, parcel: null },
      ])
      expect([sold?.source, sold?.page, sold?.amount]).toEqual(['direct', '/', 63_300])
    },
  )

  claim('What else stays is anonymous daily totals', async () => {
    await acts()
    await nightly(500)
    const { summary } = await d1Store(local.db, Date.now()).interactionStats({ days: 90, limit: 1 })
    expect([summary.total, (await local.contents()).customer_interactions]).toEqual([2, '[]'])
    expect(await readStored()).not.toContain('session_of_then')
  })

  claim(
    'your address stays on the list marked as left, so that we do not write to it again and can show that you had agreed; it goes when you ask us to erase it',
    async () => {
      const { store, subscriber } = await acts()
      await store.unsubscribe(subscriber)
      for (const days of [401, 9000]) await nightly(days)
      expect(await local.rows('SELECT email, status FROM newsletter_subscriptions')).toEqual([
        { email: 'reader@visitor.example', status: 'unsubscribed' },
      ])
    },
  )
})

describe('what the privacy policy says about erasure', () => {
  const readSent = async () => {
    const visitor = site().visitor()
    await sendEverything(visitor)
    return visitor
  }
  const erase = async (path: string, table: string) => owner().delete(`/owner/${path}/${await idIn(table)}`)

  claim('If you ask us to erase it, we erase it, unless a law requires us to keep it.', async () => {
    const { email } = await readSent()
    await local.db.exec('DELETE FROM contact_inquiries; DELETE FROM chat_orders')
    const user_session = 'session_of_then'
    await d1Store(local.db, Date.now() - DAY_MS).recordOrder(chatOrder(REFERENCE, { user_session }))
    await erase('subscribers', 'newsletter_subscriptions')
    await erase('orders', 'chat_orders')
    for (const erased of [email, REFERENCE, user_session]) expect(await readStored()).not.toContain(erased)
  })

  claim(
    'Of an order that was sold we erase the reference, the session id, the note, the parcel’s number, where it came from, the time of the press and the rows that were stored with it, and keep the sale itself, its day, packs, {policy.packs.kept}, amounts, lots and button, how it was paid, and when it was paid, sent, warned of or paid back',
    async () => {
      const [then, user_session] = [Date.now() - DAY_MS, 'session_of_then']
      const before = d1Store(local.db, then - 1)
      await before.recordInteraction(interaction('pricing_view', { user_session }))
      await before.recordProductEvent(productEvent({ user_session }))
      const visit = { user_session, page_url: '/blog/a', visit_source: { lot: 'SY-26-02' } }
      await d1Store(local.db, then).recordOrder(chatOrder(REFERENCE, visit))
      const path = `/owner/orders/${await idIn('chat_orders')}`
      await owner().call('PATCH', path, {}, { status: 'sold', note: 'Mrs Patil', charge: 40 })
      const others = [{ pack: '250g', jars: 1, each: 30, lot: 'SY-26-01' }]
      await owner().call(
        'PATCH',
        path,
        {},
        { lot: 'SY-26-02', others, sent: true, parcel: '44110271', warned: true },
      )
      const paid = { received: 2, received_how: 'upi', refunded: 1 }
      await owner().call('PATCH', path, {}, paid)
      await owner().delete(path)
      const [order] = await local.rows('SELECT * FROM chat_orders')
      expect(JSON.stringify(order)).not.toMatch(
        new RegExp(`${REFERENCE}|session_|Patil|44110271|/blog/a|lot:|${then}`),
      )
      const kept = Object.entries(order ?? {}).filter(([, value]) => value !== null)
      expect(Object.fromEntries(kept)).toEqual({
        id: TEXT,
        status: 'sold',
        sold_at: timeOf(String(order?.id)),
        quantity: 1,
        pack: '500g',
        amount: 63_300,
        charge: 4_000,
        received: 200,
        received_how: 'upi',
        received_at: TIME,
        refunded: 100,
        refunded_at: TIME,
        lot: 'SY-26-02',
        others: '[{"pack":"250g","jars":1,"each":3000,"lot":"SY-26-01"}]',
        placement: TEXT,
        sent_at: TIME,
        warned_at: TIME,
      })
      // Those of the other acts of the visit stay.
      for (const table of ['customer_interactions', 'product_analytics'])
        expect(await local.rows(`SELECT timestamp FROM ${table}`)).toEqual([{ timestamp: then - 1 }])
    },
  )
})

describe('what the privacy policy says about cookies and access', () => {
  const mine = ({ session }: Visitor) => ({ 'X-User-Session': session })

  claim('We set no cookies for visitors.', async () => {
    for (const { headers } of await sendEverything(site().visitor(IDENTIFYING_HEADERS))) {
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  claim(
    'shows the interactions, orders with their references, product rows and enquiries stored under the session id of this tab, and deletes them if you wish',
    async () => {
      const [visitor, other] = [site().visitor(), site().visitor()]
      for (const each of [visitor, other]) await sendEverything(each)
      await local.db.exec("UPDATE chat_orders SET parcel = '44110271'")
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
      const { newsletter_subscriptions: _, ...left } = await local.contents()
      expect(JSON.stringify(left)).not.toContain(visitor.session)
      expect(JSON.stringify(left)).toContain(other.session)
    },
  )

  claim('It cannot show newsletter addresses, because those are not tied to a session.', async () => {
    const visitor = site().visitor()
    await write(visitor, '/newsletter')
    const { text } = await visitor.get('/my-data', mine(visitor))
    expect(text).toContain('newsletter_subscription')
    expect(text).not.toContain(visitor.email)
  })

  claim('Your session id has a random part too long to guess', async () => {
    const visitor = site().visitor()
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
