import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#worker/d1/database.ts'
import type { Order, OrderListName } from '#worker/orders/contract.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { orderCounts } from '#worker/orders/metrics.ts'
import { sampleOrders } from '#worker/orders/samples.ts'
import { chatOrders } from '#worker/orders/table.ts'
import type { Range } from '#worker/statistics/contract.ts'
import { countEvent } from '#worker/statistics/d1.ts'
import type { Page } from '#worker/statistics/lists.ts'
import type { Store } from '#worker/store.ts'
import { demoStore, openStore } from '#worker/store.ts'
import { chatOrder, interaction, subscription } from './inputs.ts'
import { emptyTables, localD1, tablesOf } from './local-d1.ts'
import { HOUR_MS } from './times.ts'

const local = localD1()
/** Shared by the tests that only read. */
const samples = localD1({ emptied: false })

/** The last millisecond of 21 November 2026 in Asia/Kolkata. */
const LAST_OF_THE_DAY = Date.UTC(2026, 10, 21, 18, 30) - 1
const REFERENCE = orderReference(new Uint8Array([1, 2, 3, 4, 5]))

const d1At = (now: number) => openStore({ DB: local.db }, now)

/** Writes the demo's sample rows to D1 at their times. */
async function likeTheDemo(now: number): Promise<Store> {
  const DB = samples.db
  await emptyTables(DB, await tablesOf(DB))
  const page: Page = { days: 30, limit: 100 }
  const demo = demoStore(now)
  for (const row of (await demo.listSubscriptions(page)).reverse()) {
    const input = subscription(row.email, { source_page: row.source_page })
    await openStore({ DB }, Date.parse(row.subscribed_at)).subscribe(input, {
      userAgent: null,
      tracked: false,
    })
  }
  for (const row of (await demo.listInteractions(page)).reverse()) {
    const { interaction_type, user_session, page_url, additional_data, timestamp } = row
    const more = { user_session, page_url, additional_data }
    await openStore({ DB }, Date.parse(timestamp)).recordInteraction(interaction(interaction_type, more))
  }
  const db = openDatabase(DB)
  for (const row of sampleOrders(now).reverse())
    await db.batch([countEvent(db, orderCounts(row)), db.insert(chatOrders).values(row)])
  return openStore({ DB }, now)
}

type Open = (now: number) => Store
const STORES: [name: string, open: Open, withSamples: (now: number) => Promise<Store>][] = [
  ['the demo', demoStore, async (now) => demoStore(now)],
  ['D1', d1At, likeTheDemo],
]

const CLOCKS: [when: string, now: number][] = [
  ['just before midnight in Pune', LAST_OF_THE_DAY],
  ['just after midnight in Pune', LAST_OF_THE_DAY + 1],
]

