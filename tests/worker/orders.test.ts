import { describe, expect, it } from 'vitest'
import { dayOf, midnightOf } from '#contract/days.ts'
import type { Success } from '#contract/responses.ts'
import { recalledLots } from '#worker/mail/content.ts'
import { IDEMPOTENCY_KEY, ORDER_LISTS } from '#worker/orders/constants.ts'
import {
  type Closed,
  type LotTotals,
  type Moved,
  type Order,
  type OrderChange,
  type OrderList,
  type OrderStats,
  orderReference,
  type SoldTotals,
} from '#worker/orders/contract.ts'
import { changeBackTo } from '#worker/orders/rules.ts'
import type { ToDo } from '#worker/owner/contract.ts'
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
const now = Date.now()
const today = dayOf(now)
const daysAgo = (days: number) => dayOf(now - days * DAY_MS)
const reference = (number: number) => orderReference(new Uint8Array([1, 2, 3, number >> 5, number & 31]))
const REFERENCE = reference(1)
const PAGE = { days: 7, limit: 10 } as const

type Answered = Success & { data: Order[]; before?: Order; issues?: object[] }

/** Sends a click. */
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
/** Stores a click of some days ago, in a session of its own. @returns its id */
const click = async (number: number, days = 1, fields: object = {}) => {
  const made = chatOrder(reference(number), { user_session: `session_${number}`, ...fields })
  return (await at(now - days * DAY_MS).recordOrder(made)).id
}
const record = (body: object, key: string = crypto.randomUUID()) =>
  owner().post<Answered>('/owner/orders', body, { [IDEMPOTENCY_KEY]: key })
const patch = (id: string, body: OrderChange) =>
  owner().call<Answered>('PATCH', `/owner/orders/${id}`, {}, body)
/** Makes a change that is accepted. */
const change = async (id: string, body: OrderChange) => {
  const answer = await patch(id, body)
  expect([answer.status, answer.body.success]).toEqual([200, true])
  return answer.body.data[0] as Order
}
const erase = (id: string) => owner().delete<Success>(`/owner/orders/${id}`)
const find = (...typed: string[]) => {
  const query = new URLSearchParams(typed.map((each) => ['reference', each]))
  return owner().get<Answered>(`/owner/orders?${query}`)
}
const list = async (query: string) => (await owner().get<OrderList>(`/owner/orders/list?${query}`)).body
const stats = async () => (await owner().get<OrderStats>('/stats/orders?days=7')).body
const toDo = async () => (await owner().get<{ data: ToDo }>('/owner/to-do')).body.data.orders

it('a click stores an order, its product event and its chat click, once for each session', async () => {
  const visitor = site().visitor()
  const visit_source = { utm_source: 'Instagram', referrer: 'google.com' }
  const page_url = 'https://site.example/blog/a/?x=1#y'
  const shown = { pack: '250g', quantity: 3, amount: 1050, charge: 60 }
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

it('the owner finds orders by their references, open, sold and not sold, with their times, however they are typed', async () => {
  const [first, second, third] = [
    await idOf(order()),
    await idOf(order()),
    await idOf(order({ reference: reference(2) })),
  ]
  await change(second, { status: 'sold' })
  await change(third, { status: 'cancelled' })
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
    for (const status of ['clicked', 'sold', 'cancelled'] as const) {
      await patch(id, { status })
      const issues = [{ path: 'reference', code: 'reference_taken' }]
      expect(await record({ reference: REFERENCE, amount: 633 })).toMatchObject({
        status: 400,
        body: { issues },
      })
    }
  })

  it('needs what it came to, of which the charge for delivery is a part', async () => {
    const refusals = [
      await record({ quantity: 1 }),
      await record({ amount: 39, charge: 40 }),
      await record({ amount: 39, received: 40 }),
    ]
    expect(refusals).toMatchObject([
      { status: 400, body: { issues: [{ path: 'amount' }] } },
      { status: 400, body: { issues: [{ path: 'charge', code: 'charge_too_large' }] } },
      { status: 400, body: { issues: [{ path: 'received', code: 'received_too_large' }] } },
    ])
    expect(await local.rows('SELECT id FROM chat_orders')).toEqual([])
  })

  it('may be of an earlier day, of a lot, already paid and sent', async () => {
    const fields = {
      pack: '500g',
      amount: 673,
      charge: 40,
      received: 673,
      received_how: 'cash',
      parcel: '4411',
    }
    const when = { sold_on: daysAgo(3), received_on: daysAgo(2) }
    const [row] = (await record({ ...fields, ...when, lot: 'sy-26-02', sent: true })).body.data
    expect(row).toMatchObject({ ...fields, lot: 'SY-26-02', clicked_at: null, sent_at: expect.any(String) })
    const days = [row?.sold_at, row?.received_at].map((time) => dayOf(Date.parse(time ?? '')))
    expect(days).toEqual([daysAgo(3), daysAgo(2)])
  })

  it('is cancelled when it is taken back', async () => {
    const row = await at(NOON).recordSale(sale({ amount: 330 }))
    const taken = await at(NOON).changeOrder(row?.id ?? '', { status: 'clicked' })
    expect(taken?.order).toMatchObject({ status: 'cancelled' })
    expect((await at(NOON).orderStats(PAGE)).summary.rupees.inRange).toBe(0)
  })
})

