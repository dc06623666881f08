import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { dayOf } from '#worker/lib/days.ts'
import { ORDER_LISTS, type OrderChange, orderReference } from '#worker/orders/contract.ts'
import { RANGES, type Range } from '#worker/statistics/contract.ts'
import type { Store } from '#worker/store.ts'
import { d1Store } from '#worker/store.ts'
import { billedD1 } from './billed-d1.ts'
import { seedBusyDays } from './busy-days.ts'
import { dashboardLoad, overviewLoad } from './dashboard-load.ts'
import { chatOrder, inquiry, interaction, productEvent, sale, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { seedInteractions, seedOrders, seedSubscriptions } from './seed.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

/*
 * What D1 bills, from its own `meta`.
 */

const INTERACTION_ROWS_WRITTEN = 7
const ORDER_ROWS_WRITTEN = 16
/** A sale has more counts than others, and the rows of the owner's lists. */
const SALE_ROWS_WRITTEN = 10
const LOAD_ROWS_READ: Record<Range, number> = { 7: 2000, 30: 6000, 90: 18_000 }
/** On the first page, and on all pages with “Where it comes from” opened. To sum up the keys of a year, SQL reads each row twice. */
const YEAR_ROWS_READ = { overview: 73_000, all: 126_000 }

const local = localD1()
let made = 0
beforeEach(() => {
  made = 0
  // Not the one product event in a hundred that is counted.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
const newReference = () => {
  made += 1
  return orderReference(new Uint8Array([1, 2, made >> 10, made >> 5, made].map((bits) => bits & 31)))
}
/** Of a browser session of its own. */
const newOrder = () => {
  const reference = newReference()
  return chatOrder(reference, { user_session: `session_${reference}` })
}
const newSubscription = () => subscription(`reader-${newReference()}${VISITOR_DOMAIN}`.toLowerCase())

const ACTS: [name: string, written: number, act: (store: Store) => Promise<unknown>][] = [
  [
    'a chat click',
    INTERACTION_ROWS_WRITTEN,
    (store) => store.recordInteraction(interaction('whatsapp_click')),
  ],
  ['a price seen', 7, (store) => store.recordInteraction(interaction('pricing_view'))],
  [
    'a visit by the code on a jar',
    6,
    (store) => store.recordInteraction(interaction('batch_view', { additional_data: { lot: 'SY-26-02' } })),
  ],
  ['any other interaction', 6, (store) => store.recordInteraction(interaction('made_up'))],
  ['an order click', ORDER_ROWS_WRITTEN, (store) => store.recordOrder(newOrder())],
  ['a sale without a click', SALE_ROWS_WRITTEN, (store) => store.recordSale(sale({ amount: 633 }))],
  ['a product event', 2, (store) => store.recordProductEvent(productEvent())],
  ['a sign-up', 5 + 6, (store) => store.subscribe(newSubscription(), { userAgent: null })],
  [
    'a sign-up without an interaction',
    5,
    (store) => store.subscribe(newSubscription(), { userAgent: null, tracked: false }),
  ],
  ['a floating click', 3 + INTERACTION_ROWS_WRITTEN, (store) => store.recordInquiry(inquiry())],
  [
    'an inquiry that has words, without an interaction',
    5,
    (store) => store.recordInquiry(inquiry({ message: 'Namaste' }), { tracked: false }),
  ],
  ['an untracked event', 1, (store) => store.countUntracked('bot')],
]
const STORED = subscription(`again${VISITOR_DOMAIN}`)

describe('the rows written', () => {
  it.each(ACTS)('by %s are %i, also by the first one of a day', async (_, written, act) => {
    const { db, costOf } = billedD1(local.db)
    for (const time of [NOON, NOON + 1, NOON + DAY_MS]) {
      expect((await costOf(() => act(d1Store(db, time)))).written).toBe(written)
    }
  })

  it('by a sign-up of a stored address are none', async () => {
    const { db, costOf } = billedD1(local.db)
    const signUp = () => d1Store(db, NOON).subscribe(STORED, { userAgent: null })
    await signUp()
    expect((await costOf(signUp)).written).toBe(0)
  })
})

describe('the rows written by the owner', () => {
  it('to an order are few: a mark, its undo, a correction, and what is sent', async () => {
    const { db, costOf } = billedD1(local.db)
    const store = d1Store(db, NOON)
    const { id } = await store.recordOrder(newOrder())
    const written: Record<string, number> = {}
    const changes: [name: string, change: OrderChange][] = [
      ['sold', { status: 'sold', amount: 1266, quantity: 2, lot: 'SY-26-02' }],
      ['sold again', { status: 'sold', amount: 1266, quantity: 2, lot: 'SY-26-02' }],
      ['sent', { sent: true }],
      ['noted', { note: 'By post' }],
      ['on another day', { sold_on: dayOf(NOON - DAY_MS) }],
      ['refunded', { refunded: 633 }],
      ['taken back', { status: 'clicked' }],
      ['not sold', { status: 'cancelled' }],
    ]
    for (const [name, change] of changes)
      written[name] = (await costOf(() => store.changeOrder(id, change))).written
    expect(written).toEqual({
      sold: 11,
      'sold again': 0,
      sent: 1,
      noted: 1,
      'on another day': 15,
      refunded: 3,
      'taken back': 9,
      'not sold': 3,
    })
  })

  it('to close a thousand open orders are three an order', async () => {
    await seedOrders(local.db, { rows: 1100, from: NOON - 20 * DAY_MS, step: 1000 })
    const { db, costOf } = billedD1(local.db)
    const close = () => d1Store(db, NOON).closeOrders(dayOf(NOON - 7 * DAY_MS))
    const { written } = await costOf(close)
    expect(written).toBe(3 * LIMITS.closedOrders)
  })
})

describe('the rows read', () => {
  it('by what visitors do are the same with thousands of rows stored', async () => {
    const { db, costOf } = billedD1(local.db)
    const reads = async (time: number) => {
      const all: [name: string, read: number][] = []
      for (const [name, , act] of ACTS) all.push([name, (await costOf(() => act(d1Store(db, time)))).read])
      return all
    }
    await reads(NOON)
    const few = await reads(NOON + 1)
    await seedRows(3000, NOON - 90 * DAY_MS)
    expect(await reads(NOON + 2)).toEqual(few)
  })

  it('by a search page are those it returns, whatever the number of addresses', async () => {
    await seedRows(10_000, NOON - 90 * DAY_MS)
    const { db, costOf } = billedD1(local.db)
    const store = d1Store(db, NOON)
    const plain = await costOf(() => store.subscriptionStats({ days: 7, limit: 10 }))
    const found = await costOf(() => store.subscriptionStats({ days: 7, limit: 10, search: 'r' }))
    expect(found.read).toBeLessThanOrEqual(plain.read + 10)
  })

  it.each(RANGES)(
    'by a load of the whole dashboard at %i days are within the limit, the same with ten times the events',
    async (days) => {
      // Longer than any range with the one before it.
      await seedBusyDays(local.db, NOON, 200)
      const reads: number[] = []
      for (const rows of [2000, 20_000]) {
        await local.db.exec(
          ['newsletter_subscriptions', 'customer_interactions', 'chat_orders']
            .map((table) => `DELETE FROM ${table}`)
            .join('\n'),
        )
        await seedRows(rows, NOON - 200 * DAY_MS)
        const { db, costOf } = billedD1(local.db)
        const bill = await costOf(() => Promise.all(dashboardLoad(d1Store(db, NOON), NOON, { days })))
        expect(bill.written).toBe(0)
        reads.push(bill.read)
      }
      expect(reads[0]).toBeLessThanOrEqual(LOAD_ROWS_READ[days])
      expect(reads[1]).toBe(reads[0])
    },
  )
})

describe('the rows read for the owner', () => {
  it('by a load of a year are in proportion to its counts', async () => {
    await seedBusyDays(local.db, NOON, 740)
    const { db, costOf } = billedD1(local.db)
    const year = { from: dayOf(NOON - 365 * DAY_MS), to: dayOf(NOON) }
    for (const compare of [undefined, 'year'] as const) {
      const span = { ...year, compare }
      const overview = await costOf(() => Promise.all(overviewLoad(d1Store(db, NOON), NOON, span)))
      expect(overview.read).toBeLessThanOrEqual(YEAR_ROWS_READ.overview)
      const all = await costOf(() => Promise.all(dashboardLoad(d1Store(db, NOON), NOON, span)))
      expect(all.read).toBeLessThanOrEqual(YEAR_ROWS_READ.all)
    }
  })

  it('by what is to be done are at most a hundred of each, however much there is', async () => {
    await seedOrders(local.db, { rows: 3000, from: NOON - 90 * DAY_MS, step: 1000 })
    const { db, costOf } = billedD1(local.db)
    const store = d1Store(db, NOON)
    expect(await store.ordersToDo()).toMatchObject({ toMark: { count: 100, old: 100 } })
    expect((await costOf(() => store.ordersToDo())).read).toBeLessThanOrEqual(105)
    expect((await costOf(() => store.inquiriesToDo())).read).toBeLessThanOrEqual(110)
  })

  it('by a page of any list are at most three for each it returns, among thousands of others', async () => {
    await seedOrders(local.db, { rows: 6000, from: NOON - 90 * DAY_MS, step: 1000 })
    await local.db.exec(
      [
        "status = 'sold', sold_at = clicked_at, lot = 'SY-26-02'",
        "status = 'cancelled', cancelled_at = clicked_at",
      ]
        .map(
          (set, index) =>
            `UPDATE chat_orders SET ${set} WHERE CAST(substr(id, -3) AS INTEGER) % 3 = ${index}`,
        )
        .join('\n'),
    )
    const { db, costOf } = billedD1(local.db)
    const store = d1Store(db, NOON)
    for (const list of ORDER_LISTS) {
      const first = await store.orderList({ list, limit: 20 })
      expect(first.data).toHaveLength(20)
      for (const cursor of [undefined, first.next ?? ''])
        expect((await costOf(() => store.orderList({ list, limit: 20, cursor }))).read).toBeLessThanOrEqual(
          3 * 21,
        )
    }
    const ofLot = () => store.orderList({ list: 'sold', lot: 'SY-26-02', limit: 20 })
    expect((await costOf(ofLot)).read).toBeLessThanOrEqual(25)
  })
})

/** Rows from a time up to noon, which are not counted. */
async function seedRows(rows: number, from: number): Promise<void> {
  const spread = { rows, from, step: Math.floor((NOON - from) / rows) }
  await seedSubscriptions(local.db, spread)
  await seedInteractions(local.db, spread)
  await seedOrders(local.db, spread)
}
