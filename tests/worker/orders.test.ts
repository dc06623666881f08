import { describe, expect, it } from 'vitest'
import type { Failure, Success } from '#contract/responses.ts'
import { dayOf } from '#worker/lib/days.ts'
import type { Order, OrderStats } from '#worker/orders/contract.ts'
import { IDEMPOTENCY_KEY, orderReference } from '#worker/orders/contract.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS } from './times.ts'
import type { Visitor } from './visitor.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })
const REFERENCE = orderReference(new Uint8Array([7, 14, 21, 28, 3]))

type One = Success & { data: [Order] }
type Found = Success & { data: Order[] }

const order = (visitor: Visitor, fields: object = {}) =>
  visitor.post<One>('/orders', {
    reference: REFERENCE,
    pack: '500g',
    placement: 'shop-order',
    user_session: visitor.session,
    page_url: 'https://site.example/',
    visit_source: { utm_source: 'instagram' },
    amount: 633,
    ...fields,
  })
const find = (...typed: string[]) => {
  const query = new URLSearchParams(typed.map((each) => ['reference', each]))
  return site().owner().get<Found>(`/owner/orders?${query}`)
}
const patch = (id: string | undefined, body: object) =>
  site().owner().call<One>('PATCH', `/owner/orders/${id}`, {}, body)
const stats = async () => (await site().owner().get<OrderStats>('/stats/orders?days=7')).body

describe('POST /api/orders', () => {
  it('records an order once for each session, and returns its id without the owner’s note', async () => {
    const visitor = site().visitor()
    const { status, body } = await order(visitor, { reference: REFERENCE.toLowerCase(), pack: null })
    const { id } = body.data[0]
    expect([status, body]).toEqual([201, { success: true, data: [{ id, reference: REFERENCE }] }])
    await patch(id, { status: 'sold', note: 'the owner’s note' })
    const again = await order(visitor)
    expect([again.status, again.body]).toEqual([201, body])
    expect((await stats()).data).toMatchObject([{ id, reference: REFERENCE, pack: null, amount: 633 }])
    expect(await local.counts()).toEqual({ 'interaction:whatsapp_click': 1 })
  })

  const wrongCheck = REFERENCE.slice(0, -1) + (REFERENCE.endsWith('0') ? '1' : '0')
  it.each<[path: string, wrong: Record<string, unknown>]>([
    ['reference', { reference: wrongCheck }],
    ['reference', { reference: null }],
    ['pack', { pack: 'x'.repeat(51) }],
    ['placement', { placement: '' }],
    ['placement', { placement: 'a\u0000b' }],
    ['user_session', { user_session: undefined }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 1.005 }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1000 }],
    ['quantity', { quantity: '2' }],
    ['charge', { charge: -1 }],
    ['charge', { charge: 634 }],
    ['charge', { amount: null, charge: 60 }],
    ['visit_source.lot', { visit_source: { lot: 'x'.repeat(101) } }],
  ])('rejects a bad %s: %j', async (path, wrong) => {
    const { status, body } = await order(site().visitor(), wrong)
    expect([status, (body as unknown as Failure).issues?.map((issue) => issue.path)]).toEqual([400, [path]])
    expect(await local.rows('SELECT id FROM chat_orders')).toEqual([])
  })
})

describe('GET /api/owner/orders', () => {
  const other = orderReference(new Uint8Array([5, 4, 3, 2, 1]))

  it('finds every order of some references, open, sold and not sold, with their times', async () => {
    const [first, second, third] = [
      (await order(site().visitor())).body.data[0],
      (await order(site().visitor())).body.data[0],
      (await order(site().visitor(), { reference: other })).body.data[0],
    ]
    await patch(second.id, { status: 'sold' })
    await patch(third.id, { status: 'cancelled' })
    const spaced = `${REFERENCE.slice(0, 3).toLowerCase()} ${REFERENCE.slice(3)}`
    const { body } = await find(spaced, other)
    expect(body.data.map(({ id, status }) => [id, status])).toEqual([
      [third.id, 'cancelled'],
      [second.id, 'sold'],
      [first.id, 'clicked'],
    ])
    for (const { clicked_at } of body.data) expect(Date.parse(clicked_at ?? '')).toBeGreaterThan(0)
    expect((await find(orderReference(new Uint8Array([9, 9, 9, 9, 9])))).body.data).toEqual([])
  })

  it('takes twenty references, and a message not at all', async () => {
    const references = Array.from({ length: 21 }, (_, index) =>
      orderReference(new Uint8Array([1, 1, 1, index >> 5, index & 31])),
    )
    expect((await find(...references.slice(1))).status).toBe(200)
    expect((await find(...references)).status).toBe(400)
    for (const typed of ['', ' ', `Reference: ${REFERENCE}`, 'AAAAAA', 'a\u0000b'])
      expect((await find(typed)).status).toBe(400)
    expect((await site().owner().get('/owner/orders')).status).toBe(400)
  })
})

