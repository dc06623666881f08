import { describe, expect, it } from 'vitest'
import { orderReference } from '#worker/orders/contract.ts'
import { d1Store } from '#worker/store.ts'
import { chatOrder, sale } from './inputs.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const PAGE = { days: 7, limit: 10 } as const

const local = localD1()
const at = (time: number, db = local.db) => d1Store(db, time)
const reference = (number: number) => orderReference(new Uint8Array([1, 2, 3, number >> 5, number & 31]))
const clicked = async (number = 1, fields = {}) =>
  (await at(NOON - DAY_MS).recordOrder(chatOrder(reference(number), fields))).id
describe('a click on an order link', () => {
  it('stores the order, its product event and its chat click', async () => {
    const visit_source = { utm_source: ' Instagram ', referrer: 'google.com' }
    const page_url = 'https://site.example/blog/a/?x=1#y'
    await at(NOON).recordOrder(chatOrder(reference(1), { visit_source, page_url }))
    const pack = '500g'
    const placement = 'shop-order'
    expect(await at(NOON).listOrders(PAGE)).toMatchObject([
      { status: 'clicked', amount: 633, quantity: 1, pack, placement, source: 'instagram', page: '/blog/a' },
    ])
    expect(await at(NOON).listProductEvents(PAGE)).toMatchObject([
      { event_name: 'order_click', product_name: pack, action_type: 'whatsapp_order', conversion_value: 633 },
    ])
    expect(await at(NOON).listInteractions(PAGE)).toMatchObject([
      { interaction_type: 'whatsapp_click', page_url, additional_data: { placement, pack, ...visit_source } },
    ])
    expect(await local.counts()).toEqual({ 'interaction:whatsapp_click': 1 })
  })

  it('stores jars, total and delivery charge, and the price of one pack with its product event', async () => {
    const shown = { pack: '250g', quantity: 3, amount: 1050, charge: 60 }
    await at(NOON).recordOrder(chatOrder(reference(1), shown))
    expect(await at(NOON).listOrders(PAGE)).toMatchObject([shown])
    expect(await at(NOON).listProductEvents(PAGE)).toMatchObject([{ conversion_value: 330 }])
  })
})

it('an order that is sold again keeps its time and what a change does not name; taken back, it has no sale', async () => {
  const id = await clicked()
  const sold_at = new Date(NOON).toISOString()
  const details = { amount: 1200.5, quantity: 2, note: 'cash' }
  const sold = await at(NOON).changeOrder(id, { status: 'sold', ...details })
  expect(sold).toMatchObject({ status: 'sold', sold_at, ...details })
  await at(NOON + DAY_MS).changeOrder(id, { note: 'By post' })
  const again = await at(NOON + DAY_MS).changeOrder(id, { status: 'sold', amount: 700 })
  expect(again).toMatchObject({ sold_at, amount: 700, quantity: 2, note: 'By post' })
  const numbers = async () =>
    (await at(NOON + DAY_MS).orderStats(PAGE)).series.slice(-2).map((day) => day.rupees)
  expect(await numbers()).toEqual([700, 0])
  const back = await at(NOON + DAY_MS).changeOrder(id, { status: 'clicked' })
  expect(back).toMatchObject({ status: 'clicked', sold_at: null })
  expect(await numbers()).toEqual([0, 0])
})

describe('an order that is erased', () => {
  it('and was not sold is gone', async () => {
    const [id, other] = [await clicked(1), await clicked(2)]
    await at(NOON).changeOrder(other, { status: 'cancelled' })
    for (const each of [id, other, other]) await at(NOON).deleteOrder(each)
    expect(await local.rows('SELECT id FROM chat_orders')).toEqual([])
    expect((await at(NOON).orderStats(PAGE)).summary.clicked.inRange).toBe(0)
    expect(await local.counts()).toEqual({ 'interaction:whatsapp_click': 2 })
  })

  it('and was sold keeps what the accounts need, and counts as of an unknown source', async () => {
    const id = await clicked(1, { visit_source: { utm_source: 'instagram' }, page_url: '/blog/a' })
    const sale = { amount: 1266, quantity: 2 }
    await at(NOON).changeOrder(id, { status: 'sold', ...sale, note: 'Mrs Patil' })
    for (const time of [NOON, NOON + DAY_MS]) await at(time).deleteOrder(id)
    const erased = { reference: null, source: null, page: null, note: null, user_session: null }
    const kept = { quantity: 2, amount: 126_600, pack: '500g', placement: 'shop-order', sold_at: NOON }
    expect(await local.rows('SELECT * FROM chat_orders')).toMatchObject([{ id, ...erased, ...kept }])
    const { breakdowns } = await at(NOON).orderStats(PAGE)
    for (const dimension of ['source', 'page'] as const)
      expect(breakdowns[dimension]).toMatchObject([{ key: 'unknown', clicked: 1, sold: 1, rupees: 1266 }])
  })

  it('and was sold keeps the lot of the jar that it was made with', async () => {
    const id = await clicked(1, { visit_source: { lot: 'SY-26-02' } })
    await at(NOON).changeOrder(id, { status: 'sold' })
    await at(NOON).deleteOrder(id)
    expect(await at(NOON).listOrders(PAGE)).toMatchObject([{ reference: null, source: 'lot:SY-26-02' }])
  })

  it('before its click is sent again, because the answer was lost, stays erased', async () => {
    const { db, queries } = unacknowledgedD1(local.db, 1, async () => {
      const [row] = await local.rows<{ id: string }>('SELECT id FROM chat_orders')
      await at(NOON).deleteOrder(row?.id ?? '')
    })
    await at(NOON, db).recordOrder(chatOrder(reference(1)))
    expect(queries.count).toBe(2)
    expect(await local.rows('SELECT id FROM chat_orders')).toEqual([])
  })

  it('cannot be found by its reference, and a click on the same link is a new order', async () => {
    const id = await clicked()
    await at(NOON).changeOrder(id, { status: 'sold' })
    await at(NOON).deleteOrder(id)
    expect(await at(NOON).findOrders([reference(1)])).toEqual([])
    expect(await clicked()).not.toBe(id)
  })
})

describe('a sale without a click', () => {
  it('is cancelled when it is taken back', async () => {
    const row = await at(NOON).recordSale(sale({ amount: 330 }))
    const taken = await at(NOON).changeOrder(row?.id ?? '', { status: 'clicked' })
    expect(taken).toMatchObject({ status: 'cancelled' })
    expect((await at(NOON).orderStats(PAGE)).summary.rupees.inRange).toBe(0)
  })
})