describe('a mark', () => {
  it('keeps the time of the sale and what a later one does not name; taken back, the order has no sale', async () => {
    const { id } = await at(NOON - DAY_MS).recordOrder(chatOrder(REFERENCE))
    const sold_at = new Date(NOON).toISOString()
    const details = { amount: 1200.5, quantity: 2, note: 'cash' }
    const sold = await at(NOON).changeOrder(id, { status: 'sold', ...details })
    expect(sold?.order).toMatchObject({ status: 'sold', sold_at, ...details })
    const later = at(NOON + DAY_MS)
    await later.changeOrder(id, { note: 'By post' })
    const again = await later.changeOrder(id, { status: 'sold', amount: 700 })
    expect(again?.order).toMatchObject({ sold_at, amount: 700, quantity: 2, note: 'By post' })
    const rupees = async () => (await later.orderStats(PAGE)).series.slice(-2).map((day) => day.rupees)
    expect(await rupees()).toEqual([700, 0])
    const taken = await later.changeOrder(id, { status: 'clicked' })
    expect(taken?.order).toMatchObject({ status: 'clicked', sold_at: null })
    expect(await rupees()).toEqual([0, 0])
  })

  it('that is sent twice stores one sale, says that the second changed nothing, and a press on another device is refused', async () => {
    const id = await click(1)
    const mark = { status: 'sold', amount: 633, lot: 'SY-26-02', seen: { status: 'clicked' } } as const
    const first = await patch(id, mark)
    expect(first.body).toMatchObject({ before: { status: 'clicked' }, data: [{ status: 'sold' }] })
    const { data } = first.body
    expect((await patch(id, mark)).body).toMatchObject({ before: data[0], data })
    const issues = [{ path: 'status', code: 'already_changed' }]
    expect(await patch(id, { ...mark, amount: 700 })).toMatchObject({ status: 400, body: { issues, data } })
    expect((await stats()).summary).toMatchObject({ sold: { inRange: 1 }, rupees: { inRange: 633 } })
  })

  it('sets the pack of an order without one, and its counts follow', async () => {
    const id = await click(1, 1, { pack: null, amount: null })
    await change(id, { status: 'sold', pack: '250g', amount: 370, charge: 40, quantity: 1 })
    const { breakdowns, jars } = await stats()
    const delivery = { key: 'delivery', rupees: 40 }
    expect(breakdowns.pack).toEqual([
      { key: '250g', clicked: 1, sold: 1, rupees: 330 },
      { ...delivery, clicked: 0, sold: 0 },
    ])
    expect(jars).toEqual([
      { key: '250g', jars: 1, previous: 0, rupees: 330 },
      { ...delivery, jars: 0, previous: 0 },
    ])
  })

  it('needs what it came to, of which the charge for delivery is a part', async () => {
    const id = await click(1, 1, { amount: null })
    const refusalOf = async (body: OrderChange) => (await patch(id, body)).body.issues
    expect(await refusalOf({ status: 'sold' })).toMatchObject([{ path: 'amount', code: 'amount_missing' }])
    const issues = [{ path: 'charge', code: 'charge_too_large' }]
    expect(await refusalOf({ status: 'sold', amount: 39, charge: 40 })).toMatchObject(issues)
    await change(id, { status: 'sold', amount: 40, charge: 40 })
    expect(await refusalOf({ amount: 39 })).toMatchObject(issues)
    await change(id, { status: 'clicked', amount: null })
  })

  it('refunds no more than was received, receives no more than the amount, and needs an existing order', async () => {
    const id = await click(1)
    await change(id, { status: 'sold', received: 300, received_how: 'upi' })
    for (const [body, message] of [
      [{ refunded: 301 }, 'More is given back than was received: first mark what was received'],
      [{ received: 634 }, 'More was received than the sale came to: correct one of the two'],
    ] as const)
      expect(await patch(id, body)).toMatchObject({ status: 400, body: { message } })
    const back = await change(id, { refunded: 300 })
    expect(await patch(id, { received: null })).toMatchObject({ status: 400, body: { data: [back] } })
    expect((await patch('01900000-0000-7000-8000-000000000000', { status: 'sold' })).status).toBe(404)
    expect([(await patch('1', { status: 'sold' })).status, (await erase('1')).status]).toEqual([400, 400])
  })
})

