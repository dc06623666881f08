import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#worker/orders/contract.ts'
import { orderReference } from '#worker/orders/contract.ts'
import type { Range } from '#worker/statistics/contract.ts'
import type { Page } from '#worker/statistics/lists.ts'
import type { Store } from '#worker/store.ts'
import { demoStore, openStore } from '#worker/store.ts'
import { chatOrder, interaction, subscription } from './inputs.ts'
import { emptyTables, localD1, tablesOf } from './local-d1.ts'

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
  const orders = (await demo.listOrders(page)).reverse()
  for (const row of (await demo.listInteractions(page)).reverse()) {
    const { interaction_type, user_session, page_url, additional_data, timestamp } = row
    // Written with its order.
    if (orders.some(({ clicked_at }) => clicked_at === timestamp)) continue
    const more = { user_session, page_url, additional_data }
    await openStore({ DB }, Date.parse(timestamp)).recordInteraction(interaction(interaction_type, more))
  }
  for (const order of orders) await writeOrder(DB, order)
  return openStore({ DB }, now)
}

async function writeOrder(DB: D1Database, order: Order): Promise<void> {
  const { reference, pack, amount, charge, quantity, note, clicked_at, sold_at } = order
  const at = (time: string | null) => openStore({ DB }, Date.parse(time ?? ''))
  if (clicked_at === null) {
    await at(sold_at).recordSale({ reference, pack, amount, quantity, note })
    return
  }
  const visit_source = { utm_source: order.source ?? '' }
  const input = { pack, amount, charge, placement: order.placement ?? '', page_url: order.page, visit_source }
  const { id } = await at(clicked_at).recordOrder(chatOrder(reference ?? '', input))
  if (sold_at) await at(sold_at).changeOrder(id, { status: 'sold' })
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
      expect(await store.findOrders(REFERENCE)).toEqual([])
      expect((await store.sessionData('session_1_a')).orders).toEqual([])
    })

    it('returns nothing for an unknown session', async () => {
      expect(await store.sessionData('session_1_unknown')).toEqual({
        interactions: [],
        productEvents: [],
        inquiries: [],
        orders: [],
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
      const { data } = await store.breakdowns(days)
      expect(data.source.map(({ key, count }) => [key, count])).toEqual([
        ['direct', 4],
        ['google.com', 3],
        ['instagram', 3],
      ])
      expect(data).toEqual((await demoStore(now).breakdowns(days)).data)
    })

    it.each<Range>([7, 30, 90])('returns the orders and sales of %i days', async (days) => {
      const { data, summary, breakdowns } = await store.orderStats({ days, limit: 10 })
      expect(data.map(({ id: _, ...row }) => row)).toEqual(
        (await demoStore(now).listOrders({ days, limit: 10 })).map(({ id: _, ...row }) => row),
      )
      expect(summary).toEqual({
        clicked: { inRange: 2, previous: 0 },
        sold: { inRange: 2, previous: 0 },
        rupees: { inRange: 1293, previous: 0 },
      })
      const daily = (await store.dailyStats(days)).data
      expect(daily).toEqual((await demoStore(now).dailyStats(days)).data)
      expect(daily.map(({ day }) => day)).toEqual(
        (await store.inquiryStats({ days, limit: 1 })).series.map(({ day }) => day),
      )
      for (const field of ['clicked', 'sold', 'rupees'] as const) {
        expect(daily.reduce((sum, day) => sum + day[field], 0)).toBe(summary[field].inRange)
      }
      expect(breakdowns).toEqual({
        source: [
          { key: 'google.com', clicked: 1, sold: 1, rupees: 633 },
          { key: 'unknown', clicked: 0, sold: 1, rupees: 660 },
          { key: 'instagram', clicked: 1, sold: 0, rupees: 0 },
        ],
        page: [
          { key: '/', clicked: 2, sold: 1, rupees: 633 },
          { key: 'unknown', clicked: 0, sold: 1, rupees: 660 },
        ],
        placement: [
          { key: 'shop-order', clicked: 1, sold: 1, rupees: 633 },
          { key: 'unknown', clicked: 0, sold: 1, rupees: 660 },
          { key: 'hero', clicked: 1, sold: 0, rupees: 0 },
        ],
        pack: [
          { key: '500g', clicked: 1, sold: 1, rupees: 633 },
          { key: '250g', clicked: 0, sold: 1, rupees: 660 },
          { key: 'unknown', clicked: 1, sold: 0, rupees: 0 },
        ],
      })
    })

    it('finds an order by its reference, and changes it', async () => {
      const { data } = await store.orderStats({ days: 7, limit: 10 })
      const [open] = data
      expect(await store.findOrders(`namaste, reference ${open?.reference?.toLowerCase()}`)).toEqual([open])
      for (const typed of [REFERENCE, 'Namaste']) expect(await store.findOrders(typed)).toEqual([])
      const change = { status: 'cancelled', note: 'Out of stock' } as const
      expect(await store.changeOrder(open?.id ?? '', change)).toEqual({ ...open, ...change })
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
