import { describe, expect } from 'vitest'
import worker from '#worker/index.ts'
import { timeOf } from '#worker/lib/ids.ts'
import { GOA, TERMS } from '../bill-terms.ts'
import { localSite } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { chatOrder, inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { claim } from './privacy-policy.ts'
import { DAY_MS, NIGHTLY } from './times.ts'
import { REFERENCE } from './writes.ts'

const site = localSite()
const { at, owner } = site
capturedLog()
const readStored = async () => JSON.stringify(await site.contents())
const idIn = async (table: string) => String((await site.rows(`SELECT id FROM ${table}`))[0]?.id)

const MESSAGE = 'My mother asks whether you post to Nashik'

describe('what the privacy policy says about retention', () => {
  const then = Date.now()
  const nightly = (days: number, afterMs = 0) =>
    worker.scheduled({ cron: NIGHTLY, scheduledTime: then + days * DAY_MS + afterMs }, { DB: site.db })

  /** What a visitor does then. */
  async function acts() {
    const store = at(then)
    const session = { user_session: 'session_of_then' }
    await store.recordInteraction(interaction('whatsapp_click', session))
    await store.recordProductEvent(productEvent(session))
    await store.recordInquiry(inquiry({ inquiry_type: 'order', message: MESSAGE }), { tracked: false })
    const { id: order } = await store.recordOrder(chatOrder(REFERENCE, session))
    const reader = subscription('reader@visitor.example')
    const { id } = (await store.subscribe(reader, { userAgent: null, tracked: false })).subscription
    return { store, order, subscriber: id }
  }

  claim(
    [
      'deleted after 400 days',
      'enquiries and orders that were not marked as sold are deleted after 400 days',
      'What else stays is anonymous daily totals',
    ],
    async () => {
      await acts()
      const expired = ['customer_interactions', 'product_analytics', 'contact_inquiries', 'chat_orders']
      const counts = async () =>
        Promise.all(expired.map(async (table) => (await site.rows(`SELECT id FROM ${table}`)).length))
      await nightly(400)
      expect(await counts()).toEqual([2, 2, 1, 1])
      await nightly(400, 1000)
      expect(await counts()).toEqual([0, 0, 0, 0])
      const { summary } = await at(Date.now()).interactionStats({ days: 90, limit: 1 })
      expect(summary.total).toBe(2)
      expect(await readStored()).not.toContain('session_of_then')
    },
  )

  claim(
    'we store the bill’s number and day, what was sold and for how much, the State that it goes to and the tax, and keep them with our accounts; a bill that is stored names nobody',
    async () => {
      const { store, order } = await acts()
      await store.changeOrder(order, { status: 'sold', note: 'Mrs Patil' })
      await store.makeBill({ order, step: 1, place: GOA }, TERMS.tax_invoice)
      await store.deleteOrder(order)
      await nightly(9000)
      const [bill = {}] = await site.rows('SELECT * FROM bills')
      const columns =
        'kind year number order_id step issued_at place hsn rate lines total taxable cgst sgst igst'.split(
          ' ',
        )
      expect(Object.keys(bill)).toEqual(columns)
      const lines = '[{"what":"Chyawanprash, 500g","jars":1,"amount":633}]'
      expect(bill).toMatchObject({ order_id: await idIn('chat_orders'), lines, total: 63_300 })
    },
  )

  claim(
    [
      'Orders that were sold stay',
      'After 400 days they lose the reference, the session id, the note and the parcel’s number',
    ],
    async () => {
      const { store, order } = await acts()
      await store.changeOrder(order, { status: 'sold', note: 'Mrs Patil', parcel: '44110271' })
      const fields = () =>
        site.rows('SELECT reference, user_session, note, parcel, source, page, amount FROM chat_orders')
      const [sold] = await fields()
      expect(Object.values(sold ?? {})).not.toContain(null)
      await nightly(400)
      expect(await fields()).toEqual([sold])
      const personal = { reference: null, user_session: null, note: null, parcel: null }
      for (const days of [400, 9000]) {
        await nightly(days, 1000)
        expect(await fields()).toEqual([{ source: 'direct', page: '/', amount: 63_300, ...personal }])
      }
    },
  )

  claim(
    'your address stays on the list marked as left, so that we do not write to it again and can show that you had agreed; it goes when you ask us to erase it',
    async () => {
      const { store, subscriber } = await acts()
      await store.unsubscribe(subscriber)
      for (const days of [401, 9000]) await nightly(days)
      expect(await site.rows('SELECT email, status FROM newsletter_subscriptions')).toEqual([
        { email: 'reader@visitor.example', status: 'unsubscribed' },
      ])
    },
  )
})

describe('what the privacy policy says about erasure', () => {
  const erase = async (path: string, table: string) => owner().delete(`/owner/${path}/${await idIn(table)}`)

  claim('If you ask us to erase it, we erase it, unless a law requires us to keep it.', async () => {
    const user_session = 'session_of_then'
    const store = at(Date.now() - DAY_MS)
    await store.recordOrder(chatOrder(REFERENCE, { user_session }))
    await store.subscribe(subscription('reader@visitor.example'), { userAgent: null })
    await erase('subscribers', 'newsletter_subscriptions')
    await erase('orders', 'chat_orders')
    expect(await readStored()).not.toMatch(new RegExp(`reader@|${REFERENCE}|${user_session}`))
  })

  claim(
    'Of an order that was sold we erase the reference, the session id, the note, the parcel’s number, where it came from, the time of the press and the rows that were stored with it, and keep the sale itself, its day, packs, {policy.packs.kept}, amounts, lots and button, how it was paid, and when it was paid, sent, warned of or paid back',
    async () => {
      const [then, user_session] = [Date.now() - DAY_MS, 'session_of_then']
      const before = at(then - 1)
      await before.recordInteraction(interaction('pricing_view', { user_session }))
      await before.recordProductEvent(productEvent({ user_session }))
      const visit = { user_session, page_url: '/blog/a', visit_source: { lot: 'SY-26-02' } }
      await at(then).recordOrder(chatOrder(REFERENCE, visit))
      const path = `/owner/orders/${await idIn('chat_orders')}`
      const others = [{ pack: '250g', jars: 1, each: 30, lot: 'SY-26-01' }]
      const paid = { charge: 40, received: 2, received_how: 'upi', refunded: 1 }
      const sent = { sent: true, parcel: '44110271', warned: true, note: 'Mrs Patil' }
      const sale = { status: 'sold', lot: 'SY-26-02', others, ...paid, ...sent }
      expect((await owner().call('PATCH', path, {}, sale)).status).toBe(200)
      await owner().delete(path)
      const [order] = await site.rows('SELECT * FROM chat_orders')
      expect(JSON.stringify(order)).not.toMatch(
        new RegExp(`${REFERENCE}|session_|Patil|44110271|/blog/a|lot:|${then}`),
      )
      const kept = Object.keys(order ?? {}).filter((name) => order?.[name] !== null)
      expect(kept.sort()).toEqual(
        'amount charge id lot others pack placement quantity received received_at received_how refunded refunded_at sent_at sold_at status warned_at'.split(
          ' ',
        ),
      )
      // The id that it gets is of the time of the sale.
      expect(order?.sold_at).toBe(timeOf(String(order?.id)))
      // Those of the other acts of the visit stay.
      for (const table of ['customer_interactions', 'product_analytics'])
        expect(await site.rows(`SELECT timestamp FROM ${table}`)).toEqual([{ timestamp: then - 1 }])
    },
  )
})