it('a refund is of the day of its sale or a later one, whichever of the two days is changed', async () => {
  const id = await click(1, 5)
  await change(id, { status: 'sold', sold_on: daysAgo(2), received: 633 })
  const expectRefused = async (body: OrderChange) => {
    const before = await local.contents()
    const issues = [{ path: 'refunded', code: 'refund_before_sale' }]
    expect(await patch(id, body)).toMatchObject({ status: 400, body: { issues } })
    expect(await local.contents()).toEqual(before)
  }
  await expectRefused({ refunded: 1, refunded_on: daysAgo(3) })
  // The noon of the same day may precede the time of the sale.
  const evening = `${daysAgo(2)}T14:30:00Z`
  await change(id, { sold_on: evening, refunded: 1, refunded_on: daysAgo(2) })
  await expectRefused({ sold_on: daysAgo(1) })
  await change(id, { sold_on: daysAgo(1), refunded_on: daysAgo(1) })
  await change(id, { refunded: null, sold_on: today })
})

it.each<OrderChange>([
  { sold_on: daysAgo(401) },
  { sold_on: daysAgo(-1) },
  { sold_on: '0001-01-01T00:00:00Z' },
  { refunded: 1, refunded_on: daysAgo(401) },
  { refunded: 1, refunded_on: '2101-01-01' },
  { refunded: 1, refunded_on: '1926-11-28T06:30:00Z' },
  { received: 1, received_on: daysAgo(401) },
  { received: 1, received_on: '2101-01-01' },
  { sent: '2101-01-01T00:00:00Z' },
  { sent: '1970-01-01T00:00:00Z' },
  { warned: '2101-01-01T00:00:00Z' },
  { status: 'cancelled', cancelled: '1970-01-01T00:00:00Z' },
])('a day or a time that cannot be is refused: %o', async (body) => {
  const id = await click(1)
  await change(id, { status: 'sold', received: 633 })
  const before = await local.contents()
  expect((await patch(id, body)).status).toBe(400)
  expect(await local.contents()).toEqual(before)
})

it.each<[name: string, change: OrderChange]>([
  ['a correction', { amount: 700, quantity: 3, pack: null, note: null, lot: null }],
  ['a lower amount', { amount: 200 }],
  ['the rest that was paid', { received: 633, received_how: 'cash', received_on: today }],
  ['nothing paid', { received: null, refunded: null }],
  ['another day', { sold_on: daysAgo(3) }],
  ['a refund', { refunded: 100, refunded_on: today }],
  ['no refund', { refunded: null }],
  ['another parcel', { parcel: 'India Post 7' }],
  ['not sent', { sent: false }],
  ['not warned', { warned: false }],
  ['not sold', { status: 'cancelled' }],
  ['open again', { status: 'clicked' }],
  ['other sizes', { others: [{ pack: '1kg', jars: 1, each: 10 }] }],
  ['one size', { others: null }],
])('undo of %s brings back a sale with all that was said of it', async (_, correction) => {
  const id = await click(1, 5)
  const before = await change(id, {
    status: 'sold',
    sold_on: daysAgo(2),
    lot: 'SY-26-02',
    received: 300,
    received_how: 'upi',
    received_on: daysAgo(2),
    refunded: 63.5,
    refunded_on: daysAgo(1),
    sent: true,
    parcel: '44110271',
    warned: true,
    note: 'Gift',
    charge: 40,
    others: [{ pack: '250g', jars: 1, each: 30, lot: 'SY-26-01' }],
  })
  const after = await change(id, correction)
  expect(after).not.toEqual(before)
  expect(await change(id, changeBackTo(before, after))).toEqual(before)
})

