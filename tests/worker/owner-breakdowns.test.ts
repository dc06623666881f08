import { describe, expect, it } from 'vitest'
import type { Breakdowns } from '#contract/breakdowns.ts'
import type { Range } from '#contract/ranges.ts'
import type { Success } from '#contract/responses.ts'
import { appWith } from './app.ts'
import { billedD1 } from './billed-d1.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { counts, rollups } from './rollups.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Noon in Asia/Kolkata. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
/** Later than the two minutes that a rollup leaves out. */
const LATER = NOON + 3 * MINUTE_MS

const local = localD1()
const { at, click, order, visitPages, rollUpAt } = rollups(local)

describe('materialized ranges', () => {
  it.each<Range>([7, 30, 90])('compare %i days with as many before', async (days) => {
    for (const ago of [2 * days, 2 * days - 1, days + 1, days, days - 1, 0]) {
      await click(NOON - ago * DAY_MS)
    }
    const data = await rollUpAt(LATER, days)
    expect(data.page).toEqual([{ key: '/', count: 2, previous: 3 }])
  })

  it('move at midnight without new rows', async () => {
    await click(NOON - 6 * DAY_MS)
    expect((await rollUpAt(LATER)).page).toEqual([{ key: '/', count: 1, previous: 0 }])
    expect((await rollUpAt(LATER + DAY_MS)).page).toEqual([{ key: '/', count: 0, previous: 1 }])
    expect((await rollUpAt(LATER + 8 * DAY_MS)).page).toEqual([])
  })

  it('have at most ten rows, highest count first, the others summed up at the end', async () => {
    const pages = Array.from({ length: 14 }, (_, index) => Array(20 - index).fill(`/page-${index}`)).flat()
    await visitPages(NOON - 8 * DAY_MS, pages)
    await visitPages(NOON, pages)
    const { page } = await rollUpAt(LATER)
    expect(page).toEqual([
      ...Array.from({ length: 9 }, (_, index) => ({
        key: `/page-${index}`,
        count: 20 - index,
        previous: 20 - index,
      })),
      { key: 'other', count: 11 + 10 + 9 + 8 + 7, previous: 11 + 10 + 9 + 8 + 7 },
    ])
  })

  it('show all keys if there are only ten', async () => {
    await visitPages(
      NOON,
      Array.from({ length: 10 }, (_, index) => `/page-${index}`),
    )
    const { page } = await rollUpAt(LATER)
    expect(page).toHaveLength(10)
    expect(page.map(({ key }) => key)).not.toContain('other')
  })

  it('cost at most 44 rows read, whatever the number of rows', async () => {
    const costs: number[] = []
    for (const [index, rows] of [1000, 10_000].entries()) {
      const time = NOON + index * HOUR_MS
      await visitPages(
        time,
        Array.from({ length: rows }, (_, page) => `/page-${page % 45}`),
      )
      for (let pack = 0; pack < 12; pack += 1) {
        await order(time, `pack ${pack}`)
        await click(time, { data: { placement: `place ${pack}`, referrer: `${pack}.example` } })
        await click(time, { data: { lot: `lot ${pack}` } }, 'batch_view')
      }
      await at(time + 3 * MINUTE_MS).rollUp()
      const { db, costOf } = billedD1(local.db)
      costs.push((await costOf(() => at(time + 3 * MINUTE_MS, db).breakdowns(90))).read)
    }
    // Ten rows a dimension, both cursors, and the cursor of the live rows.
    expect(costs).toEqual([44, 44])
  })
})

describe('GET /api/stats/breakdowns', () => {
  it('runs a rollup first if the last one is over an hour old, and none soon after', async () => {
    const owner = appWith({ DB: local.db, OWNER_KEY }).owner()
    await click(Date.now() - 3 * MINUTE_MS)
    const { status, body } = await owner.get<Success & Breakdowns>('/stats/breakdowns?days=7')
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      data: {
        placement: [{ key: 'unknown', count: 1, previous: 0 }],
        page: [{ key: '/', count: 1, previous: 0 }],
        source: [{ key: 'direct', count: 1, previous: 0 }],
        lot: [],
      },
      freshAt: expect.stringMatching(/^\d{4}-.*Z$/),
      since: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const cursors = () => rowsOf(local.db, 'SELECT * FROM rollup_cursors')
    const before = await cursors()
    expect(before).toHaveLength(2)
    await owner.get('/stats/breakdowns?days=7')
    expect(await cursors()).toEqual(before)
  })

  it('runs no rollup if the cron runs hourly', async () => {
    await at(NOON).rollUp()
    await click(NOON)
    const rolledUp = () => rowsOf(local.db, 'SELECT key FROM daily_breakdowns')
    await at(NOON + HOUR_MS + 2 * MINUTE_MS).breakdowns(7)
    expect(await rolledUp()).toEqual([])
    await at(NOON + HOUR_MS + 4 * MINUTE_MS).breakdowns(7)
    expect(await rolledUp()).not.toEqual([])
  })

  it('runs a rollup on a new day, whose ranges are other ones', async () => {
    const midnight = Date.UTC(2026, 10, 21, 18, 30)
    await click(midnight - 8 * DAY_MS)
    await click(midnight - 7 * DAY_MS)
    await at(midnight - MINUTE_MS).rollUp()
    expect((await at(midnight - MINUTE_MS).breakdowns(7)).data.page).toMatchObject([
      { count: 1, previous: 1 },
    ])
    expect((await at(midnight + 3 * MINUTE_MS).breakdowns(7)).data.page).toMatchObject([
      { count: 0, previous: 2 },
    ])
  })

  it('rejects unknown ranges', async () => {
    const owner = appWith({ DB: local.db, OWNER_KEY }).owner()
    expect((await owner.get('/stats/breakdowns?days=8')).status).toBe(400)
  })

  it.each<Range>([7, 30, 90])('shows the sample rows of %i days in the demo', async (days) => {
    const { body } = await appWith({}).owner().get<Success & Breakdowns>(`/stats/breakdowns?days=${days}`)
    expect(body.demo).toBe(true)
    expect(counts(body.data.placement)).toEqual({ hero: 1, 'shop-order': 1, 'floating-button': 1 })
    expect(counts(body.data.page)).toEqual({ '/': 9, '/blog': 1 })
    expect(counts(body.data.source)).toEqual({ direct: 4, instagram: 3, 'google.com': 3 })
    expect(body.data.lot).toEqual([])
  })
})

describe('breakdowns older than 400 days', () => {
  it('are deleted at night', async () => {
    for (const ago of [401, 400, 0]) {
      await click(NOON - ago * DAY_MS)
      await at(NOON - ago * DAY_MS + 3 * MINUTE_MS).rollUp()
    }
    await at(NOON).deleteExpiredRollups()
    const daysIn = async (table: string) =>
      (await rowsOf<{ day: string }>(local.db, `SELECT DISTINCT day FROM ${table} ORDER BY day`)).map(
        ({ day }) => day,
      )
    expect(await daysIn('daily_breakdowns')).toEqual(['2025-10-17', '2026-11-21'])
    expect(await daysIn('rollup_costs')).toEqual(['2025-10-17', '2026-11-21'])
  })
})
