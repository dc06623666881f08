import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import { showCount } from '#contract/format.ts'
import { DAILY_LIMITS, type DailyLimits } from '#contract/limits.ts'
import { DayFull } from '#worker/d1/day-full.ts'
import { MY_DATA_ROWS } from '#worker/my-data/contract.ts'
import { ORDER_LISTS } from '#worker/orders/constants.ts'
import type { OrderChange } from '#worker/orders/contract.ts'
import type { Span } from '#worker/statistics/contract.ts'
import type { D1Store } from '#worker/store.ts'
import { minuteLimits } from '../worker-config.ts'
import { localSite } from './app.ts'
import { seedBusyShop } from './busy-days.ts'
import { inquiry, interaction, numberedOrder, productEvent, sale, subscription } from './inputs.ts'
import { billedD1, unacknowledgedD1 } from './intercepted-d1.ts'
import { seedInquiries, seedInteractions, seedOrders } from './seed.ts'
import { DAY_MS, NOON } from './times.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

/* What D1 bills, from its own `meta`. */

const site = localSite()
const OTHERS = ['250g', '1kg', '2kg'].map((pack) => ({ pack, jars: 1, each: 100 }))

type Act = (store: D1Store) => Promise<unknown>

/** The rows that D1 bills for an act. */
async function costOf(act: Act, { time = NOON, db = site.db, limits = DAILY_LIMITS as DailyLimits } = {}) {
  const { db: billed, costOf } = billedD1(db)
  return costOf(() => act(site.at(time, billed, limits)))
}
const readBy = async (act: Act) => (await costOf(act)).read

let made = 0
beforeEach(() => {
  made = 0
})
const newOrder = () => numberedOrder(++made)
const newSubscription = () => subscription(`reader-${++made}${VISITOR_DOMAIN}`)
const TO_CONFIRM = { userAgent: null, confirm: true }

/** Rows written by what visitors do: one of them counts it for the day. */
const VISITS: [name: string, written: number, act: Act][] = [
  ['a chat click', 3, (store) => store.recordInteraction(interaction('whatsapp_click'))],
  ['a product event', 3, (store) => store.recordProductEvent(productEvent())],
  ['an untracked event', 2, (store) => store.countUntracked('bot')],
  ['an order click', 8, (store) => store.recordOrder(newOrder())],
  ['an order click of four sizes', 8, (store) => store.recordOrder({ ...newOrder(), others: OTHERS })],
  ['a floating click', 5, (store) => store.recordInquiry(inquiry())],
  ['a question', 4, (store) => store.recordInquiry(inquiry({ inquiry_type: 'question', message: 'x' }))],
  ['a sign-up', 6, (store) => store.subscribe(newSubscription(), { userAgent: null })],
  ['a sign-up that is to be confirmed', 7, (store) => store.subscribe(newSubscription(), TO_CONFIRM)],
]

/** A day that has room for nothing. */
const FULL: DailyLimits = { event: 0, order: 0, sign_up: 0, inquiry: 0, chat: 0, mail: 0 }

/** Inquiries and open orders of the day and of those before. */
async function seedBusyDay(): Promise<void> {
  const from = NOON - 3 * DAY_MS
  const spread = { rows: 3000, from, step: Math.floor((NOON - from) / 3000) }
  for (const seed of [seedInquiries, seedInteractions, seedOrders]) await seed(site.db, spread)
}

describe('the rows written', () => {
  it.each([
    ...VISITS,
    ['a sale without a click', 5, (store) => store.recordSale(sale({ amount: 633 }))] as (typeof VISITS)[0],
  ])('by %s are %i, also by the first one of a day', async (_, written, act) => {
    for (const time of [NOON, NOON + 1, NOON + DAY_MS])
      expect((await costOf(act, { time })).written).toBe(written)
  })

  it('by the owner to an order are few: a mark, none where it is repeated, a correction, and a sale of four sizes', async () => {
    const { id } = await site.at(NOON).recordOrder(newOrder())
    const sold = { status: 'sold', amount: 1266, quantity: 2, lot: 'SY-26-02' } as const
    const changes: [OrderChange, number][] = [
      [sold, 6],
      [sold, 0],
      [{ sent: true }, 1],
      // One more for the lot of each further size.
      [{ ...sold, others: OTHERS.map((line) => ({ ...line, lot: 'SY-26-02' })) }, 5],
    ]
    for (const [change, written] of changes) {
      const cost = await costOf((store) => store.changeOrder(id, change))
      expect([change, cost.written]).toEqual([change, written])
    }
  })
})

