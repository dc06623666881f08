import { describe, expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import type { Success } from '#contract/responses.ts'
import { IDEMPOTENCY_KEY, type Order, type OrderStats, orderReference } from '#worker/orders/contract.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { chatOrder, sale } from './inputs.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })
const owner = () => site().owner()
const at = (time: number, db = local.db) => d1Store(db, time)
const reference = (number: number) => orderReference(new Uint8Array([1, 2, 3, number >> 5, number & 31]))
const REFERENCE = reference(1)
const PAGE = { days: 7, limit: 10 } as const

type Answered = Success & { data: Order[] }

const order = (fields: object = {}, visitor = site().visitor()) =>
  visitor.post<Answered>('/orders', {
    reference: REFERENCE,
    pack: '500g',
    placement: 'shop-order',
    user_session: visitor.session,
    page_url: 'https://site.example/',
    amount: 633,
    ...fields,
  })
const idOf = async (answer: ReturnType<typeof order>) => (await answer).body.data[0]?.id ?? ''
const record = (body: object, key: string = crypto.randomUUID()) =>
  owner().post<Answered>('/owner/orders', body, { [IDEMPOTENCY_KEY]: key })
const patch = (id: string, body: object) => owner().call<Answered>('PATCH', `/owner/orders/${id}`, {}, body)
const erase = (id: string) => owner().delete<Success>(`/owner/orders/${id}`)
const find = (...typed: string[]) => {
  const query = new URLSearchParams(typed.map((each) => ['reference', each]))
  return owner().get<Answered>(`/owner/orders?${query}`)
}
const stats = async () => (await owner().get<OrderStats>('/stats/orders?days=7')).body
/** Stores a click of the day before noon. */
const clicked = async (fields = {}) => (await at(NOON - DAY_MS).recordOrder(chatOrder(REFERENCE, fields))).id

it('a click stores an order, its product event and its chat click, once for each session', async () => {
  const visitor = site().visitor()
  const visit_source = { utm_source: 'Instagram', referrer: 'google.com' }
  const page_url = 'https://site.example/blog/a/?x=1#y'
  const shown = { pack: '250g', quantity: 3, amount: 1050, charge: 60 }
  const click = { reference: REFERENCE.toLowerCase(), page_url, visit_source, ...shown }
  const { status, body } = await order(click, visitor)
  const id = body.data[0]?.id ?? ''
  expect([status, body]).toEqual([201, { success: true, data: [{ id, reference: REFERENCE }] }])
  await patch(id, { note: 'the owner’s note' })
  expect((await order(click, visitor)).body).toEqual(body)
  const store = at(Date.now())
  expect(await store.listOrders(PAGE)).toMatchObject([
    { ...shown, reference: REFERENCE, status: 'clicked', source: 'instagram', page: '/blog/a' },
  ])
  expect(await store.listProductEvents(PAGE)).toMatchObject([
    { event_name: 'order_click', product_name: '250g', conversion_value: 330 },
  ])
  const additional_data = { placement: 'shop-order', pack: '250g', ...visit_source }
  expect(await store.listInteractions(PAGE)).toMatchObject([
    { interaction_type: 'whatsapp_click', page_url, additional_data },
  ])
})

it('the owner finds orders by their references, open, sold and not sold, with their times, however they are typed', async () => {
  const [first, second, third] = [
    await idOf(order()),
    await idOf(order()),
    await idOf(order({ reference: reference(2) })),
  ]
  await patch(second, { status: 'sold' })
  await patch(third, { status: 'cancelled' })
  const spaced = `${REFERENCE.slice(0, 3).toLowerCase()} ${REFERENCE.slice(3)}`
  const { body } = await find(spaced, reference(2))
  expect(body.data.map(({ id, status }) => [id, status])).toEqual([
    [third, 'cancelled'],
    [second, 'sold'],
    [first, 'clicked'],
  ])
  for (const { clicked_at } of body.data) expect(Date.parse(clicked_at ?? '')).toBeGreaterThan(0)
  expect((await find(reference(3))).body.data).toEqual([])
})