it('undo leaves what another device has stored, before its change and after it', async () => {
  const id = await click(1)
  await change(id, { status: 'sold', received: 633, received_how: 'bank' })
  await change(id, { note: 'Gift', refunded: 100, sent: true })
  const cancelled = (await patch(id, { status: 'cancelled', amount: 700 })).body
  await change(id, { note: 'By post' })
  const undone = await change(id, changeBackTo(cancelled.before as Order, cancelled.data[0] as Order))
  expect(undone).toMatchObject({ amount: 633, note: 'By post', refunded: 100, sent_at: expect.any(String) })
  expect(undone).toMatchObject({ received: 633, received_how: 'bank' })
})

it.each<[name: string, other: OrderChange, change: OrderChange, isRefused: boolean]>([
  ['the same field, to something else', { amount: 600 }, { amount: 640 }, true],
  ['the same field, to the same', { amount: 600 }, { amount: 600 }, false],
  ['another field', { amount: 600, quantity: 3, pack: '250g' }, { note: 'By post' }, false],
  ['what was received, in part', { received: 300, received_how: 'cash' }, { received: 633 }, true],
  ['what is cleared with the sale', { sent: true }, { status: 'cancelled' }, true],
  ['the status', { status: 'cancelled' }, { note: 'By post' }, true],
])('a change on a screen that is older than a change of %s', async (_, other, later, isRefused) => {
  const id = await click(1)
  const seen = await change(id, { status: 'sold' })
  const stored = await change(id, other)
  const { status, body } = await patch(id, { ...later, seen })
  expect([status, body.data]).toMatchObject([isRefused ? 400 : 200, [isRefused ? stored : {}]])
  const { note, ...rest } = isRefused ? stored : { ...stored, ...later }
  expect((await find(REFERENCE)).body.data).toMatchObject([{ ...rest, note }])
})

describe('open orders of before', () => {
  it('are closed as not sold at one press, and opened again by the time of closing', async () => {
    for (let number = 0; number < 5; number += 1) await click(number, number * 3)
    const sold = await change(await click(9, 20), { status: 'sold' })
    const { body } = await owner().post<{ data: Closed }>('/owner/orders/close', { before: daysAgo(7) })
    expect(body.data).toMatchObject({ closed: 2, more: false })
    expect((await list('list=open')).data.map((row) => row.reference)).toEqual([0, 1, 2].map(reference))
    expect((await list('list=not_sold')).data).toHaveLength(2)
    const reopen = () =>
      owner().post<{ data: { reopened: number } }>('/owner/orders/reopen', { closed_at: body.data.closed_at })
    expect((await reopen()).body.data).toEqual({ reopened: 2 })
    expect((await reopen()).body.data).toEqual({ reopened: 0 })
    expect((await list('list=open')).data).toHaveLength(5)
    expect((await list('list=sold')).data).toEqual([sold])
  })

  it('are as many as the dashboard says: a day in India that began more than seven days ago', async () => {
    const lastMinute = (now - midnightOf(today)) / DAY_MS
    for (const [number, days] of [7, 7 + lastMinute, 7.001 + lastMinute].entries()) await click(number, days)
    const { toMark } = await toDo()
    const { body } = await owner().post<{ data: Closed }>('/owner/orders/close', { before: daysAgo(7) })
    expect([toMark, body.data.closed]).toEqual([{ count: 3, old: 1 }, 1])
  })
})

