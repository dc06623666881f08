import { describe, expect, it } from 'vitest'
import { orderReference } from '#contract/order-reference.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { billedD1 } from './billed-d1.ts'
import { chatOrder } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { counts, rollups } from './rollups.ts'
import { seedInteractions } from './seed.ts'

const MINUTE_MS = 60 * 1000
/** Noon in Asia/Kolkata. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
/** Rows since the last rollup that a breakdown counts. */
const LIVE_ROWS = 150

const local = localD1()
const { at, click, visitPages, rollUpAt } = rollups(local)

describe('breakdowns between two rollups', () => {
  it('count a row at once, by the keys that the rollup gives it', async () => {
    await at(NOON).rollUp()
    const pages = [
      'https://site.example/blog/a/?utm_source=x#part',
      'https://site.example?next=https://elsewhere.example/path',
      '/refund-policy?a=/b',
      '',
      'nonsense',
      `/${'अ'.repeat(200)}`,
      `/${'🌿'.repeat(150)}`,
    ]
    const data: (Record<string, string> | null)[] = [
      { utm_source: ' Instagram ', referrer: 'google.com' },
      { utm_source: '  ', referrer: ' Google.com ' },
      { referrer: 'ÉTÉ.example' },
      { utm_source: '\u0000' },
      { placement: 'hero' },
      { placement: '' },
      { inquiry_type: 'whatsapp' },
      { lot: 'SY-26-02' },
      null,
    ]
    for (const page of pages) await click(NOON, { page }, 'pricing_view')
    for (const type of ['whatsapp_click', 'pricing_view', 'batch_view', 'made_up']) {
      for (const fields of data) await click(NOON, { data: fields }, type)
    }
    await click(NOON, { data: { lcp: '1000' } }, 'web_vitals')
    const live = await at(NOON + 1).breakdowns(7)
    expect(Object.values(live.data).flat().length).toBeGreaterThan(10)
    await at(NOON + 3 * MINUTE_MS).rollUp()
    const rolledUp = await at(NOON + 3 * MINUTE_MS).breakdowns(7)
    expect(live.data).toEqual(rolledUp.data)
    expect(live.freshAt).toBe(new Date(NOON + 1).toISOString())
  })

  it('add to what is rolled up', async () => {
    await visitPages(NOON, ['/', '/', '/blog'])
    await rollUpAt(NOON + 3 * MINUTE_MS)
    await visitPages(NOON + 4 * MINUTE_MS, ['/blog', '/blog', '/new'])
    const { page } = (await at(NOON + 5 * MINUTE_MS).breakdowns(7)).data
    expect(page.map(({ key, count }) => [key, count])).toEqual([
      ['/blog', 3],
      ['/', 2],
      ['/new', 1],
    ])
  })

  it('say how far behind they are when there are too many rows', async () => {
    await at(NOON).rollUp()
    await seedInteractions(local.db, { rows: LIVE_ROWS + 50, from: NOON, step: 1000 })
    const { db, costOf } = billedD1(local.db)
    const { data, freshAt } = await at(NOON + 5 * MINUTE_MS).breakdowns(7)
    expect(counts(data.page)).toEqual({ unknown: LIVE_ROWS })
    expect(freshAt).toBe(new Date(NOON + (LIVE_ROWS - 1) * 1000).toISOString())
    const cost = await costOf(() => at(NOON + 5 * MINUTE_MS, db).breakdowns(7))
    expect(cost.read).toBeLessThanOrEqual(LIVE_ROWS + 10)
  })

  it('of orders say so too', async () => {
    await at(NOON).rollUp()
    const reference = (index: number) => orderReference(new Uint8Array([1, 2, 3, index >> 5, index & 31]))
    for (let index = 0; index < 103; index += 1) {
      await d1Store(local.db, NOON + index * 1000).recordOrder(chatOrder(reference(index)))
    }
    const { breakdowns, freshAt } = await at(NOON + 5 * MINUTE_MS).orderStats({ days: 7, limit: 1 })
    expect(breakdowns.pack).toEqual([{ key: '500g', sold: 0, clicked: 100, rupees: 0 }])
    expect(freshAt).toBe(new Date(NOON + 99 * 1000).toISOString())
  })

  it('say since when they count: the first row, or the first rollup where there was none', async () => {
    const since = async (time: number) => {
      const store = at(time)
      return [
        (await store.breakdowns(7)).since,
        (await store.vitals(7)).since,
        (await store.orderStats({ days: 7, limit: 1 })).since,
      ]
    }
    const first = NOON - 90 * MINUTE_MS
    await visitPages(first, ['/'])
    const times = [first, first, NOON - 2 * MINUTE_MS].map((time) => new Date(time).toISOString())
    expect(await since(NOON)).toEqual(times)
    expect(await since(NOON + 6 * 60 * MINUTE_MS)).toEqual(times)
  })
})