describe('a sale without a click', () => {
  it('that is sent twice is stored once, and both are answered with the stored row', async () => {
    const key = crypto.randomUUID()
    const first = await record({ reference: REFERENCE, amount: 633 }, key)
    expect(first).toMatchObject({ status: 201, body: { message: 'Recorded', data: [{ status: 'sold' }] } })
    const again = await record({ amount: 700 }, key)
    expect([again.status, again.body.data]).toEqual([201, first.body.data])
    expect((await stats()).summary).toMatchObject({ sold: { inRange: 1 }, rupees: { inRange: 633 } })
  })

  it('has an id that the Worker makes, and needs a key', async () => {
    const id = '01900000-0000-7000-8000-000000000001'
    expect((await record({ id, amount: 633 })).body.data[0]?.id).not.toBe(id)
    for (const key of ['', 'a key', 'x'.repeat(101)])
      expect((await record({ amount: 633 }, key)).status).toBe(400)
    expect(await local.rows('SELECT id FROM chat_orders')).toHaveLength(1)
  })

  it('is refused where its reference has an order, open or marked', async () => {
    const id = await idOf(order())
    for (const status of ['clicked', 'sold', 'cancelled']) {
      await patch(id, { status })
      const issues = [{ path: 'reference', code: 'reference_taken' }]
      expect(await record({ reference: REFERENCE })).toMatchObject({ status: 400, body: { issues } })
    }
  })

  it('may be of an earlier day, of a lot, and already sent', async () => {
    const day = dayOf(Date.now() - 3 * DAY_MS)
    const fields = { pack: '500g', amount: 673, charge: 40 }
    const [row] = (await record({ ...fields, sold_on: day, lot: 'sy-26-02', sent: true })).body.data
    expect(row).toMatchObject({ ...fields, lot: 'SY-26-02', clicked_at: null, sent_at: expect.any(String) })
    expect(dayOf(Date.parse(row?.sold_at ?? ''))).toBe(day)
  })

  it('is cancelled when it is taken back', async () => {
    const row = await at(NOON).recordSale(sale({ amount: 330 }))
    const taken = await at(NOON).changeOrder(row?.id ?? '', { status: 'clicked' })
    expect(taken).toMatchObject({ status: 'cancelled' })
    expect((await at(NOON).orderStats(PAGE)).summary.rupees.inRange).toBe(0)
  })
})

describe('a marked order', () => {
  it('that is sold again keeps its time and what a change does not name; taken back, it has no sale', async () => {
    const id = await clicked()
    const sold_at = new Date(NOON).toISOString()
    const details = { amount: 1200.5, quantity: 2, note: 'cash' }
    const sold = await at(NOON).changeOrder(id, { status: 'sold', ...details })
    expect(sold).toMatchObject({ status: 'sold', sold_at, ...details })
    const later = at(NOON + DAY_MS)
    await later.changeOrder(id, { note: 'By post' })
    const again = await later.changeOrder(id, { status: 'sold', amount: 700 })
    expect(again).toMatchObject({ sold_at, amount: 700, quantity: 2, note: 'By post' })
    const rupees = async () => (await later.orderStats(PAGE)).series.slice(-2).map((day) => day.rupees)
    expect(await rupees()).toEqual([700, 0])
    expect(await later.changeOrder(id, { status: 'clicked' })).toMatchObject({
      status: 'clicked',
      sold_at: null,
    })
    expect(await rupees()).toEqual([0, 0])
  })

  it('must be there', async () => {
    expect((await patch('01900000-0000-7000-8000-000000000000', { status: 'sold' })).status).toBe(404)
    for (const act of [patch, erase]) expect((await act('1', { status: 'sold' })).status).toBe(400)
  })
})

describe('an order that is erased', () => {
  it('and was not sold is gone; repeated, it changes nothing', async () => {
    const [id, other] = [await idOf(order()), await idOf(order())]
    await patch(other, { status: 'cancelled' })
    for (const each of [id, other, other])
      expect(await erase(each)).toMatchObject({ status: 200, body: { success: true, message: 'Deleted' } })
    expect(await local.rows('SELECT id FROM chat_orders')).toEqual([])
    expect((await stats()).summary.clicked.inRange).toBe(0)
    expect(await local.counts()).toEqual({ 'interaction:whatsapp_click': 2 })
  })

  it('before its click is sent again, because the answer was lost, stays erased', async () => {
    const { db, queries } = unacknowledgedD1(local.db, async () => {
      const [row] = await local.rows<{ id: string }>('SELECT id FROM chat_orders')
      await at(NOON).deleteOrder(row?.id ?? '')
    })
    await at(NOON, db).recordOrder(chatOrder(REFERENCE))
    expect(queries.count).toBe(2)
    expect(await local.rows('SELECT id FROM chat_orders')).toEqual([])
  })

  it('cannot be found by its reference, and a click on the same link is a new order', async () => {
    const id = await clicked()
    await at(NOON).changeOrder(id, { status: 'sold' })
    await at(NOON).deleteOrder(id)
    expect(await at(NOON).findOrders([REFERENCE])).toEqual([])
    expect(await clicked()).not.toBe(id)
  })
})
