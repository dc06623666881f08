import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../worker/contract/json.ts'
import type { Range } from '../../worker/contract/ranges.ts'
import { demoStore } from '../../worker/store/demo/index.ts'
import { sampleVitals, sampleVitalsStats } from '../../worker/store/demo/vitals.ts'
import { openStore, type Page, type Store } from '../../worker/store/index.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { countsOf, emptyTables, localD1, rowsOf, tablesOf } from './local-d1.ts'

const local = localD1()
/** Read by many tests and written by none. */
const samples = localD1({ emptied: false })

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The last millisecond of 21 November 2026 in Asia/Kolkata. */
const LAST_OF_THE_DAY = Date.UTC(2026, 10, 21, 18, 30) - 1
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const d1At = (now: number) => openStore({ DB: local.db }, now)

/** The demo's sample rows, written to D1 when the demo says that they happened. */
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
    const { interaction_type, user_session, additional_data, timestamp } = row
    const more = { user_session, page_url: '/', additional_data }
    await openStore({ DB }, Date.parse(timestamp)).recordInteraction(interaction(interaction_type, more))
  }
  for (const { time, vitals } of sampleVitals(now).reverse()) {
    const more = { page_url: '/', additional_data: vitals as JsonObject }
    await openStore({ DB }, time).recordInteraction(interaction('web_vitals', more))
  }
  await openStore({ DB }, now).rollUp()
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

    it('returns the row of a sign-up', async () => {
      const { subscription: row, created } = await store.subscribe(subscription('new@visitor.example'), {
        userAgent: 'Firefox',
      })
      expect(created).toBe(true)
      expect(row).toEqual({
        id: expect.stringMatching(ID),
        email: 'new@visitor.example',
        source_page: 'footer',
        subscribed_at: new Date(now).toISOString(),
      })
    })

    it('returns the row of an interaction', async () => {
      const input = interaction('pricing_view', { page_url: '/', additional_data: { pack: '500g' } })
      expect(await store.recordInteraction(input)).toEqual({
        id: expect.stringMatching(ID),
        interaction_type: 'pricing_view',
        timestamp: new Date(now).toISOString(),
        user_session: 'session_1_a',
        page_url: '/',
        additional_data: { pack: '500g' },
      })
    })

    it('returns the row of a product event, with null for missing fields', async () => {
      expect(await store.recordProductEvent(productEvent({ conversion_value: 4.35 }))).toEqual({
        id: expect.stringMatching(ID),
        event_name: 'order_click',
        product_name: 'Chyawanprash 500g',
        action_type: 'whatsapp_order',
        timestamp: new Date(now).toISOString(),
        user_session: 'session_1_a',
        conversion_value: 4.35,
      })
      expect((await store.recordProductEvent(productEvent())).conversion_value).toBeNull()
    })

    it('returns the row of an inquiry, with status new and without its session', async () => {
      expect(await store.recordInquiry(inquiry({ name: 'Asha', user_session: 'session_1_a' }))).toEqual({
        id: expect.stringMatching(ID),
        name: 'Asha',
        email: null,
        phone: null,
        message: null,
        inquiry_type: 'whatsapp',
        status: 'new',
        created_at: new Date(now).toISOString(),
        updated_at: new Date(now).toISOString(),
      })
    })

    it('generates ids that sort by time', async () => {
      const [first, second] = [open(now), open(now + 1)]
      const rows = [
        await second.recordInteraction(interaction('whatsapp_click')),
        await first.recordInteraction(interaction('whatsapp_click')),
      ]
      expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows.reverse())
    })

    it('returns nothing for an unknown session', async () => {
      expect(await store.sessionData('session_1_unknown')).toEqual({
        interactions: [],
        productEvents: [],
        inquiries: [],
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
        const { series, summary } = await store.subscriptionStats({ days, limit: 10 })
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
      expect(summary.byType).toEqual({ whatsapp_click: 3, pricing_view: 4, newsletter_subscription: 3 })
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
      const whole = await store.listInteractions({ days: 7, limit: 100 })
      const times = whole.map(({ timestamp }) => timestamp)
      expect(times).toEqual(times.toSorted().reverse())
      const paged: typeof whole = []
      for (let cursor: string | undefined; ; cursor = paged.at(-1)?.id) {
        const page = await store.listInteractions({ days: 7, limit: 3, cursor })
        expect(page.length).toBeLessThanOrEqual(3)
        if (page.length === 0) break
        paged.push(...page)
      }
      expect(paged).toEqual(whole)
    })

    it('returns the same rows in statistics and lists', async () => {
      const page: Page = { days: 7, limit: 4 }
      expect((await store.subscriptionStats(page)).data).toEqual(await store.listSubscriptions(page))
      expect((await store.interactionStats(page)).data).toEqual(await store.listInteractions(page))
    })

    it.each<Range>([7, 30, 90])('returns the web vitals of %i days by week', async (days) => {
      const { freshAt, ...folded } = await store.vitals(days)
      const { freshAt: _, ...samples } = sampleVitalsStats(now, days)
      expect(folded).toEqual(samples)
      expect(Date.parse(freshAt ?? '')).toBeGreaterThan(now - HOUR_MS)
      const weeks = folded.series.map(({ week }) => week)
      expect(weeks).toEqual(weeks.toSorted())
      expect(new Date(weeks[0] ?? '').getUTCDay()).toBe(1)
      const shown = folded.data.map(({ samples }) => samples)
      expect(shown.reduce((sum, count) => sum + count, 0)).toBe(folded.summary.samples)
    })

    it('deletes nothing for an unknown session', async () => {
      await store.deleteSessionData('session_1_unknown')
      expect((await store.interactionStats({ days: 7, limit: 1 })).summary.total).toBe(10)
    })

    it('is migrated, and has no expired rows', async () => {
      expect(await store.isMigrated()).toBe(true)
      expect(await store.deleteExpired()).toBe(0)
    })
  })
})

