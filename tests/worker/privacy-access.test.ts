import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import type { Inquiry, MyData, Order } from '#contract/entities.ts'
import { SESSION_ID } from '#contract/session.ts'
import worker from '#worker/index.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { tombstoneOf } from '#worker/store/rules/tombstones.ts'
import { appWith } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import { interaction, inquiry as newInquiry, chatOrder as newOrder, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import {
  chatOrder,
  claim,
  columnsOf,
  IDENTIFYING_HEADERS,
  inquiry,
  MESSAGE,
  sendEverything,
} from './privacy-policy.ts'
import { DAY_MS } from './times.ts'
import { REFERENCE } from './writes.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })

capturedLog()

describe('what the privacy policy says about retention', () => {
  async function nightly(now: number): Promise<void> {
    await worker.scheduled({ cron: '30 20 * * *', scheduledTime: now }, { DB: local.db })
  }

  async function actsAt(now: number): Promise<void> {
    const store = d1Store(local.db, now)
    await store.recordInteraction(interaction('whatsapp_click', { user_session: 'session_of_then' }))
    await store.recordProductEvent({
      event_name: 'order_click',
      product_name: '500g',
      action_type: 'whatsapp_order',
      user_session: 'session_of_then',
      conversion_value: 633,
    })
    await store.recordInquiry(newInquiry({ inquiry_type: 'order', message: MESSAGE }), { tracked: false })
    await store.subscribe(subscription('reader@visitor.example'), { userAgent: null, tracked: false })
  }

  claim('deleted after 400 days', async () => {
    const then = Date.now()
    await actsAt(then)
    const rows = async () =>
      (await local.rows('SELECT id FROM customer_interactions UNION ALL SELECT id FROM product_analytics'))
        .length
    await nightly(then + 400 * DAY_MS)
    expect(await rows()).toBe(2)
    await nightly(then + 400 * DAY_MS + 1000)
    expect(await rows()).toBe(0)
  })

  claim('orders that were not marked as sold are deleted after 400 days', async () => {
    const then = Date.now()
    await d1Store(local.db, then).recordOrder(newOrder(REFERENCE))
    await nightly(then + 400 * DAY_MS)
    expect(await local.rows('SELECT reference FROM chat_orders')).toEqual([{ reference: REFERENCE }])
    await nightly(then + 400 * DAY_MS + 1000)
    expect(await local.rows('SELECT reference FROM chat_orders')).toEqual([])
  })

  claim('Orders that were sold stay', async () => {
    const then = Date.now()
    const { id } = await d1Store(local.db, then).recordOrder(newOrder(REFERENCE))
    await d1Store(local.db, then).changeOrder(id, { status: 'sold' })
    await nightly(then + 9000 * DAY_MS)
    expect(await local.rows('SELECT status FROM chat_orders')).toEqual([{ status: 'sold' }])
  })

  claim('What stays is anonymous daily totals', async () => {
    const then = Date.now()
    await actsAt(then)
    await nightly(then + 500 * DAY_MS)
    expect(await local.counts()).toMatchObject({ 'interaction:whatsapp_click': 1 })
    expect(JSON.stringify(await local.contents())).not.toContain('session_of_then')
  })

  claim(
    'your address stays on the list marked as left, so that we do not write to it again and can show that you had agreed; it goes when you ask us to erase it',
    async () => {
      const then = Date.now()
      await actsAt(then)
      for (const days of [401, 2000, 9000]) await nightly(then + days * DAY_MS)
      expect(await local.rows('SELECT email FROM newsletter_subscriptions')).toHaveLength(1)
    },
  )

  claim('enquiries and orders that were not marked as sold are deleted after 400 days', async () => {
    const then = Date.now()
    await actsAt(then)
    const stored = () => local.rows('SELECT message FROM contact_inquiries')
    await nightly(then + 400 * DAY_MS)
    expect(await stored()).toEqual([{ message: MESSAGE }])
    await nightly(then + 400 * DAY_MS + 1000)
    expect(await stored()).toEqual([])
  })

  claim('An enquiry goes earlier if you delete it or ask us to.', async () => {
    const visitor = site().visitor()
    const { body } = await visitor.post<{ data: [Inquiry] }>('/contact-inquiries', {
      ...inquiry(visitor),
      message: MESSAGE,
    })
    await site().owner().delete(`/owner/inquiries/${body.data[0].id}`)
    expect(JSON.stringify(await local.contents())).not.toContain(MESSAGE)
  })

  claim('It is deleted after 120 days.', async () => {
    const then = Date.now()
    const { subscription: row } = await d1Store(local.db, then).subscribe(subscription('a@visitor.example'), {
      userAgent: null,
    })
    await d1Store(local.db, then).deleteSubscriber(row.id)
    const left = () => local.rows('SELECT hash FROM tombstones')
    await nightly(then + 120 * DAY_MS)
    expect(await left()).toHaveLength(1)
    await nightly(then + 120 * DAY_MS + 1)
    expect(await left()).toEqual([])
  })

  claim('If you ask us to erase it, we erase it.', async () => {
    const visitor = site().visitor()
    await visitor.post('/newsletter', { email: visitor.email, user_session: visitor.session })
    const [row] = await local.rows<{ id: string }>('SELECT id FROM newsletter_subscriptions')
    await site().owner().delete(`/owner/subscribers/${row?.id}`)
    expect(JSON.stringify(await local.contents())).not.toContain(visitor.email)
  })
})

describe('what the privacy policy says about backups and fingerprints', () => {
  claim('The copy is encrypted, stored at GitHub, and deleted after 90 days.', async () => {
    const workflow = readFileSync('.github/workflows/backup.yml', 'utf8')
    expect(workflow).toMatch(/path: \S+\.age\n(?:.*\n)*?\s*retention-days: 90\n/)
  })

  claim(
    'So a deletion leaves a fingerprint: a code computed from the random id of the row or the session, never from your address, and the time.',
    async () => {
      const visitor = site().visitor()
      await sendEverything(visitor)
      const [row] = await local.rows<{ id: string }>('SELECT id FROM newsletter_subscriptions')
      await site().owner().delete(`/owner/subscribers/${row?.id}`)
      await visitor.call('DELETE', '/my-data', { 'X-User-Session': visitor.session })
      const hashes = await Promise.all([row?.id ?? '', visitor.session].map(tombstoneOf))
      const left = await local.rows('SELECT * FROM tombstones ORDER BY created_at')
      expect(left).toEqual(
        hashes.map((hash) => ({ hash, created_at: expect.any(Number), unsubscribed_at: null })),
      )
    },
  )
})

describe('what the privacy policy says about cookies and access', () => {
  claim('We set no cookies for visitors.', async () => {
    for (const { headers } of await sendEverything(site().visitor(IDENTIFYING_HEADERS))) {
      expect(headers.getSetCookie()).toEqual([])
    }
  })

  claim('Only the owner of this site gets a cookie, after signing in', async () => {
    const visitor = site().visitor()
    expect((await visitor.post('/owner/session', { key: 'not the key' })).headers.getSetCookie()).toEqual([])
    expect((await visitor.post('/owner/session', { key: OWNER_KEY })).headers.getSetCookie()).toHaveLength(1)
  })

  claim(
    'shows the interactions, orders with their references, product rows and enquiries stored under the session id of this tab, and deletes them if you wish',
    async () => {
      const [visitor, other] = [site().visitor(), site().visitor()]
      for (const each of [visitor, other]) await sendEverything(each)
      const mine = { 'X-User-Session': visitor.session }
      const shown = (await visitor.get<{ data: MyData }>('/my-data', mine)).body.data
      expect(Object.entries(shown).map(([kind, rows]) => [kind, rows.length])).toEqual([
        ['interactions', 6],
        ['productEvents', 2],
        ['inquiries', 2],
        ['orders', 1],
      ])
      expect(shown.orders[0]?.reference).toBe(REFERENCE)
      expect(JSON.stringify(shown)).not.toContain(other.session)
      await visitor.delete('/my-data', mine)
      const { newsletter_subscriptions: _, ...left } = await local.contents()
      expect(JSON.stringify(left)).not.toContain(visitor.session)
      expect(JSON.stringify(left)).toContain(other.session)
    },
  )

  claim('it loses the session id, so that it is no longer linked to your visit', async () => {
    const visitor = site().visitor()
    await visitor.post('/orders', chatOrder(visitor))
    const [order] = (await site().owner().get<{ data: Order[] }>(`/owner/orders?reference=${REFERENCE}`)).body
      .data
    await site().owner().call('PATCH', `/owner/orders/${order?.id}`, {}, { status: 'sold', note: 'cash' })
    const mine = { 'X-User-Session': visitor.session }
    const { text } = await visitor.get('/my-data', mine)
    expect(text).toContain(REFERENCE)
    expect(text).not.toContain('cash')
    await visitor.delete('/my-data', mine)
    expect((await visitor.get<{ data: MyData }>('/my-data', mine)).body.data.orders).toEqual([])
    expect(await local.rows('SELECT reference, status, user_session FROM chat_orders')).toEqual([
      { reference: REFERENCE, status: 'sold', user_session: null },
    ])
  })

  claim('It cannot show newsletter addresses, because those are not tied to a session.', async () => {
    const visitor = site().visitor()
    await visitor.post('/newsletter', { email: visitor.email, user_session: visitor.session })
    const { text } = await visitor.get('/my-data', { 'X-User-Session': visitor.session })
    expect(text).toContain('newsletter_subscription')
    expect(text).not.toContain(visitor.email)
    expect(await columnsOf(local.db, 'newsletter_subscriptions')).not.toContain('user_session')
  })

  claim(
    'can add rows to the database but cannot read anybody else’s; reading needs the owner’s key',
    async () => {
      const visitor = site().visitor()
      await sendEverything(visitor)
      const stranger = site().visitor()
      for (const list of [
        'subscriptions',
        'interactions',
        'inquiries',
        'subscriptions.csv',
        'products.csv',
      ]) {
        const { status, text } = await stranger.get(`/stats/${list}`)
        expect(status).toBe(401)
        expect(text).not.toMatch(/session_|@|Nashik/)
        expect((await site().owner().get(`/stats/${list}`)).status).toBe(200)
      }
    },
  )

  claim('Your session id has a random part too long to guess', async () => {
    const visitor = site().visitor()
    expect(SESSION_ID.test(visitor.session)).toBe(true)
    for (const guessable of ['session_1_ab', `session_1_${'a'.repeat(23)}`, 'server-session-1', '%', '']) {
      expect((await visitor.get('/my-data', { 'X-User-Session': guessable })).status).toBe(400)
    }
  })
})
