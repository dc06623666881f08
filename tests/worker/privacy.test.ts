import { describe, expect } from 'vitest'
import { noticeVersion } from '#web/build/notice-versions.ts'
import { appWith } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import { d1Error, failingD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import {
  ADDRESSES,
  AGENT,
  batchView,
  chat,
  chatOrder,
  claim,
  columnsOf,
  IDENTIFYING_HEADERS,
  inquiry,
  MESSAGE,
  order,
  sendEverything,
} from './privacy-policy.ts'
import { REFERENCE } from './writes.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })

const logged = capturedLog()

/** What the owner fills in later. */
const UNTOUCHED = {
  cancelled_at: null,
  refunded: null,
  refunded_at: null,
  lot: null,
  sent_at: null,
  warned_at: null,
  idempotency_key: null,
}

describe('what the privacy policy says about storage', () => {
  claim('We do not store your IP address.', async () => {
    await sendEverything(site().visitor(IDENTIFYING_HEADERS))
    const stored = JSON.stringify(await local.contents())
    expect(stored).toContain('batch_view')
    for (const address of ADDRESSES) expect(stored).not.toContain(address)
    expect(stored).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/)
  })

  claim('No user agent is kept with interactions.', async () => {
    await sendEverything(site().visitor(IDENTIFYING_HEADERS))
    const { newsletter_subscriptions: subscribers, ...others } = await local.contents()
    expect(subscribers).toContain('A-Rare-Phone')
    expect(JSON.stringify(others)).not.toMatch(/A-Rare-Phone|Android|Mozilla|mr-IN/)
  })

  claim(
    'we store the type of interaction, the time, the session id, the address of the page and which button, pack or lot it was',
    async () => {
      expect((await columnsOf(local.db, 'customer_interactions')).join()).toBe(
        'id,interaction_type,timestamp,user_session,page_url,additional_data,created_at,page,source',
      )
      const visitor = site().visitor(IDENTIFYING_HEADERS)
      await visitor.post('/interactions', chat(visitor))
      await visitor.post('/interactions', batchView(visitor))
      const rows = await local.rows<{ interaction_type: string; additional_data: string }>(
        'SELECT interaction_type, additional_data FROM customer_interactions ORDER BY id',
      )
      expect(rows.map(({ additional_data }) => JSON.parse(additional_data))).toEqual([
        chat(visitor).additional_data,
        { lot: 'SY-26-02' },
      ])
    },
  )

  claim(
    'we also store the event, the product, the price of the pack, the time and the session id',
    async () => {
      const visitor = site().visitor(IDENTIFYING_HEADERS)
      await visitor.post('/product-analytics', order(visitor))
      expect(await local.rows('SELECT * FROM product_analytics')).toEqual([
        {
          id: expect.any(String),
          event_name: 'order_click',
          product_name: '500g',
          action_type: 'whatsapp_order',
          timestamp: expect.any(Number),
          user_session: visitor.session,
          conversion_value: 63_300,
          created_at: expect.any(Number),
        },
      ])
    },
  )

  claim(
    'an enquiry was begun, when, of which kind, on which page, where your visit came from, the session id, and its status, which starts as new',
    async () => {
      const visitor = site().visitor(IDENTIFYING_HEADERS)
      await visitor.post('/contact-inquiries', { ...inquiry(visitor), status: 'done' })
      expect(await local.rows('SELECT * FROM contact_inquiries')).toEqual([
        {
          id: expect.any(String),
          name: null,
          email: null,
          phone: null,
          message: null,
          inquiry_type: 'whatsapp',
          alerted_at: expect.any(Number),
          created_at: expect.any(Number),
          status: 'new',
          updated_at: expect.any(Number),
          user_session: visitor.session,
          page: '/blog/a',
          source: 'search.example',
        },
      ])
    },
  )

  claim(
    'With the reference we store the pack, how many jars, the total with the delivery charge in it, the button, the path of the page, where your visit came from (for a batch’s page also its lot), the time and the session id.',
    async () => {
      const visitor = site().visitor(IDENTIFYING_HEADERS)
      await visitor.post('/orders', chatOrder(visitor))
      expect(await local.rows('SELECT * FROM chat_orders')).toEqual([
        {
          id: expect.any(String),
          reference: REFERENCE,
          ...UNTOUCHED,
          status: 'clicked',
          clicked_at: expect.any(Number),
          sold_at: null,
          amount: 132_000,
          quantity: 4,
          pack: '250g',
          placement: 'shop-order',
          source: 'lot:SY-26-02',
          page: '/blog/a',
          note: null,
          user_session: visitor.session,
          charge: 0,
        },
      ])
    },
  )

  claim(
    'we store your email address, the part of the page that you subscribed in, the page’s language, your browser’s user agent, the version of the notice that you agreed to, and the times at which you signed up, confirmed and left',
    async () => {
      const visitor = site().visitor(IDENTIFYING_HEADERS)
      await visitor.post('/newsletter', {
        email: visitor.email,
        source_page: 'blog',
        language: 'mr',
        notice_version: noticeVersion('mr'),
        name: 'Asha',
      })
      expect(await local.rows('SELECT * FROM newsletter_subscriptions')).toEqual([
        {
          id: expect.any(String),
          email: visitor.email,
          subscribed_at: expect.any(Number),
          source_page: 'blog',
          user_agent: AGENT,
          created_at: expect.any(Number),
          status: 'confirmed',
          confirmed_at: expect.any(Number),
          unsubscribed_at: null,
          refused_at: null,
          notice_version: noticeVersion('mr'),
          language: 'mr',
          mail_kind: 'confirmation',
          mail_due_at: null,
          mail_attempts: 0,
          mail_sent_at: null,
          mails_sent: 0,
        },
      ])
    },
  )

  claim('of a newsletter sign-up only the subscription itself is stored, its language included', async () => {
    const visitor = site().visitor({ ...IDENTIFYING_HEADERS, 'Sec-GPC': '1' })
    await visitor.post('/newsletter', { email: visitor.email, language: 'mr', user_session: visitor.session })
    await visitor.post('/contact-inquiries', { ...inquiry(visitor), message: MESSAGE })
    expect(await local.rows('SELECT language FROM newsletter_subscriptions')).toEqual([{ language: 'mr' }])
    expect(await local.rows('SELECT id FROM customer_interactions')).toEqual([])
    expect(await local.rows('SELECT message, page, source FROM contact_inquiries')).toEqual([
      { message: MESSAGE, page: null, source: null },
    ])
  })

  claim('nothing you do is tracked, neither interactions nor orders nor product rows,', async () => {
    const visitor = site().visitor({ ...IDENTIFYING_HEADERS, 'Sec-GPC': '1' })
    const answers = [
      await visitor.post('/interactions', chat(visitor)),
      await visitor.post('/product-analytics', order(visitor)),
      await visitor.post('/orders', chatOrder(visitor)),
      await visitor.post('/contact-inquiries', inquiry(visitor)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { daily_counts, ...others } = await local.contents()
    expect(new Set(Object.values(others))).toEqual(new Set(['[]']))
    expect(daily_counts).not.toContain(visitor.session)
    expect(await local.counts()).toEqual({ 'untracked:gpc': 4 })
  })
})

describe('what the privacy policy says about logs', () => {
  claim('Email addresses and messages are kept out of our logs.', async () => {
    const { db: DB } = failingD1(
      local.db,
      d1Error(`UNIQUE constraint failed, params: reader@visitor.example, ${MESSAGE}`),
    )
    const visitor = appWith({ DB, OWNER_KEY }).visitor(IDENTIFYING_HEADERS)
    await sendEverything(visitor)
    await sendEverything(site().visitor(IDENTIFYING_HEADERS))
    await sendEverything(appWith({}).visitor(IDENTIFYING_HEADERS))
    expect(logged.length).toBeGreaterThan(10)
    for (const line of logged) {
      expect(line).not.toMatch(/@|Nashik|session_|A-Rare-Phone|site\.example/)
      for (const address of ADDRESSES) expect(line).not.toContain(address)
    }
  })
})