describe('days in D1', () => {
  const record = (now: number) => d1At(now).recordInteraction(interaction('whatsapp_click'))

  const lastTwo = async (now: number) => {
    const { series, summary } = await d1At(now).interactionStats({ days: 7, limit: 10 })
    return { days: series.slice(-2).map(({ day, byType }) => [day, byType.whatsapp_click]), summary }
  }

  it('end at 18:30 UTC', async () => {
    await record(LAST_OF_THE_DAY)
    await record(LAST_OF_THE_DAY + 1)
    expect((await lastTwo(LAST_OF_THE_DAY + 1)).days).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ])
    expect((await lastTwo(LAST_OF_THE_DAY)).days).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 1],
    ])
  })

  it('begin at midnight, to the millisecond', async () => {
    const firstOfRange = LAST_OF_THE_DAY + 1 - 7 * DAY_MS
    await record(firstOfRange - 1)
    await record(firstOfRange)
    const { data, summary, series } = await d1At(LAST_OF_THE_DAY).interactionStats({ days: 7, limit: 10 })
    expect(data.map(({ timestamp }) => Date.parse(timestamp))).toEqual([firstOfRange])
    expect(series[0]).toMatchObject({ day: '2026-11-15', byType: { whatsapp_click: 1 } })
    expect(summary).toMatchObject({ total: 2, inRange: 1, previous: 1 })
  })

  it.each<Range>([7, 30, 90])('compare %i days with as many before', async (days) => {
    const now = LAST_OF_THE_DAY
    // Two in the range, three in the range before, one older than both; at their edges.
    for (const ago of [2 * days, 2 * days - 1, days + 1, days, days - 1, 0]) await record(now - ago * DAY_MS)
    const { summary } = await d1At(now).interactionStats({ days, limit: 10 })
    expect(summary).toMatchObject({ total: 6, inRange: 2, previous: 3, byType: { whatsapp_click: 2 } })
  })

  it('keep their sums if a count of yesterday arrives after midnight', async () => {
    await record(LAST_OF_THE_DAY + 1)
    await record(LAST_OF_THE_DAY)
    expect((await lastTwo(LAST_OF_THE_DAY + 1)).summary).toMatchObject({ total: 2, inRange: 2 })
    const [last] = await rowsOf(
      local.db,
      `SELECT day, running_total FROM daily_counts ORDER BY day DESC LIMIT 1`,
    )
    expect(last).toEqual({ day: '2026-11-22', running_total: 2 })
  })

  it('keep one metric’s running total apart from another’s', async () => {
    for (const [type, times] of [
      ['whatsapp_click', 3],
      ['pricing_view', 2],
      ['made_up', 1],
    ] as const) {
      for (let ago = times - 1; ago >= 0; ago -= 1) {
        await d1At(LAST_OF_THE_DAY - ago * DAY_MS).recordInteraction(interaction(type))
      }
    }
    const { summary } = await d1At(LAST_OF_THE_DAY).interactionStats({ days: 7, limit: 10 })
    expect(summary).toMatchObject({
      total: 6,
      inRange: 6,
      byType: { whatsapp_click: 3, pricing_view: 2, newsletter_subscription: 0, other: 1 },
    })
  })
})