describe.each(STORES)('%s', (_, open, withSamples) => {
  describe.each(CLOCKS)('written to %s', (_, now) => {
    let store: Store
    beforeEach(() => {
      store = open(now)
    })

    it('generates ids that sort by time', async () => {
      const [first, second] = [open(now), open(now + 1)]
      const rows = [
        await second.recordInteraction(interaction('whatsapp_click')),
        await first.recordInteraction(interaction('whatsapp_click')),
      ]
      expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows.reverse())
    })

    it('takes the deletion of an order that is not there, as often as it is sent', async () => {
      const { id } = await store.recordOrder(chatOrder(REFERENCE))
      for (const repeated of [id, id]) expect(await store.deleteOrder(repeated)).toBeUndefined()
      expect(await store.findOrders([REFERENCE])).toEqual([])
      expect((await store.sessionData('session_1_a')).data.orders).toEqual([])
    })

    it('returns nothing for an unknown session', async () => {
      expect(await store.sessionData('session_1_unknown')).toEqual({
        data: { interactions: [], productEvents: [], inquiries: [], orders: [] },
        next: null,
      })
    })
  })

  describe.each(CLOCKS)('read %s', (_, now) => {
    let store: Store
    beforeAll(async () => {
      store = await withSamples(now)
    })

    it.each<Range>([7, 30, 90])(
      'returns a daily count for %i days, which add up to the range',
      async (days) => {
        const { data, series, summary } = await store.subscriptionStats({ days, limit: 10 })
        for (const { subscribed_at } of data) expect(Date.parse(subscribed_at)).toBeLessThan(now)
        expect(series).toHaveLength(days)
        expect(series.map(({ day }) => day)).toEqual(series.map(({ day }) => day).toSorted())
        expect(series.at(-1)?.day).toBe(dayInPune(now))
        expect(series.reduce((sum, { count }) => sum + count, 0)).toBe(summary.inRange)
        expect(summary).toEqual({ total: 5, inRange: 5, previous: 0 })
      },
    )

    it.each<Range>([7, 30, 90])('adds interactions of %i days up by type and by day', async (days) => {
      const { series, summary } = await store.interactionStats({ days, limit: 15 })
      expect(series).toHaveLength(days)
      expect(summary.byType).toEqual({
        whatsapp_click: 3,
        pricing_view: 4,
        newsletter_subscription: 3,
        batch_view: 0,
      })
      for (const type of Object.keys(summary.byType)) {
        const added = series.reduce((sum, { byType }) => sum + (byType[type] ?? 0), 0)
        expect([type, added]).toEqual([type, summary.byType[type]])
      }
      expect(summary).toMatchObject({ total: 10, inRange: 10, previous: 0 })
    })

    it('counts each row on its day in Asia/Kolkata', async () => {
      const { data, series } = await store.interactionStats({ days: 7, limit: 100 })
      for (const { day, byType } of series) {
        const then = data.filter(({ timestamp }) => dayInPune(Date.parse(timestamp)) === day)
        expect(then).toHaveLength(Object.values(byType).reduce((sum, count) => sum + count, 0))
      }
    })

    it('lists newest first, at most the limit, and all rows page by page', async () => {
      const all = await store.listInteractions({ days: 7, limit: 100 })
      const times = all.map(({ timestamp }) => timestamp)
      expect(times).toEqual(times.toSorted().reverse())
      expect(Date.parse(times[0] ?? '')).toBeLessThan(now)
      const paged: typeof all = []
      for (let cursor: string | undefined; ; cursor = paged.at(-1)?.id) {
        const page = await store.listInteractions({ days: 7, limit: 3, cursor })
        expect(page.length).toBeLessThanOrEqual(3)
        if (page.length === 0) break
        paged.push(...page)
      }
      expect(paged).toEqual(all)
    })

    it.each<Range>([7, 30, 90])('returns the breakdowns of %i days up to now', async (days) => {
      const { data } = await store.breakdowns({ days })
      expect(data.source.map(({ key, count }) => [key, count])).toEqual([
        ['direct', 4],
        ['google', 3],
        ['instagram', 3],
      ])
      expect(data).toEqual((await demoStore(now).breakdowns({ days })).data)
    })

    it.each<Range>([7, 30, 90])('returns the orders and sales of %i days', async (days) => {
      const { data, summary, breakdowns, jars, since } = await store.orderStats({ days, limit: 10 })
      expect(data.map(({ id: _, ...row }) => row)).toEqual(
        (await demoStore(now).listOrders({ days, limit: 10 })).map(({ id: _, ...row }) => row),
      )
      const [recent, older] = [
        { clicked: 6, sold: 4, rupees: 3286, jars: 8, refunded: 0 },
        { clicked: 2, sold: 1, rupees: 633, jars: 1, refunded: 633 },
      ]
      for (const name of ['clicked', 'sold', 'rupees', 'jars', 'refunded'] as const)
        expect([name, summary[name]]).toEqual([
          name,
          days === 7
            ? { inRange: recent[name], previous: older[name] }
            : { inRange: recent[name] + older[name], previous: 0 },
        ])
      const daily = (await store.dailyStats({ days })).data
      expect(daily).toEqual((await demoStore(now).dailyStats({ days })).data)
      expect(daily.map(({ day }) => day)).toEqual(
        (await store.inquiryStats({ days, limit: 1 })).series.map(({ day }) => day),
      )
      for (const field of ['clicked', 'sold', 'rupees', 'jars'] as const) {
        expect(daily.reduce((sum, day) => sum + (day[field] ?? 0), 0)).toBe(summary[field].inRange)
      }
      expect(since).toEqual({ seen: null, refunded: null })
      if (days === 7) return
      expect(breakdowns).toMatchObject({
        source: [
          { key: 'google', clicked: 2, sold: 1, rupees: 1266, seen: 1 },
          { key: 'lot', clicked: 1, sold: 1, rupees: 990, seen: 0 },
          { key: 'unknown', clicked: 0, sold: 1, rupees: 660, seen: 0 },
          { key: 'direct', clicked: 2, sold: 1, rupees: 633, seen: 1 },
          { key: 'instagram · diwali', clicked: 2, sold: 1, rupees: 370, seen: 0 },
          { key: 'instagram', clicked: 1, sold: 0, rupees: 0, seen: 2 },
        ],
        pack: [
          { key: '250g', clicked: 2, sold: 3, rupees: 2020 },
          { key: '500g', clicked: 3, sold: 2, rupees: 1899 },
          { key: 'unknown', clicked: 3, sold: 0, rupees: 0 },
        ],
      })
      expect(jars).toEqual({
        pack: [
          { key: '250g', jars: 6, previous: 0, rupees: 2020 },
          { key: '500g', jars: 3, previous: 0, rupees: 1899 },
        ],
        lot: [
          { key: 'SY-26-02', jars: 5, previous: 0, rupees: 2296 },
          { key: 'SY-26-01', jars: 3, previous: 0, rupees: 990 },
          { key: 'unknown', jars: 1, previous: 0, rupees: 633 },
        ],
      })
    })

    it('returns what is to be done, and each list page by page', async () => {
      expect(await store.ordersToDo()).toEqual({
        toMark: { count: 3, old: 1 },
        toSend: { orders: 1, jars: 2 },
        lastSold: { reference: expect.any(String), sold_at: new Date(now - 18 * HOUR_MS).toISOString() },
      })
      const lists: Record<OrderListName, number> = { open: 3, to_send: 1, sold: 5, not_sold: 1 }
      for (const [list, length] of Object.entries(lists) as [OrderListName, number][]) {
        const whole = await store.orderList({ list, limit: 10 })
        expect([list, whole.data.length, whole.next]).toEqual([list, length, null])
        expect(whole.data).toEqual((await demoStore(now).orderList({ list, limit: 10 })).data)
        const paged: Order[] = []
        let cursor: string | undefined
        do {
          const page = await store.orderList({ list, limit: 2, cursor })
          paged.push(...page.data)
          cursor = page.next ?? undefined
        } while (cursor)
        expect(paged).toEqual(whole.data)
      }
      const { data, totals } = await store.orderList({ list: 'sold', days: 7, limit: 10 })
      expect(data.map(({ quantity }) => quantity)).toEqual([2, 1, 2, 3])
      expect(totals).toEqual({ orders: 4, jars: 8, rupees: 3286, refunded: 0 })
      expect((await store.orderList({ list: 'sold', limit: 10 })).totals).toEqual({
        ...{ orders: 5, jars: 9, rupees: 3919, refunded: 633 },
      })
    })

    it('returns what was sold of a lot, and the sales without one', async () => {
      const ofLot = async (lot: string) => (await store.orderList({ list: 'sold', lot, limit: 10 })).data
      expect((await ofLot('SY-26-01')).map(({ quantity }) => quantity)).toEqual([3])
      expect((await ofLot('none')).map(({ note }) => note)).toEqual(['Broken on the way'])
      expect(await store.lotTotals(['SY-26-02', 'SY-25-07'])).toEqual([
        {
          ...{ lot: 'SY-26-02', orders: 3, jars: 5, warned: 0 },
          packs: [
            { key: '250g', orders: 2, jars: 3, rupees: 1030 },
            { key: '500g', orders: 1, jars: 2, rupees: 1266 },
          ],
        },
        { lot: 'SY-25-07', orders: 0, jars: 0, warned: 0, packs: [] },
      ])
    })

    it('finds an order by its reference, and changes it', async () => {
      const { data } = await store.orderStats({ days: 7, limit: 10 })
      const [open] = data
      expect(await store.findOrders([open?.reference ?? '', REFERENCE])).toEqual([open])
      expect(await store.findOrders([REFERENCE])).toEqual([])
      const change = { status: 'cancelled', note: 'Out of stock' } as const
      const cancelled_at = new Date(now).toISOString()
      expect(await store.changeOrder(open?.id ?? '', change)).toEqual({ ...open, ...change, cancelled_at })
    })

    it('is migrated, and has no expired rows', async () => {
      expect(await store.isMigrated()).toBe(true)
      expect(await store.deleteExpired()).toBe(0)
    })
  })
})

function dayInPune(time: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(time))
}