it('every list has the same rows page by page, and sums, lots and files those that were sold', async () => {
  const ids: string[] = []
  for (let number = 0; number < 12; number += 1) ids.push(await click(number, number % 8))
  for (const [index, id] of ids.slice(0, 8).entries())
    await change(id, { status: 'sold', amount: 700, charge: 40, lot: `SY-26-0${2 + (index % 2)}` })
  for (const [index, refunded] of [700, 100].entries())
    await change(ids[3 + index] ?? '', { received: 700, received_how: 'upi', refunded })
  await change(ids[0] ?? '', { received: 300, received_how: 'cash' })
  for (const id of ids.slice(0, 3)) await change(id, { sent: true })
  for (const id of ids.slice(8, 10)) await change(id, { status: 'cancelled' })
  const sizes: Record<string, number> = {}
  for (const name of ORDER_LISTS) {
    const rows = (await list(`list=${name}&limit=100`)).data
    const paged: Order[] = []
    for (let before: string | null = ''; before !== null; ) {
      const page = await list(`list=${name}&limit=3${before && `&before=${before}`}`)
      paged.push(...page.data)
      before = page.next
    }
    expect([name, paged]).toEqual([name, rows])
    sizes[name] = rows.length
  }
  expect(sizes).toEqual({ open: 2, to_send: 4, owed: 6, sold: 8, not_sold: 2 })
  const owed = { orders: 6, rupees: 3900 }
  expect(await toDo()).toMatchObject({ toMark: { count: 2 }, toSend: { orders: 4, jars: 4 }, owed })
  for (const query of ['', '?days=30']) {
    const { body } = await owner().get<{ data: SoldTotals }>(`/owner/orders/totals${query}`)
    expect(body.data).toEqual({ orders: 8, jars: 8, rupees: 5600, refunded: 800, owed: 3900, withoutLot: 0 })
  }
  const lots = await owner().get<{ data: object[] }>('/owner/lots?lot=SY-26-02&lot=SY-26-03')
  expect(lots.body.data).toMatchObject([{ jars: 4 }, { jars: 4 }])
  const linesOf = async (path: string) => (await owner().get<string>(path)).text.trimEnd().split('\r\n')
  const file = await linesOf(`/stats/sales.csv?from=${daysAgo(30)}&to=${today}`)
  const total = `Total,,,8,5600,320,800,,4800,1700,,,,As of ${today}`
  expect([file.length, file.at(-1)]).toEqual([1 + 8 + 1, total])
  expect(file.filter((line) => line.includes(`,700,300,${today},cash,`))).toHaveLength(1)
  expect(await linesOf('/stats/lot.csv?lot=SY-26-03')).toHaveLength(1 + 4)
})

