import { describe, expect, it } from 'vitest'
import { orderReference } from '#contract/order-reference.ts'
import type { Order, OrderSearch, OrderStats } from '#contract/orders.ts'
import type { Failure, Success } from '#contract/responses.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import type { Visitor } from './visitor.ts'

const local = localD1()
const site = () => appWith({ DB: local.db, OWNER_KEY })
const REFERENCE = orderReference(new Uint8Array([7, 14, 21, 28, 3]))
const OTHER_REFERENCE = orderReference(new Uint8Array([8, 14, 21, 28, 3]))

type One = Success & { data: [Order] }
type Found = Success & OrderSearch

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
const find = (typed: string) =>
  site()
    .owner()
    .get<Found>(`/owner/orders?reference=${encodeURIComponent(typed)}`)
const patch = (id: string | undefined, body: object) =>
  site().owner().call<One>('PATCH', `/owner/orders/${id}`, {}, body)
const stats = async () => (await site().owner().get<OrderStats>('/stats/orders?days=7')).body

describe('POST /api/orders', () => {
  it('records an order and returns its id', async () => {
    const { status, body } = await order(site().visitor())
    expect(status).toBe(201)
    expect(body).toEqual({ success: true, data: [{ id: expect.any(String), reference: REFERENCE }] })
    expect((await stats()).data).toMatchObject([{ id: body.data[0].id, status: 'clicked', amount: 633 }])
  })

  it('takes a reference in lower case, and an order without pack and price', async () => {
    const fields = { reference: REFERENCE.toLowerCase(), pack: null, amount: undefined }
    expect((await order(site().visitor(), fields)).status).toBe(201)
    expect((await stats()).data).toMatchObject([{ reference: REFERENCE, pack: null, amount: null }])
  })

  it('answers a repeated order with the same id, and stores it once', async () => {
    const visitor = site().visitor()
    const [first, again] = [await order(visitor), await order(visitor)]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await local.counts()).toEqual({ 'interaction:whatsapp_click': 1 })
  })

  it('does not show the owner’s note to whoever repeats it', async () => {
    const visitor = site().visitor()
    const { body } = await order(visitor)
    await patch(body.data[0].id, { status: 'sold', note: 'the owner’s note' })
    expect((await order(visitor)).text).not.toContain('note')
  })

  const wrongCheck = REFERENCE.slice(0, -1) + (REFERENCE.endsWith('0') ? '1' : '0')
  it.each<[path: string, wrong: Record<string, unknown>]>([
    ['reference', { reference: wrongCheck }],
    ['reference', { reference: '' }],
    ['reference', { reference: null }],
    ['pack', { pack: 'x'.repeat(51) }],
    ['placement', { placement: '' }],
    ['placement', { placement: 'x'.repeat(101) }],
    ['placement', { placement: 'a\u0000b' }],
    ['user_session', { user_session: undefined }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 1.005 }],
    ['amount', { amount: 100_000_000 }],
    ['amount', { amount: '633' }],
    ['visit_source.lot', { visit_source: { lot: 'x'.repeat(101) } }],
  ])('rejects a bad %s: %j', async (path, wrong) => {
    const { status, body } = await order(site().visitor(), wrong)
    expect([status, (body as unknown as Failure).issues?.map((issue) => issue.path)]).toEqual([400, [path]])
    expect(await local.rows('SELECT id FROM chat_orders')).toEqual([])
  })
})

describe('GET /api/owner/orders', () => {
  it('finds the order of a message as a customer sends it', async () => {
    await order(site().visitor())
    const spaced = `${REFERENCE.slice(0, 3).toLowerCase()} ${REFERENCE.slice(3)}`
    const { body } = await find(`Namaste!\nI would like\n500g\nreference:\n${spaced}\nPune 411 030`)
    expect(body).toMatchObject({ success: true, data: [{ reference: REFERENCE }], unknown: [] })
  })

  it('returns every order of a copied link with its time, and what is unknown', async () => {
    await order(site().visitor())
    await order(site().visitor())
    const { body } = await find(`Reference: ${REFERENCE} Reference: ${OTHER_REFERENCE}`)
    expect(body.data).toHaveLength(2)
    for (const { clicked_at } of body.data) expect(Date.parse(clicked_at ?? '')).toBeGreaterThan(0)
    expect(body.unknown).toEqual([OTHER_REFERENCE])
  })

  it.each(['', ' ', 'x'.repeat(2001), 'a\u0000b'])('rejects %j', async (typed) => {
    expect((await find(typed)).status).toBe(400)
  })
})