describe('rows in D1', () => {
  it('has an address once', async () => {
    const input = subscription('again@visitor.example')
    const first = await d1At(LAST_OF_THE_DAY).subscribe(input, { userAgent: null })
    const second = await d1At(LAST_OF_THE_DAY + DAY_MS).subscribe(input, { userAgent: 'another' })
    expect([first.created, second.created]).toEqual([true, false])
    expect(await countsOf(local.db)).toEqual({ subscription: 1, 'interaction:newsletter_subscription': 1 })
    expect(await rowsOf(local.db, 'SELECT subscribed_at FROM newsletter_subscriptions')).toEqual([
      { subscribed_at: LAST_OF_THE_DAY },
    ])
  })

  it('has no interaction of an untracked visitor', async () => {
    const store = d1At(LAST_OF_THE_DAY)
    await store.subscribe(subscription('a@visitor.example'), { userAgent: null, tracked: false })
    await store.recordInquiry(inquiry({ message: 'Namaste' }), { tracked: false })
    expect(await rowsOf(local.db, 'SELECT id FROM customer_interactions')).toEqual([])
    expect(await countsOf(local.db)).toEqual({ subscription: 1, inquiry: 1 })
  })

  it('has the rows of a session until they are deleted', async () => {
    const store = d1At(LAST_OF_THE_DAY)
    const mine = { user_session: 'session_1_mine' }
    const kept = {
      interactions: [await store.recordInteraction(interaction('pricing_view', mine))],
      productEvents: [await store.recordProductEvent(productEvent(mine))],
      inquiries: [await store.recordInquiry(inquiry({ ...mine, message: 'Namaste' }), { tracked: false })],
    }
    await store.recordInteraction(interaction('pricing_view'))
    expect(await store.sessionData('session_1_mine')).toEqual(kept)
    await store.deleteSessionData('session_1_mine')
    expect(await store.sessionData('session_1_mine')).toEqual({
      interactions: [],
      productEvents: [],
      inquiries: [],
    })
    expect(await rowsOf(local.db, 'SELECT user_session FROM customer_interactions')).toEqual([
      { user_session: 'session_1_a' },
    ])
  })

  it('rejects values longer than the contract’s limits by CHECK', async () => {
    const store = d1At(LAST_OF_THE_DAY)
    const failure = { name: 'StoreUnavailable', kind: 'constraint' }
    await expect(store.recordInteraction(interaction('x'.repeat(51)))).rejects.toMatchObject(failure)
    await expect(
      store.recordProductEvent(productEvent({ event_name: 'x'.repeat(101) })),
    ).rejects.toMatchObject(failure)
    await expect(store.recordInquiry(inquiry({ phone: '1'.repeat(21) }))).rejects.toMatchObject(failure)
    await expect(
      store.subscribe(subscription('a@visitor.example', { source_page: 'x'.repeat(101) }), {
        userAgent: null,
      }),
    ).rejects.toMatchObject(failure)
    expect(await countsOf(local.db)).toEqual({})
  })
})

function dayInPune(time: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(time))
}
