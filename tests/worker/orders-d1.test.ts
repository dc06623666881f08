import { afterEach, describe, expect, it } from 'vitest'
import { orderReference } from '#contract/order-reference.ts'
import { undoOf } from '#contract/orders.ts'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { chatOrder, sale } from './inputs.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const PAGE = { days: 7, limit: 10 } as const

const local = localD1()
const at = (time: number, db = local.db) => d1Store(db, time)
const reference = (number: number) => orderReference(new Uint8Array([1, 2, 3, number >> 5, number & 31]))
const orders = () => local.rows('SELECT * FROM chat_orders')

async function expectExactCounts(): Promise<void> {
  expect(await miscounted(local.rows)).toEqual([])
}

describe('a click on an order link', () => {
  afterEach(expectExactCounts)

  it('stores the order, its product event, its chat click and their counts', async () => {
    const visit_source = { utm_source: ' Instagram ', referrer: 'google.com' }
    const page_url = 'https://site.example/blog/a/?x=1#y'
    await at(NOON).recordOrder(chatOrder(reference(1), { visit_source, page_url }))
    expect(await at(NOON).listOrders(PAGE)).toMatchObject([
      {
        reference: reference(1),
        status: 'clicked',
        clicked_at: new Date(NOON).toISOString(),
        sold_at: null,
        amount: 633,
        quantity: 1,
        pack: '500g',
        placement: 'shop-order',
        source: 'instagram',
        page: '/blog/a',
        note: null,
      },
    ])
    expect(await at(NOON).listProductEvents(PAGE)).toMatchObject([
      {
        event_name: 'order_click',
        product_name: '500g',
        action_type: 'whatsapp_order',
        conversion_value: 633,
      },
    ])
    expect(await at(NOON).listInteractions(PAGE)).toMatchObject([
      {
        interaction_type: 'whatsapp_click',
        page_url,
        additional_data: { placement: 'shop-order', pack: '500g', ...visit_source },
      },
    ])
    expect(await local.counts()).toEqual({ 'interaction:whatsapp_click': 1 })
  })

  it('names the lot of a batch page as its source', async () => {
    const visit_source = { utm_source: 'instagram', lot: 'CP2611A' }
    await at(NOON).recordOrder(chatOrder(reference(1), { visit_source }))
    const { breakdowns } = await at(NOON).orderStats(PAGE)
    expect(breakdowns.source).toEqual([{ key: 'lot:CP2611A', clicked: 1, sold: 0, rupees: 0 }])
  })

  it('is another order when another visitor follows a copied link', async () => {
    await at(NOON).recordOrder(chatOrder(reference(1)))
    await at(NOON + 1).recordOrder(chatOrder(reference(1), { user_session: 'session_1_b' }))
    const { data } = await at(NOON).findOrders(reference(1))
    expect(data.map(({ clicked_at }) => Date.parse(clicked_at ?? ''))).toEqual([NOON + 1, NOON])
  })
})

describe('an order', () => {
  afterEach(expectExactCounts)

  const clicked = async (number = 1, fields = {}) =>
    (await at(NOON - DAY_MS).recordOrder(chatOrder(reference(number), fields))).id

  it('counts on the day that it is marked as sold, and its undo takes it back there', async () => {
    const id = await clicked()
    expect(
      await at(NOON).changeOrder(id, { status: 'sold', amount: 1200.5, quantity: 2, note: 'cash' }),
    ).toMatchObject({
      status: 'sold',
      sold_at: new Date(NOON).toISOString(),
      amount: 1200.5,
      quantity: 2,
      note: 'cash',
    })
    const { summary, series, breakdowns } = await at(NOON).orderStats(PAGE)
    expect(summary).toEqual({
      clicked: { inRange: 1, previous: 0 },
      sold: { inRange: 1, previous: 0 },
      rupees: { inRange: 1200.5, previous: 0 },
      soldFromClicks: { inRange: 1, previous: 0 },
    })
    expect(series.slice(-2)).toEqual([
      { day: '2026-11-20', clicked: 1, sold: 0, rupees: 0 },
      { day: '2026-11-21', clicked: 0, sold: 1, rupees: 1200.5 },
    ])
    expect(breakdowns.pack).toEqual([{ key: '500g', clicked: 1, sold: 1, rupees: 1200.5 }])
    await expectExactCounts()

    await at(NOON + 3 * DAY_MS).changeOrder(id, { status: 'clicked' })
    const after = await at(NOON + 3 * DAY_MS).orderStats(PAGE)
    expect(after.summary.sold).toEqual({ inRange: 0, previous: 0 })
    expect(after.summary.rupees).toEqual({ inRange: 0, previous: 0 })
    expect(after.series.map(({ sold }) => sold)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(after.breakdowns.pack).toEqual([{ key: '500g', clicked: 1, sold: 0, rupees: 0 }])
  })

  it('counts once when it is marked as sold twice, and keeps the first time', async () => {
    const id = await clicked()
    await at(NOON).changeOrder(id, { status: 'sold' })
    const again = await at(NOON + DAY_MS).changeOrder(id, { status: 'sold', amount: 600 })
    expect(again?.sold_at).toBe(new Date(NOON).toISOString())
    expect((await at(NOON).orderStats(PAGE)).summary.rupees.inRange).toBe(600)
  })

  it('keeps what another phone wrote into another field', async () => {
    const id = await clicked()
    await at(NOON).changeOrder(id, { status: 'sold', amount: 500 })
    await at(NOON + DAY_MS).changeOrder(id, { note: 'By post' })
    expect(await at(NOON + DAY_MS).changeOrder(id, { amount: 700 })).toMatchObject({
      status: 'sold',
      sold_at: new Date(NOON).toISOString(),
      amount: 700,
      note: 'By post',
    })
    expect((await at(NOON + DAY_MS).orderStats(PAGE)).summary.rupees.inRange).toBe(700)
  })

  it('is sold on its first day again when a mark as not sold is undone', async () => {
    const id = await clicked()
    const sold = await at(NOON).changeOrder(id, { status: 'sold', amount: 500 })
    const change = { status: 'cancelled' } as const
    await at(NOON + DAY_MS).changeOrder(id, change)
    expect(sold && (await at(NOON + 2 * DAY_MS).changeOrder(id, undoOf(sold, change)))).toEqual(sold)
    const { series } = await at(NOON + 2 * DAY_MS).orderStats(PAGE)
    expect(series.slice(-3).map(({ day, rupees }) => [day, rupees])).toEqual([
      ['2026-11-21', 500],
      ['2026-11-22', 0],
      ['2026-11-23', 0],
    ])
  })

  it('is sold on the day of a new mark', async () => {
    const id = await clicked()
    for (const status of ['sold', 'cancelled'] as const) await at(NOON).changeOrder(id, { status })
    const again = await at(NOON + DAY_MS).changeOrder(id, { status: 'sold' })
    expect(again?.sold_at).toBe(new Date(NOON + DAY_MS).toISOString())
  })

  it('counts once when twenty marks and undos of many days run at once', async () => {
    const id = await clicked()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        at(NOON + (index % 4) * DAY_MS).changeOrder(id, {
          status: index % 3 === 0 ? 'clicked' : 'sold',
          amount: 100 * (index + 1),
        }),
      ),
    )
  })

  it('counts once when the acknowledgement of a mark is lost', async () => {
    const id = await clicked()
    await at(NOON, unacknowledgedD1(local.db).db).changeOrder(id, { status: 'sold' })
    expect((await at(NOON).orderStats(PAGE)).summary.sold.inRange).toBe(1)
  })
})

