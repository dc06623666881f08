import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findMiscounts } from '#worker/cli/find-miscounts.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { d1Store, openStore } from '#worker/store.ts'
import { appWith } from './app.ts'
import { billedD1 } from './billed-d1.ts'
import { chatOrder, inquiry, interaction, productEvent, sale, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, HOUR_MS, NOON } from './times.ts'

const local = localD1()
const REFERENCE = orderReference(new Uint8Array([1, 2, 3, 4, 5]))
/** Three pricing views use it up. */
const LIMIT = 21
const at = (time: number, db = local.db) => d1Store(db, time, LIMIT)
const view = (time: number) => at(time).recordInteraction(interaction('pricing_view'))
const stored = async (table: string) => (await local.rows(`SELECT id FROM ${table}`)).length

/** Whether an event is the one in a hundred that is counted. */
const sample = (isCounted: boolean) => vi.spyOn(Math, 'random').mockReturnValue(isCounted ? 0 : 0.5)
beforeEach(() => {
  sample(false)
})

const flood = async (time: number) => {
  for (let event = 0; event < 4; event += 1) await view(time + event)
}

describe('beyond the tracked rows of a day', () => {
  it('interactions and product events are answered as ever, and not stored', async () => {
    await flood(NOON)
    const before = await local.contents()
    expect(Object.keys(await view(NOON + 5))).toEqual(Object.keys(await view(NOON + DAY_MS)))
    await at(NOON + 6).recordProductEvent(productEvent())
    expect(await stored('customer_interactions')).toBe(4)
    expect(await stored('product_analytics')).toBe(0)
    expect(before.customer_interactions).toBeTruthy()
    expect(await findMiscounts(local.rows)).toEqual([])
  })

  it('nothing is written for them, and one in a hundred is counted for all', async () => {
    await flood(NOON)
    const { db, costOf } = billedD1(local.db)
    const store = at(NOON + 5, db)
    const acts = [
      () => store.recordInteraction(interaction('whatsapp_click')),
      () => store.recordProductEvent(productEvent()),
      () => store.countUntracked('gpc'),
    ]
    for (const act of acts) expect((await costOf(act)).written).toBe(0)
    sample(true)
    for (const act of acts) expect((await costOf(act)).written).toBe(1)
    expect(await local.counts()).toEqual({
      'interaction:pricing_view': 3,
      'untracked:daily_limit': 200,
      'untracked:gpc': 100,
    })
  })

  it('orders, sign-ups, inquiries and what the owner does are stored', async () => {
    await flood(NOON)
    const store = at(NOON + 5)
    const { id } = await store.recordOrder(chatOrder(REFERENCE))
    await store.recordInquiry(inquiry({ message: 'Namaste' }))
    await store.subscribe(subscription('asha@visitor.example'), { userAgent: null })
    await store.recordSale(sale({ amount: 633 }))
    await store.changeOrder(id, { status: 'sold' })
    expect(await store.findOrders([REFERENCE])).toMatchObject([{ status: 'sold' }])
    expect(await stored('chat_orders')).toBe(2)
    expect(await stored('contact_inquiries')).toBe(1)
    expect(await stored('newsletter_subscriptions')).toBe(1)
    expect(await stored('customer_interactions')).toBe(3 + 3)
  })

  it.each([
    ['untracked visits', () => at(NOON).countUntracked('bot')],
    ['order clicks', () => at(NOON).recordOrder(chatOrder(REFERENCE, { user_session: crypto.randomUUID() }))],
  ])('%s are among those rows', async (_, act) => {
    for (let event = 0; event < LIMIT; event += 1) await act()
    const before = await stored('customer_interactions')
    await view(NOON + 1)
    expect(await stored('customer_interactions')).toBe(before)
  })

  it('so are product events, of which one in a hundred is counted for all', async () => {
    sample(true)
    await at(NOON).recordProductEvent(productEvent())
    await view(NOON + 1)
    expect([await stored('product_analytics'), await stored('customer_interactions')]).toEqual([1, 0])
  })

  it('what a rate limit refused is not, because of a hundred only one is written', async () => {
    await at(NOON).countUntracked('rate_limit', 100)
    await view(NOON + 1)
    expect(await stored('customer_interactions')).toBe(1)
  })
})

describe('the day', () => {
  /** The midnight of D1’s day, which is 5:30 in Asia/Kolkata. */
  const MIDNIGHT = Date.UTC(2026, 10, 21)

  it('lasts to midnight in UTC, over midnight in Asia/Kolkata', async () => {
    await flood(MIDNIGHT + HOUR_MS)
    await view(MIDNIGHT + DAY_MS - 1)
    expect(await stored('customer_interactions')).toBe(3)
    await view(MIDNIGHT + DAY_MS)
    expect(await stored('customer_interactions')).toBe(4)
  })
})

describe('TRACKED_ROWS_DAILY', () => {
  it.each([
    ['0', 0],
    ['7', 1],
    ['60000', 2],
    ['many', 2],
    [undefined, 2],
  ])('%s lets %i of two visits be stored', async (limit, visits) => {
    const env = { DB: local.db, ...(limit !== undefined && { TRACKED_ROWS_DAILY: limit }) }
    for (const time of [NOON, NOON + 1]) {
      await openStore(env, time).recordInteraction(interaction('pricing_view'))
    }
    expect(await stored('customer_interactions')).toBe(visits)
  })

  it('is read for a visitor’s request, who cannot tell', async () => {
    const visitor = appWith({ DB: local.db, TRACKED_ROWS_DAILY: '0' }).visitor()
    const click = { interaction_type: 'pricing_view', user_session: visitor.session }
    expect((await visitor.post('/interactions', click)).status).toBe(201)
    expect(await stored('customer_interactions')).toBe(0)
  })
})