describe('the rows read', () => {
  it.each(VISITS)(
    'by %s are the same with thousands stored; where the day has no room for it, or it is tried again, they are at most six, and none is written',
    async (name, _, act) => {
      const refused: Act = (store) => act(store).catch((error) => expect(error).toBeInstanceOf(DayFull))
      await act(site.at(NOON - 2))
      const few = await costOf(act, { time: NOON - 1 })
      const fewAndRefused = await costOf(refused, { limits: FULL })
      await seedBusyDay()
      expect(await costOf(act, { time: NOON + 1 })).toEqual(few)
      for (const { read, written } of [fewAndRefused, await costOf(refused, { limits: FULL })])
        expect([written, read <= 6 || read]).toEqual([0, true])
      // Counting a bot is not tried again.
      if (name === 'an untracked event') return
      const { db, queries } = unacknowledgedD1(site.db)
      // The bill has the attempt that was acknowledged, the second.
      const { read, written } = await costOf(act, { time: NOON + 2, db })
      expect([queries.count, written, read <= 6 || read]).toEqual([2, 0, true])
    },
  )

  it('by an order link or a sign-up that is sent again are at most six, and none is written', async () => {
    const acts: Act[] = [
      (store) => store.recordOrder(numberedOrder(1)),
      (store) => store.subscribe(subscription('a@visitor.example'), { userAgent: null }),
    ]
    for (const act of acts) await act(site.at(NOON - 1))
    await seedBusyDay()
    for (const act of acts) {
      const { read, written } = await costOf(act)
      expect([written, read <= 6 || read]).toEqual([0, true])
    }
  })

  it('of a to-do list are about a hundred of each kind, however many there are', async () => {
    await seedOrders(site.db, { rows: 3000, from: NOON - 90 * DAY_MS, step: 1000 })
    expect(await site.at(NOON).ordersToDo([])).toMatchObject({ toMark: { count: 100, old: 100 } })
    expect(await readBy((store) => store.ordersToDo([]))).toBeLessThanOrEqual(110)
    expect(await readBy((store) => store.inquiriesToDo())).toBeLessThanOrEqual(110)
  })

  it('by a page of any list are at most three for each it returns, or five of a lot, among thousands of others', async () => {
    await seedOrders(site.db, { rows: 6000, from: NOON - 90 * DAY_MS, step: 1000 })
    await site.db.exec(`UPDATE chat_orders SET status = 'sold', sold_at = clicked_at, amount = 63300, lot = 'SY-26-02' WHERE substr(id, -1) < '4'
      UPDATE chat_orders SET received = amount WHERE sold_at IS NOT NULL AND substr(id, -1) < '3'
      UPDATE chat_orders SET status = 'cancelled', cancelled_at = clicked_at WHERE substr(id, -1) > '8'`)
    const store = site.at(NOON)
    for (const list of ORDER_LISTS) {
      const first = await store.orderList({ list, limit: 20 })
      expect(first.data).toHaveLength(20)
      for (const cursor of [undefined, first.next ?? '']) {
        const read = await readBy((store) => store.orderList({ list, limit: 20, cursor }))
        expect([list, read <= 3 * 21 || read]).toEqual([list, true])
      }
    }
    const ofLot: Act = (store) => store.orderList({ list: 'sold', lot: 'SY-26-02', limit: 20 })
    expect(await readBy(ofLot)).toBeLessThanOrEqual(5 * 21)
    // Jars of a further size are found by their own lot, whatever else is stored.
    const others = JSON.stringify(OTHERS.map((line) => ({ ...line, lot: 'SY-26-01' })))
    const sales = 'SELECT id FROM chat_orders WHERE sold_at > 0 LIMIT 10'
    await site.db.prepare(`UPDATE chat_orders SET others = ? WHERE id IN (${sales})`).bind(others).run()
    expect(await store.lotTotals(['SY-26-01'])).toMatchObject([{ orders: 10 }])
    expect(await readBy((store) => store.lotTotals(['SY-26-01']))).toBeLessThanOrEqual(500)
    expect(await readBy((store) => store.ordersToDo(['SY-26-01']))).toBeLessThanOrEqual(500)
  })
})