describe('an order of more than one size', () => {
  const OTHERS = [
    { pack: '250g', jars: 2, each: 330.5 },
    { pack: '1kg', jars: 1, each: 1200 },
  ]
  const SHOWN = { quantity: 2, amount: 3167, charge: 40, others: OTHERS }

  it('counts its click under the chosen pack and its sale by line, with delivery as a row, and all rows add up to the amount', async () => {
    const id = await idOf(order(SHOWN))
    const store = at(Date.now())
    const [{ conversion_value } = {}] = await store.listProductEvents(PAGE)
    expect([await store.listOrders(PAGE), conversion_value]).toMatchObject([[SHOWN], 633])
    await change(id, { status: 'sold' })
    const { breakdowns, jars, summary } = await stats()
    expect(breakdowns.pack.map(({ key, rupees, sold, clicked }) => [key, rupees, sold, clicked])).toEqual([
      ['500g', 1266, 1, 1],
      ['1kg', 1200, 0, 0],
      ['250g', 661, 0, 0],
      ['delivery', 40, 0, 0],
    ])
    expect(jars.map(({ key, jars }) => [key, jars])).toEqual([
      ['500g', 2],
      ['250g', 2],
      ['1kg', 1],
      ['delivery', 0],
    ])
    expect(summary).toMatchObject({ sold: { inRange: 1 }, jars: { inRange: 5 }, rupees: { inRange: 3167 } })
    const { body } = await owner().get<{ data: SoldTotals }>('/owner/orders/totals')
    expect(body.data).toEqual({ orders: 1, jars: 5, rupees: 3167, refunded: 0, owed: 3167, withoutLot: 5 })
    expect(await toDo()).toMatchObject({ toSend: { orders: 1, jars: 5 } })
    // What was agreed otherwise is the chosen pack's.
    await change(id, { amount: 3000 })
    expect((await stats()).breakdowns.pack).toContainEqual({ key: '500g', rupees: 1099, sold: 1, clicked: 1 })
  })

  it('has a line for each size in the accountant’s file, with delivery and refund in the first, and a total that is the amount', async () => {
    const id = await idOf(order(SHOWN))
    const others = OTHERS.map((line) => ({ ...line, lot: 'SY-26-01' }))
    const paid = { received: 3167, received_how: 'upi', refunded: 100 } as const
    await change(id, { status: 'sold', lot: 'SY-26-02', others, ...paid, note: 'Gift' })
    const { text } = await owner().get<string>(`/stats/sales.csv?from=${today}&to=${today}`)
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      `${today},${REFERENCE},500g,2,1306,40,100,${today},1206,3167,${today},upi,SY-26-02,Gift`,
      `${today},${REFERENCE},250g,2,661,,,,661,,,,SY-26-01,Gift`,
      `${today},${REFERENCE},1kg,1,1200,,,,1200,,,,SY-26-01,Gift`,
      `Total,,,5,3167,40,100,,3067,3167,,,,As of ${today}`,
    ])
  })

  it.each<[name: string, path: string, fields: object]>([
    ['no list', 'others', { others: { pack: '250g', jars: 1, each: 330 } }],
    ['a text', 'others', { others: '[]' }],
    [
      'four further sizes',
      'others',
      { others: ['a', 'b', 'c', 'd'].map((pack) => ({ pack, jars: 1, each: 1 })) },
    ],
    ['a list in a list', 'others.0', { others: [[OTHERS[0]]] }],
    ['no pack', 'others.0.pack', { others: [{ pack: ' ', jars: 1, each: 1 }] }],
    ['a pack that is too long', 'others.0.pack', { others: [{ pack: 'x'.repeat(51), jars: 1, each: 1 }] }],
    ['no jars', 'others.0.jars', { others: [{ pack: '250g', jars: 0, each: 1 }] }],
    ['a thousand jars', 'others.1.jars', { others: [OTHERS[0], { pack: '1kg', jars: 1000, each: 1 }] }],
    ['half a jar', 'others.0.jars', { others: [{ pack: '250g', jars: 0.5, each: 1 }] }],
    ['a price that is no number', 'others.0.each', { others: [{ pack: '250g', jars: 1, each: Number.NaN }] }],
    ['a price below nothing', 'others.0.each', { others: [{ pack: '250g', jars: 1, each: -1 }] }],
    ['a price that is too high', 'others.0.each', { others: [{ pack: '250g', jars: 1, each: 1e9 }] }],
    ['the chosen pack once more', 'others', { others: [{ pack: '500g', jars: 1, each: 1 }] }],
    ['a pack twice', 'others', { others: [OTHERS[0], OTHERS[0]] }],
    ['a charge that is more than the amount', 'charge', { amount: 39, charge: 40 }],
    ['more than the amount', 'others', { others: OTHERS, amount: 1900, charge: 40 }],
  ])('with %s is refused at %s, by a click, a sale and a change', async (_, path, fields) => {
    const id = await click(9)
    const before = await local.contents()
    const [sent, given] = [{ pack: '500g', amount: 50_000, ...fields }, fields as OrderChange]
    const answers = [
      await order(sent),
      await record(sent),
      await patch(id, { status: 'sold', amount: 50_000, ...given }),
    ]
    const refused = answers.map(({ status, body }) => [status, body.issues?.[0]])
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => [400, { path }]))
    expect(await local.contents()).toEqual(before)
  })

  it('stores no lot that a visitor sends, an empty list as none, and nothing that the row has no room for, or no amount', async () => {
    await order({ ...SHOWN, others: [{ ...OTHERS[0], lot: 'SY-26-02', colour: 'red' }] })
    await order({ others: [], reference: reference(2) })
    const rows = await local.rows('SELECT others FROM chat_orders ORDER BY id')
    expect(rows).toEqual([{ others: '[{"pack":"250g","jars":2,"each":33050}]' }, { others: null }])
    const quotes = (count: number, first = '') => first + '"'.repeat(count)
    const others = ['a', 'b', 'c'].map((one) => ({
      ...{ pack: quotes(49, one), jars: 999, each: 0.01 },
      lot: quotes(20),
    }))
    for (const refused of [
      await record({ amount: 5000, others }),
      await order({ others: OTHERS, amount: null }),
    ])
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'others' }] } })
  })

  it('is refused on a screen that is older than a change of its lines, and not on one that has them', async () => {
    const id = await idOf(order(SHOWN))
    const seen = await change(id, { status: 'sold' })
    const fewer = OTHERS.slice(0, 1)
    expect((await patch(id, { others: fewer, seen })).status).toBe(200)
    const issues = [{ code: 'already_changed' }]
    expect(await patch(id, { others: null, seen })).toMatchObject({ status: 400, body: { issues } })
    expect((await patch(id, { others: fewer, seen })).status).toBe(200)
  })
})