describe('a sale without a click', () => {
  afterEach(expectExactCounts)

  it('counts once when its acknowledgement is lost', async () => {
    const row = await at(NOON, unacknowledgedD1(local.db).db).recordSale(sale({ reference: reference(1) }))
    expect(row?.reference).toBe(reference(1))
    expect(await orders()).toHaveLength(1)
  })

  it('is recorded once when two phones record the same reference at once', async () => {
    const rows = await Promise.all([1, 2].map(() => at(NOON).recordSale(sale({ reference: reference(1) }))))
    expect(rows.filter(Boolean)).toHaveLength(1)
    expect((await at(NOON).orderStats(PAGE)).summary.sold.inRange).toBe(1)
  })

  it('is cancelled by its undo, and leaves the counts', async () => {
    const row = await at(NOON).recordSale(sale({ amount: 330 }))
    expect((await at(NOON).changeOrder(row?.id ?? '', { status: 'clicked' }))?.status).toBe('cancelled')
    expect((await at(NOON).orderStats(PAGE)).summary.rupees.inRange).toBe(0)
  })
})

describe('the breakdowns of orders', () => {
  afterEach(expectExactCounts)

  it('have ten rows, and the others as one', async () => {
    for (let number = 0; number < 16; number += 1) {
      const store = at(number < 14 ? NOON - DAY_MS : NOON)
      await store.recordOrder(chatOrder(reference(number), { placement: `place-${number}` }))
    }
    const { placement } = (await at(NOON).orderStats(PAGE)).breakdowns
    expect(placement).toHaveLength(10)
    expect(placement.at(-1)?.key).toBe('other')
    expect(placement.reduce((sum, { clicked }) => sum + clicked, 0)).toBe(16)
  })

  it('take back a sale from the key that it was added to, beyond the limit of keys', async () => {
    const ids: string[] = []
    for (let number = 0; number < 25; number += 1) {
      const { id } = await at(NOON).recordOrder(
        chatOrder(reference(number), { placement: `place-${number}` }),
      )
      await at(NOON).changeOrder(id, { status: 'sold', amount: 100 })
      ids.push(id)
    }
    await expectExactCounts()
    for (const id of ids) await at(NOON + DAY_MS).changeOrder(id, { status: 'cancelled' })
    expect(
      await local.rows(`SELECT key FROM daily_counts WHERE metric LIKE 'sold%' AND (count, value) <> (0, 0)`),
    ).toEqual([])
  })
})

describe('the privacy of orders', () => {
  it('deletes the unsold ones of a browser session, and unlinks the sold ones', async () => {
    const [sold, open, cancelled] = await Promise.all(
      [1, 2, 3].map((number) => at(NOON + number).recordOrder(chatOrder(reference(number)))),
    )
    await at(NOON).recordOrder(chatOrder(reference(4), { user_session: 'session_1_b' }))
    await at(NOON).changeOrder(sold?.id ?? '', { status: 'sold', note: 'cash' })
    await at(NOON).changeOrder(cancelled?.id ?? '', { status: 'cancelled' })
    const { orders: shown } = await at(NOON).sessionData('session_1_a')
    expect(shown.map(({ id }) => id).sort()).toEqual([sold?.id, open?.id, cancelled?.id])
    expect(shown[0]).not.toHaveProperty('note')
    await at(NOON).deleteSessionData('session_1_a')
    expect((await at(NOON).sessionData('session_1_a')).orders).toEqual([])
    const kept = await local.rows('SELECT reference, user_session FROM chat_orders ORDER BY reference')
    expect(kept).toEqual([
      { reference: reference(1), user_session: null },
      { reference: reference(4), user_session: 'session_1_b' },
    ])
    expect((await at(NOON).orderStats(PAGE)).summary.sold.inRange).toBe(1)
  })
})