it('one network uses up at most what SECURITY.md says of a day of D1', async () => {
  await seedBusyDay()
  const minutes = 24 * 60
  const { TRACKING_LIMIT = 0, ORDER_LIMIT = 0, TIGHT_LIMIT = 0, MY_DATA_LIMIT = 0 } = minuteLimits()
  const { event, order, sign_up, inquiry: written, chat } = DAILY_LIMITS
  const acts: Record<string, Act> = Object.fromEntries(VISITS.map(([name, , act]) => [name, act]))
  const bill = { written: 0, read: 4 * MY_DATA_ROWS * MY_DATA_LIMIT * minutes }
  for (const [times, name, limits = DAILY_LIMITS] of [
    [event, 'a chat click'],
    [order, 'an order click'],
    // The day has one, and room for it alone.
    [2 * order, 'an order click', { ...DAILY_LIMITS, order: 1 }],
    [sign_up, 'a sign-up'],
    [written, 'a question'],
    [chat, 'a floating click'],
    [TRACKING_LIMIT * minutes - event, 'a chat click', FULL],
    [ORDER_LIMIT * minutes - 3 * order, 'an order click', FULL],
    [TIGHT_LIMIT * minutes - sign_up, 'a sign-up', FULL],
    [TIGHT_LIMIT * minutes - written - chat, 'a question', FULL],
  ] as [number, string, DailyLimits?][]) {
    const cost = await costOf(async (store) => acts[name]?.(store).catch(() => {}), { limits })
    bill.written += times * cost.written
    bill.read += times * cost.read
  }
  const millions = (Math.ceil(bill.read / 100_000) / 10).toFixed(1)
  const security = readFileSync('SECURITY.md', 'utf8').replace(/\s+/g, ' ')
  expect(security).toContain(`write ${showCount(bill.written)} rows and read ${millions} million a day`)
  // Events, orders with their two rows and alone, sign-ups' events, questions, and floating clicks with theirs: one row each.
  const deleted = event + 3 * order + 2 * order + sign_up + written + 2 * chat
  expect(security).toContain('with deletions of its own rows, billed like writing, end the day for all')
  expect(bill.written + deleted).toBeGreaterThan(100_000)
})

/** Every query of the first page, scrolled through to its end, but for “Where interactions come from”, which is opened by hand. */
const overviewLoad = (store: D1Store, span: Span): Promise<unknown>[] => [
  store.subscriptionStats({ ...span, limit: 10 }),
  store.interactionStats({ ...span, limit: 15 }),
  store.orderStats({ ...span, limit: 1 }),
  store.ordersToDo([]),
  store.inquiriesToDo(),
  store.lastReport('backup'),
  store.lastReport('backup', 'succeeded'),
  store.lastReport('publication'),
  store.fullToday(),
  store.writtenInquiries({ status: 'new', limit: 10 }),
]

it('with 800,000 interactions a year, a load of the first page reads few rows, and an evening of forty marks half a million', async () => {
  await seedBusyShop(site.db, NOON)
  const year: Span = { from: dayOf(NOON - 365 * DAY_MS), to: dayOf(NOON), compare: 'year' }
  for (const [span, load, sources] of [
    [{ days: 30 }, 60_000, 20_000],
    [year, 150_000, 65_000],
  ] as const) {
    const read = await readBy((store) => Promise.all(overviewLoad(store, span)))
    const opened = await readBy((store) => store.breakdowns(span))
    expect([span, read <= load || read, opened <= sources || opened]).toEqual([span, true, true])
  }
  const orders = await site.rows<{ id: string; reference: string }>(
    `SELECT id, reference FROM chat_orders WHERE status = 'clicked' ORDER BY id DESC LIMIT 40`,
  )
  const evening = await readBy(async (store) => {
    for (const { id, reference } of orders) {
      await store.findOrders([reference])
      await store.changeOrder(id, { status: 'sold', amount: 633, lot: 'SY-26-02' })
      await Promise.all([store.ordersToDo([]), store.inquiriesToDo()])
      await store.orderList({ list: 'open', limit: 25 })
    }
    await store.orderStats({ ...year, limit: 1 })
    await store.soldTotals(year)
    await store.lotTotals(['SY-26-02'])
  })
  expect(evening).toBeLessThanOrEqual(500_000)
})