describe('a recalled lot', () => {
  const [RECALLED = ''] = recalledLots
  const GOOD = 'SY-26-02'
  const saleOf = (lot: string) => ({ status: 'sold', lot, amount: 633 }) as const
  const lotOf = async (id: string) =>
    (await local.rows<{ lot: string }>(`SELECT lot FROM chat_orders WHERE id = '${id}'`))[0]?.lot
  const totals = async () =>
    (await owner().get<{ data: LotTotals[] }>(`/owner/lots?lot=${RECALLED}`)).body.data[0]

  it('is to be warned of where a jar was sent, and held back where not; neither is to be sent', async () => {
    expect(await toDo()).toMatchObject({ recalled: [], toSend: { orders: 0 } })
    const sent = [await click(1), await click(2), await click(3)]
    for (const id of sent) await change(id, { ...saleOf(RECALLED), sent: true })
    await change(await click(4), { ...saleOf(RECALLED), quantity: 2 })
    await change(await click(5), { ...saleOf(RECALLED), received: 633, refunded: 633 })
    await change(await click(6), saleOf(GOOD))
    await change(await click(7), { status: 'sold' })
    expect(await toDo()).toMatchObject({
      recalled: [{ lot: RECALLED, toWarn: 3, toHold: 2 }],
      toSend: { orders: 2, jars: 2 },
    })
    expect(await totals()).toMatchObject({ orders: 5, sent: 3, warned: 0 })
    await change(sent[0] ?? '', { warned: true })
    // Nobody can warn whom nothing leads to any more.
    await erase(sent[1] ?? '')
    expect(await toDo()).toMatchObject({ recalled: [{ toWarn: 1, toHold: 2 }] })
    expect(await totals()).toMatchObject({ orders: 5, sent: 2, warned: 1 })
  })

  it('is found in the line of a further size: to warn of, to hold back, in the list, the sums and the file of the lot', async () => {
    const lines = (lot: string) => [
      { pack: '1kg', jars: 1, each: 100, lot: GOOD },
      { pack: '250g', jars: 3, each: 30, lot },
    ]
    const [sent, held, both, other] = [await click(1), await click(2), await click(3), await click(4)]
    await change(sent, { ...saleOf(GOOD), others: lines(RECALLED), sent: true })
    await change(held, { ...saleOf(GOOD), others: lines(RECALLED) })
    await change(both, { ...saleOf(RECALLED), others: lines(RECALLED), quantity: 2 })
    await change(other, { ...saleOf(GOOD), others: lines(GOOD) })
    expect(await toDo()).toMatchObject({
      recalled: [{ lot: RECALLED, toWarn: 1, toHold: 3 + 3 + 2 }],
      toSend: { orders: 1, jars: 5 },
    })
    expect(await totals()).toEqual({
      lot: RECALLED,
      orders: 3,
      jars: 11,
      sent: 1,
      warned: 0,
      packs: [
        { key: '250g', orders: 3, jars: 9, rupees: 270 },
        { key: '500g', orders: 1, jars: 2, rupees: 443 },
      ],
    })
    const listed = await list(`list=sold&lot=${RECALLED}`)
    expect(listed.data.map(({ id }) => id).sort()).toEqual([sent, held, both].sort())
    const pages = [await list(`list=sold&lot=${RECALLED}&limit=2`)]
    pages.push(await list(`list=sold&lot=${RECALLED}&limit=2&before=${pages[0]?.next}`))
    expect(pages.flatMap(({ data }) => data)).toEqual(listed.data)
    const { text } = await owner().get<string>(`/stats/lot.csv?lot=${RECALLED}`)
    expect(
      text
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').slice(1, 5).join())
        .sort(),
    ).toEqual(
      [
        `${reference(1)},250g,3,90`,
        `${reference(2)},250g,3,90`,
        `${reference(3)},250g,3,90`,
        `${reference(3)},500g,2,443`,
      ].sort(),
    )
    await change(sent, { warned: true })
    expect(await totals()).toMatchObject({ sent: 1, warned: 1 })
    // What comes back is taken back where it was, and not what was of the other lot before.
    const move = async (body: object) => (await owner().post<Moved>('/owner/orders/move', body)).body
    const readLots = async () => {
      const rows = await local.rows('SELECT id, lot, others FROM chat_orders')
      return rows.map(({ id, lot, others }) => [
        id,
        lot,
        JSON.parse(String(others)).map((line: { lot: string }) => line.lot),
      ])
    }
    const before = await readLots()
    const moved = await move({ from: RECALLED, to: GOOD })
    expect(moved.lines.sort()).toEqual([`${held}.2`, `${both}.0`, `${both}.2`].sort())
    expect((await toDo()).recalled).toEqual([])
    await move({ from: GOOD, to: RECALLED, lines: moved.lines })
    expect(await readLots()).toEqual(before)
  })

  it('gives what is not sent to another lot at once, and takes back what is still not sent', async () => {
    const [one, two, sent, other] = [await click(1), await click(2), await click(3), await click(4)]
    for (const id of [one, two, sent]) await change(id, saleOf(RECALLED))
    await change(sent, { sent: true })
    await change(other, saleOf(GOOD))
    const move = async (body: object) => (await owner().post<Moved>('/owner/orders/move', body)).body
    const moved = await move({ from: RECALLED, to: GOOD })
    expect(moved.data.map(({ id, lot }) => [id, lot]).sort()).toEqual(
      [one, two].sort().map((id) => [id, GOOD]),
    )
    expect([await lotOf(sent), (await toDo()).recalled]).toMatchObject([RECALLED, [{ toWarn: 1, toHold: 0 }]])
    await change(one, { sent: true })
    const back = await move({ from: GOOD, to: RECALLED, lines: moved.lines })
    expect(back.data.map(({ id }) => id)).toEqual([two])
    expect([await lotOf(one), await lotOf(two), await lotOf(other)]).toEqual([GOOD, RECALLED, GOOD])
  })

  it('is marked as sent with others at once, except those that another device has marked; undo takes back only these', async () => {
    const [one, two, theirs, open, erased] = [
      await click(1),
      await click(2),
      await click(3),
      await click(4),
      await click(5),
    ]
    for (const id of [one, two, theirs, erased]) await change(id, saleOf(GOOD))
    await change(theirs, { sent: true })
    await erase(erased)
    const send = async (body: object) =>
      (await owner().post<{ data: Order[] }>('/owner/orders/send', body)).body.data
    const sent = await send({ ids: [one, two, theirs, open, erased] })
    expect(sent.map(({ id }) => id).sort()).toEqual([one, two].sort())
    const [undo, ...others] = new Set(sent.map(({ sent_at }) => sent_at))
    expect(others).toEqual([])
    // The other device takes one back, and marks it again.
    await change(two, { sent: false })
    await change(two, { sent: true })
    const back = await send({ ids: [one, two, theirs], undo })
    expect(back).toMatchObject([{ id: one, sent_at: null }])
    expect(await toDo()).toMatchObject({ toSend: { orders: 1 } })
    expect((await owner().post('/owner/orders/send', { ids: [] })).status).toBe(400)
  })
})

