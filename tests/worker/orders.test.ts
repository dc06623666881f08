import { describe, expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import { chatOrder } from './inputs.ts'
import { daysAgo, orderSite } from './order-site.ts'
import { DAY_MS, NOON } from './times.ts'
import { REFERENCE, referenceOf } from './writes.ts'

const site = orderSite()
const { at, order, idOf, click, record, patch, change, erase, find, list, stats, toDo } = site
const PAGE = { days: 7, limit: 10 } as const

it('a click stores an order, its product event with the price of the chosen pack, and its chat click, once for each session', async () => {
  const visitor = site.visitor()
  const visit_source = { utm_source: 'Instagram', referrer: 'google.com' }
  const page_url = 'https://site.example/blog/a/?x=1#y'
  const others = [{ pack: '1kg', jars: 1, each: 100 }]
  const shown = { pack: '250g', quantity: 3, others, amount: 1150, charge: 60 }
  const sent = { reference: REFERENCE.toLowerCase(), page_url, visit_source, ...shown }
  const { status, body } = await order(sent, visitor)
  const id = body.data[0]?.id ?? ''
  expect([status, body]).toEqual([201, { success: true, data: [{ id, reference: REFERENCE }] }])
  await change(id, { note: 'the owner’s note' })
  expect((await order(sent, visitor)).body).toEqual(body)
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

it('the owner finds orders by their references, in whatever state, however they are typed', async () => {
  const [first, second] = [await idOf(order()), await idOf(order())]
  const third = await idOf(order({ reference: referenceOf(2) }))
  await change(second, { status: 'sold' })
  await change(third, { status: 'cancelled' })
  const spaced = `${REFERENCE.slice(0, 3).toLowerCase()} ${REFERENCE.slice(3)}`
  const { data } = (await find(spaced, referenceOf(2), referenceOf(3))).body
  expect(data.map(({ id }) => id)).toEqual([third, second, first])
})

describe('a sale without a click', () => {
  it('that is sent twice is stored once, and both are answered with the stored row; its id is the Worker’s', async () => {
    const [key, id] = [crypto.randomUUID(), '01900000-0000-7000-8000-000000000001']
    const first = await record({ id, reference: REFERENCE, amount: 633 }, key)
    expect(first).toMatchObject({ status: 201, body: { message: 'Recorded', data: [{ status: 'sold' }] } })
    expect(first.body.data[0]?.id).not.toBe(id)
    const again = await record({ amount: 700 }, key)
    expect([again.status, again.body.data]).toEqual([201, first.body.data])
    expect((await stats()).summary).toMatchObject({ sold: { inRange: 1 }, rupees: { inRange: 633 } })
  })

  it('is refused without a key that is one short word, and where its sums contradict each other', async () => {
    for (const [path, body, key] of [
      ['idempotency-key', { amount: 633 }, ''],
      ['idempotency-key', { amount: 633 }, 'a key'],
      ['idempotency-key', { amount: 633 }, 'x'.repeat(101)],
      ['amount', { quantity: 1 }, 'key'],
      ['received', { amount: 39, received: 40 }, 'key'],
    ] as const)
      expect(await record(body, key)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect(await site.rows('SELECT id FROM chat_orders')).toEqual([])
  })

  it('is refused where its reference has an order, open or marked', async () => {
    const id = await idOf(order())
    for (const status of ['clicked', 'sold', 'cancelled'] as const) {
      await patch(id, { status })
      const issues = [{ path: 'reference', code: 'reference_taken' }]
      const refused = await record({ reference: REFERENCE, amount: 633 })
      expect(refused).toMatchObject({ status: 400, body: { issues } })
    }
  })

  it('may be of an earlier day, of a lot, already paid and sent', async () => {
    const paid = { received: 673, received_how: 'cash' }
    const fields = { pack: '500g', amount: 673, charge: 40, parcel: '4411', ...paid }
    const when = { sold_on: daysAgo(3), received_on: daysAgo(2) }
    const [row] = (await record({ ...fields, ...when, lot: 'sy-26-02', sent: true })).body.data
    expect(row).toMatchObject({ ...fields, lot: 'SY-26-02', clicked_at: null, sent_at: expect.any(String) })
    const days = [row?.sold_at, row?.received_at].map((time) => dayOf(Date.parse(time ?? '')))
    expect(days).toEqual([daysAgo(3), daysAgo(2)])
  })
})

describe('a mark', () => {
  it('keeps the time of the sale and what a later one does not name; taken back, the order has no sale', async () => {
    const { id } = await at(NOON - DAY_MS).recordOrder(chatOrder(REFERENCE))
    const sold_at = new Date(NOON).toISOString()
    await at(NOON).changeOrder(id, { status: 'sold', amount: 1200.5, quantity: 2, note: 'cash' })
    const later = at(NOON + DAY_MS)
    const again = await later.changeOrder(id, { status: 'sold', amount: 700 })
    expect(again?.order).toMatchObject({ sold_at, amount: 700, quantity: 2, note: 'cash' })
    const rupees = async () => (await later.orderStats(PAGE)).series.slice(-2).map((day) => day.rupees)
    expect(await rupees()).toEqual([700, 0])
    const taken = await later.changeOrder(id, { status: 'clicked' })
    expect(taken?.order).toMatchObject({ status: 'clicked', sold_at: null })
    expect(await rupees()).toEqual([0, 0])
  })

  it('of an unknown order is 404, of an invalid id 400', async () => {
    expect((await patch('01900000-0000-7000-8000-000000000000', { status: 'sold' })).status).toBe(404)
    expect([(await patch('1', { status: 'sold' })).status, (await erase('1')).status]).toEqual([400, 400])
  })
})

describe('an order that is erased', () => {
  it('and was not sold is gone; repeated, it changes nothing', async () => {
    const [id, other] = [await idOf(order()), await idOf(order())]
    await change(other, { status: 'cancelled' })
    for (const each of [id, other, other])
      expect(await erase(each)).toMatchObject({ status: 200, body: { success: true, message: 'Deleted' } })
    expect(await site.rows('SELECT id FROM chat_orders')).toEqual([])
    expect((await stats()).summary.clicked.inRange).toBe(0)
    expect(await site.counts()).toEqual({ 'interaction:whatsapp_click': 2 })
  })

  it('and was sold is on no list of orders to send, and its reference is refused for a second sale', async () => {
    const [erased, unrecorded, other] = [1, 40, 70].map(referenceOf) as [string, string, string]
    const clicked = await click(1)
    await change(clicked, { status: 'sold' })
    const { data } = (await record({ reference: unrecorded, amount: 633 })).body
    expect((await toDo()).toSend.orders).toBe(2)
    for (const id of [clicked, data[0]?.id ?? '']) await erase(id)
    expect([(await toDo()).toSend.orders, (await list('list=to_send')).data]).toEqual([0, []])
    expect((await list('list=sold')).data).toHaveLength(2)
    expect((await find(erased, unrecorded, other)).body).toMatchObject({
      data: [],
      erased: [erased, unrecorded],
    })
    const again = await record({ reference: erased, amount: 633 })
    expect(again).toMatchObject({ status: 400, body: { issues: [{ code: 'reference_erased' }] } })
    expect((await record({ reference: other, amount: 633 })).status).toBe(201)
    // What is kept of a reference fits others, and leads to no row of a sale.
    expect(JSON.stringify(await site.contents())).not.toContain(erased)
    // A click on the same link is a new order.
    expect(await click(1)).not.toBe(clicked)
  })
})