describe('POST /api/owner/orders', () => {
  const record = (body: object) => site().owner().post<One>('/owner/orders', body)

  it('records a sale without a reference, and one with an unknown reference', async () => {
    expect(await record({})).toMatchObject({ status: 201, body: { message: 'Recorded' } })
    const { status, body } = await record({ reference: REFERENCE, pack: '250g', amount: 330, quantity: 1 })
    expect([status, body.data[0]]).toMatchObject([201, { reference: REFERENCE, status: 'sold', amount: 330 }])
    expect((await stats()).summary).toMatchObject({
      sold: { inRange: 2 },
      rupees: { inRange: 330 },
      soldFromClicks: { inRange: 0 },
    })
  })

  it('stores a sale that is sent twice once, and answers the stored row', async () => {
    const id = '01900000-0000-7000-8000-000000000001'
    const first = await record({ id, reference: REFERENCE, amount: 633 })
    const [again, changed] = [
      await record({ id, reference: REFERENCE, amount: 633 }),
      await record({ id, amount: 700 }),
    ]
    expect([again.status, again.body.data]).toEqual([201, first.body.data])
    expect(changed.body.data).toEqual(first.body.data)
    expect((await stats()).summary).toMatchObject({ sold: { inRange: 1 }, rupees: { inRange: 633 } })
  })

  it('refuses the reference of an order', async () => {
    await order(site().visitor())
    const { status, body } = await record({ reference: REFERENCE })
    expect([status, body]).toMatchObject([
      400,
      { code: 'invalid', message: 'There is an order with this reference: mark it as sold' },
    ])
  })

  it.each([
    { reference: 'AAAAAA' },
    { amount: -1 },
    { quantity: 0 },
    { quantity: 1.5 },
    { note: 'x'.repeat(501) },
  ])('rejects %j', async (wrong) => {
    expect((await record(wrong)).status).toBe(400)
    expect((await stats()).summary.sold.inRange).toBe(0)
  })
})

describe('PATCH /api/owner/orders/:id', () => {
  it('marks an order as sold and takes it back', async () => {
    const { body } = await order(site().visitor())
    const { id } = body.data[0]
    const sold = await patch(id, { status: 'sold', amount: 1266, quantity: 2, note: 'two jars\ncash' })
    expect([sold.status, sold.body]).toMatchObject([
      200,
      { success: true, message: 'Changed', data: [{ id, status: 'sold', amount: 1266, quantity: 2 }] },
    ])
    expect((await stats()).summary.rupees.inRange).toBe(1266)
    expect((await stats()).breakdowns.source).toEqual([
      { key: 'instagram', clicked: 1, sold: 1, rupees: 1266 },
    ])
    await patch(id, { status: 'cancelled', note: null })
    expect((await stats()).data).toMatchObject([{ status: 'cancelled', sold_at: null, note: null }])
    expect((await stats()).summary.rupees.inRange).toBe(0)
  })

  it('takes the earlier time of a sale, but no future one', async () => {
    const { body } = await order(site().visitor())
    const { id } = body.data[0]
    const sold_at = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString()
    expect((await patch(id, { status: 'sold', sold_at })).body).toMatchObject({ data: [{ sold_at }] })
    const future = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    expect((await patch(id, { status: 'sold', sold_at: future })).status).toBe(400)
  })

  it.each([
    {},
    { sold_at: null },
    { status: 'lost' },
    { status: 'sold', amount: 'x' },
    { status: 'sold', quantity: 1000 },
  ])('rejects %j', async (wrong) => {
    const { body } = await order(site().visitor())
    expect((await patch(body.data[0].id, wrong)).status).toBe(400)
  })

  it('is 404 for an unknown id, and 400 for what is no id', async () => {
    expect((await patch('01900000-0000-7000-8000-000000000000', { status: 'sold' })).status).toBe(404)
    expect((await patch('1', { status: 'sold' })).status).toBe(400)
  })
})

describe('GET /api/stats/orders', () => {
  it('pages through the orders', async () => {
    for (let times = 0; times < 3; times += 1) await order(site().visitor())
    const owner = site().owner()
    const { body } = await owner.get<OrderStats>('/stats/orders?limit=2')
    expect(body.data).toHaveLength(2)
    const rest = await owner.get<OrderStats>(`/stats/orders?limit=2&before=${body.data[1]?.id}`)
    expect(rest.body.data).toHaveLength(1)
  })

  it('is a CSV file too, with formulas neutralised', async () => {
    const { body } = await order(site().visitor())
    await patch(body.data[0].id, { status: 'sold', note: '=1+1' })
    const { text } = await site().owner().get<string>('/stats/orders.csv?days=7')
    const [heading, line] = text.replace('\uFEFF', '').split('\r\n')
    expect(heading).toBe(
      'id,reference,status,clicked_at,sold_at,amount,quantity,pack,placement,source,page,note',
    )
    expect(line).toMatch(
      new RegExp(`,${REFERENCE},sold,\\S+Z,\\S+Z,633,1,500g,shop-order,instagram,/,'=1\\+1$`),
    )
  })
})