describe('an order that is erased', () => {
  it('and was not sold is gone; repeated, it changes nothing', async () => {
    const [id, other] = [await idOf(order()), await idOf(order())]
    await change(other, { status: 'cancelled' })
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

  it('and was sold is not to be sent, and is known by its reference, which is refused for a second sale', async () => {
    const [clicked, unrecorded] = [
      await click(1),
      (await record({ reference: reference(40), amount: 633 })).body,
    ]
    await change(clicked, { status: 'sold' })
    expect((await toDo()).toSend.orders).toBe(2)
    for (const id of [clicked, unrecorded.data[0]?.id ?? '']) await erase(id)
    expect([(await toDo()).toSend.orders, (await list('list=to_send')).data]).toEqual([0, []])
    expect((await list('list=sold')).data).toHaveLength(2)
    const { body } = await find(reference(1), reference(40), reference(70))
    expect(body).toMatchObject({ data: [], erased: [reference(1), reference(40)] })
    const again = await record({ reference: reference(1), amount: 633 })
    expect([again.status, again.body]).toMatchObject([400, { issues: [{ code: 'reference_erased' }] }])
    expect((await record({ reference: reference(70), amount: 633 })).status).toBe(201)
    // What is kept of a reference fits others, and leads to no row of a sale.
    expect(JSON.stringify(await local.contents())).not.toContain(reference(1))
  })

  it('cannot be found by its reference, and a click on the same link is a new order', async () => {
    const id = await click(1)
    await at(NOON).changeOrder(id, { status: 'sold' })
    await at(NOON).deleteOrder(id)
    expect(await at(NOON).findOrders([REFERENCE])).toEqual([])
    expect(await click(1)).not.toBe(id)
  })
})
