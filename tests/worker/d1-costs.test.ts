import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orderReference } from '#worker/orders/contract.ts'
import { RANGES, type Range } from '#worker/statistics/contract.ts'
import type { Store } from '#worker/store.ts'
import { d1Store } from '#worker/store.ts'
import { billedD1 } from './billed-d1.ts'
import { seedBusyDays } from './busy-days.ts'
import { dashboardLoad } from './dashboard-load.ts'
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
const LOAD_ROWS_READ: Record<Range, number> = { 7: 2000, 30: 6000, 90: 18_000 }

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
  ['a pricing view', 6, (store) => store.recordInteraction(interaction('pricing_view'))],
  [
    'a visit by the code on a jar',
    6,
    (store) => store.recordInteraction(interaction('batch_view', { additional_data: { lot: 'SY-26-02' } })),
  ],
  ['any other interaction', 6, (store) => store.recordInteraction(interaction('made_up'))],
  ['an order click', ORDER_ROWS_WRITTEN, (store) => store.recordOrder(newOrder())],
  ['a sale without a click', 3 + 4, (store) => store.recordSale(sale({ amount: 633 }))],
  ['a product event', 2, (store) => store.recordProductEvent(productEvent())],
  ['a sign-up', 4 + 6, (store) => store.subscribe(newSubscription(), { userAgent: null })],
  [
    'a sign-up without an interaction',
    4,
    (store) => store.subscribe(newSubscription(), { userAgent: null, tracked: false }),
  ],
  ['a floating click', 3 + INTERACTION_ROWS_WRITTEN, (store) => store.recordInquiry(inquiry())],
  [
    'an inquiry without an interaction',
    3,
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
        const bill = await costOf(() => Promise.all(dashboardLoad(d1Store(db, NOON), days)))
        expect(bill.written).toBe(0)
        reads.push(bill.read)
      }
      expect(reads[0]).toBeLessThanOrEqual(LOAD_ROWS_READ[days])
      expect(reads[1]).toBe(reads[0])
    },
  )
})

/** Rows from a time up to noon, which are not counted. */
async function seedRows(rows: number, from: number): Promise<void> {
  const spread = { rows, from, step: Math.floor((NOON - from) / rows) }
  await seedSubscriptions(local.db, spread)
  await seedInteractions(local.db, spread)
  await seedOrders(local.db, spread)
}