describe('POST /api/owner/orders', () => {
  const record = (body: object, key = crypto.randomUUID()) =>
    site()
      .owner()
      .post<One>('/owner/orders', body, { [IDEMPOTENCY_KEY]: key })

  it('stores a sale that is sent twice once, and answers the stored row', async () => {
    const key = crypto.randomUUID()
    const first = await record({ reference: REFERENCE, amount: 633 }, key)
    expect(first).toMatchObject({ status: 201, body: { message: 'Recorded', data: [{ status: 'sold' }] } })
    const again = await record({ amount: 700 }, key)
    expect([again.status, again.body.data]).toEqual([201, first.body.data])
    expect((await stats()).summary).toMatchObject({
      sold: { inRange: 1 },
      rupees: { inRange: 633 },
    })
  })

  it('makes the id itself, and takes no sale without a key', async () => {
    const id = '01900000-0000-7000-8000-000000000001'
    expect((await record({ id, amount: 633 })).body.data[0].id).not.toBe(id)
    for (const key of [undefined, 'a key', 'x'.repeat(101)]) {
      const headers: Record<string, string> = key === undefined ? {} : { [IDEMPOTENCY_KEY]: key }
      expect((await site().owner().post('/owner/orders', { amount: 633 }, headers)).status).toBe(400)
    }
    expect(await local.rows('SELECT id FROM chat_orders')).toHaveLength(1)
  })

  it('says that the reference has an order, open or marked', async () => {
    const { id } = (await order(site().visitor())).body.data[0]
    for (const status of ['clicked', 'sold', 'cancelled']) {
      await patch(id, { status })
      const { status: code, body } = await record({ reference: REFERENCE })
      expect([code, body]).toMatchObject([
        400,
        { code: 'invalid', issues: [{ path: 'reference', code: 'reference_taken' }] },
      ])
    }
  })

  it('dates a sale of last Sunday, of its lot, already sent', async () => {
    const day = dayOf(Date.now() - 3 * DAY_MS)
    const { body } = await record({
      ...{ pack: '500g', amount: 673, charge: 40 },
      sold_on: day,
      lot: 'sy-26-02',
      sent: true,
    })
    expect(body.data).toMatchObject([{ lot: 'SY-26-02', charge: 40, clicked_at: null }])
    expect(dayOf(Date.parse(body.data[0].sold_at ?? ''))).toBe(day)
    expect(body.data[0].sent_at).not.toBeNull()
  })

  it.each([
    { reference: 'AAAAAA' },
    { amount: -1 },
    { quantity: 1.5 },
    { note: 'x'.repeat(501) },
    { sold_on: '2026-02-30' },
    { sold_on: dayOf(Date.now() + DAY_MS) },
    { sold_on: dayOf(Date.now() - 401 * DAY_MS) },
    { lot: 'x'.repeat(21) },
  ])('rejects %j', async (wrong) => {
    expect((await record(wrong)).status).toBe(400)
  })
})

describe('DELETE /api/owner/orders/:id', () => {
  const erase = (id: string) => site().owner().delete<Success>(`/owner/orders/${id}`)

  it('is the owner’s, and deletes an order that was not sold; repeated, it changes nothing', async () => {
    const { id } = (await order(site().visitor())).body.data[0]
    expect((await site().visitor().delete(`/owner/orders/${id}`)).status).toBe(401)
    expect((await find(REFERENCE)).body.data).toHaveLength(1)
    for (let time = 0; time < 2; time += 1) {
      expect(await erase(id)).toMatchObject({ status: 200, body: { success: true, message: 'Deleted' } })
      expect((await stats()).data).toEqual([])
    }
    expect((await stats()).summary.clicked.inRange).toBe(0)
  })

  it('keeps a sale in the accounts', async () => {
    const { id } = (await order(site().visitor())).body.data[0]
    await patch(id, { status: 'sold', note: 'Mrs Patil' })
    expect((await erase(id)).status).toBe(200)
    const { data, summary } = await stats()
    expect(data).toMatchObject([{ id, status: 'sold', pack: '500g', quantity: 1, amount: 633, note: null }])
    expect(summary.rupees.inRange).toBe(633)
    const { text } = await site().owner().get<string>('/stats/orders.csv?days=7')
    expect(text).not.toMatch(new RegExp(`${REFERENCE}|Patil|instagram`))
  })

  it('is 400 for what is no id', async () => {
    expect((await erase('1')).status).toBe(400)
  })
})

describe('PATCH /api/owner/orders/:id', () => {
  it('marks an order as sold and takes it back', async () => {
    const { id } = (await order(site().visitor())).body.data[0]
    const details = { amount: 1266, quantity: 2, note: '=2 jars\ncash' }
    expect(await patch(id, { status: 'sold', ...details })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Changed', data: [{ id, status: 'sold', ...details }] },
    })
    const { text } = await site().owner().get<string>('/stats/orders.csv?days=7')
    expect(text).toContain(`,1266,2,500g,shop-order,instagram,/,"'=2 jars\ncash"`)
    await patch(id, { status: 'cancelled', note: null })
    const { data, summary } = await stats()
    expect(data).toMatchObject([{ status: 'cancelled', sold_at: null, note: null }])
    expect(summary.rupees.inRange).toBe(0)
  })

  it.each([{}, { sold_at: null }, { status: 'lost' }, { amount: 'x' }, { quantity: 1000 }])(
    'rejects %j',
    async (wrong) => {
      const { body } = await order(site().visitor())
      expect((await patch(body.data[0].id, wrong)).status).toBe(400)
    },
  )

  it('is 404 for an unknown id, and 400 for what is no id', async () => {
    expect((await patch('01900000-0000-7000-8000-000000000000', { status: 'sold' })).status).toBe(404)
    expect((await patch('1', { status: 'sold' })).status).toBe(400)
  })
})
