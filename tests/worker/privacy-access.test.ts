import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import worker from '#worker/index.ts'
import type { Inquiry } from '#worker/inquiries/contract.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import { d1Store } from '#worker/store.ts'
import { SESSION_ID } from '#worker/tracking/contract.ts'
import { appWith } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { OWNER_KEY } from './harness.ts'
import {
  interaction,
  inquiry as newInquiry,
  chatOrder as newOrder,
  productEvent,
  subscription,
} from './inputs.ts'
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
import { DAY_MS, NIGHTLY } from './times.ts'
import { REFERENCE } from './writes.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })

capturedLog()

describe('what the privacy policy says about retention', () => {
  const then = Date.now()
  const nightly = (days: number, afterMs = 0) =>
    worker.scheduled({ cron: NIGHTLY, scheduledTime: then + days * DAY_MS + afterMs }, { DB: local.db })

  /** What a visitor does then. */
  async function acts() {
    const store = d1Store(local.db, then)
    await store.recordInteraction(interaction('whatsapp_click', { user_session: 'session_of_then' }))
    await store.recordProductEvent(productEvent({ user_session: 'session_of_then' }))
    await store.recordInquiry(newInquiry({ inquiry_type: 'order', message: MESSAGE }), { tracked: false })
    const { id: order } = await store.recordOrder(newOrder(REFERENCE, { user_session: 'session_of_then' }))
    const reader = subscription('reader@visitor.example')
    const { id } = (await store.subscribe(reader, { userAgent: null, tracked: false })).subscription
    return { store, order, subscriber: id }
  }

  /** Rows of then stay for so many days, and are gone in the night after them. */
  async function expectDeletedAfter(days: number, ...tables: string[]): Promise<void> {
    await nightly(days)
    for (const table of tables) expect((await local.contents())[table]).not.toBe('[]')
    await nightly(days, 1000)
    for (const table of tables) expect((await local.contents())[table]).toBe('[]')
  }

  claim('deleted after 400 days', async () => {
    await acts()
    await expectDeletedAfter(400, 'customer_interactions', 'product_analytics')
  })

  claim('enquiries and orders that were not marked as sold are deleted after 400 days', async () => {
    await acts()
    await expectDeletedAfter(400, 'contact_inquiries', 'chat_orders')
  })

  claim('Orders that were sold stay', async () => {
    const { store, order } = await acts()
    await store.changeOrder(order, { status: 'sold' })
    await nightly(9000)
    expect(await local.rows('SELECT status FROM chat_orders')).toEqual([{ status: 'sold' }])
  })

  claim('What stays is anonymous daily totals', async () => {
    await acts()
    await nightly(500)
    const { summary } = await d1Store(local.db, Date.now()).interactionStats({ days: 90, limit: 1 })
    expect([summary.total, (await local.contents()).customer_interactions]).toEqual([2, '[]'])
    expect(JSON.stringify(await local.contents())).not.toContain('session_of_then')
  })

  claim(
    'your address stays on the list marked as left, so that we do not write to it again and can show that you had agreed; it goes when you ask us to erase it',
    async () => {
      const { store, subscriber } = await acts()
      await store.unsubscribe(subscriber)
      for (const days of [401, 2000, 9000]) await nightly(days)
      expect(await local.rows('SELECT email, status FROM newsletter_subscriptions')).toEqual([
        { email: 'reader@visitor.example', status: 'unsubscribed' },
      ])
    },
  )

  claim('An enquiry goes earlier if you delete it or ask us to.', async () => {
    const visitor = site().visitor()
    const { body } = await visitor.post<{ data: [Inquiry] }>('/contact-inquiries', {
      ...inquiry(visitor),
      message: MESSAGE,
    })
    await site().owner().delete(`/owner/inquiries/${body.data[0].id}`)
    expect(JSON.stringify(await local.contents())).not.toContain(MESSAGE)
  })

  claim('If you ask us to erase it, we erase it.', async () => {
    const visitor = site().visitor()
    await visitor.post('/newsletter', { email: visitor.email, user_session: visitor.session })
    const [row] = await local.rows<{ id: string }>('SELECT id FROM newsletter_subscriptions')
    await site().owner().delete(`/owner/subscribers/${row?.id}`)
    expect(JSON.stringify(await local.contents())).not.toContain(visitor.email)
    await visitor.post('/orders', chatOrder(visitor))
    const [order] = await local.rows<{ id: string }>('SELECT id FROM chat_orders')
    await site().owner().delete(`/owner/orders/${order?.id}`)
    expect(JSON.stringify(await local.contents())).not.toContain(REFERENCE)
  })

  claim(
    'Of an order that was sold we erase the reference, the session id, the note and where it came from',
    async () => {
      const visitor = site().visitor()
      await visitor.post('/orders', chatOrder(visitor))
      const [order] = await local.rows<{ id: string }>('SELECT id FROM chat_orders')
      const path = `/owner/orders/${order?.id}`
      await site().owner().call('PATCH', path, {}, { status: 'sold', note: 'Mrs Patil' })
      await site().owner().delete(path)
      const [stored] = await local.rows('SELECT * FROM chat_orders')
      expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${REFERENCE}|${visitor.session}|Patil|/blog/a`))
      expect(stored).toMatchObject({ status: 'sold', pack: '250g', amount: 132_000, source: 'lot:SY-26-02' })
    },
  )
})

describe('what the privacy policy says about backups', () => {
  claim('The copy is encrypted, stored at GitHub, and deleted after 90 days.', async () => {
    const workflow = readFileSync('.github/workflows/backup.yml', 'utf8')
    expect(workflow).toMatch(/path: \S+\.age\n(?:.*\n)*?\s*retention-days: 90\n/)
  })
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
    const [order] = await local.rows<{ id: string }>('SELECT id FROM chat_orders')
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
    const anyId = `session_1795246129162_${'a'.repeat(24)}`
    expect((await visitor.get('/my-data', { 'X-User-Session': anyId })).status).toBe(200)
    const message = 'Send the browser session’s id in the header X-User-Session'
    for (const guessable of ['session_1_ab', anyId.slice(0, -1), `${anyId}'`, 'server-session-1', '%', '']) {
      for (const method of ['GET', 'DELETE']) {
        const { status, body } = await visitor.call(method, '/my-data', { 'X-User-Session': guessable })
        expect([status, body]).toEqual([400, { success: false, code: 'invalid', message }])
      }
    }
  })
})
