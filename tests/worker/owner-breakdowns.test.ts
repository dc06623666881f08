import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Breakdowns } from '../../worker/contract/breakdowns.ts'
import type { Range } from '../../worker/contract/ranges.ts'
import type { Success } from '../../worker/contract/responses.ts'
import worker from '../../worker/index.ts'
import { d1Store } from '../../worker/store/d1/index.ts'
import { appWith } from './app.ts'
import { billedD1 } from './billed-d1.ts'
import { OWNER_KEY } from './harness.ts'
import { inquiry, interaction, productEvent } from './inputs.ts'
import { interposedD1 } from './interposed-d1.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { seedInteractions } from './seed.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Noon in Pune. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
/** Rows younger than two minutes are left for the next fold. */
const LATER = NOON + 3 * MINUTE_MS

const local = localD1()
const at = (time: number, db = local.db) => d1Store(db, time)

type Visit = { page?: string; told?: Record<string, string> | null }

function click(time: number, { page = '/', told = null }: Visit = {}, type = 'whatsapp_click') {
  return at(time).recordInteraction(interaction(type, { page_url: page, additional_data: told }))
}

function order(time: number, product: string, rupees: number | null, event = 'order_click') {
  return at(time).recordProductEvent(
    productEvent({ event_name: event, product_name: product, conversion_value: rupees }),
  )
}

/** Interactions that differ in nothing but their page, in one statement. */
async function visitPages(time: number, pages: string[]) {
  await local.db
    .prepare(
      `INSERT INTO customer_interactions (id, interaction_type, timestamp, user_session, page_url, created_at)
        SELECT printf('%08x-%04x-7000-8000-%012x', ?1 / 65536, ?1 % 65536, p.key), 'pricing_view', ?1, 's', p.value, ?1
        FROM json_each(?2) AS p`,
    )
    .bind(time, JSON.stringify(pages))
    .run()
}

async function foldedAt(time: number, days: Range = 7): Promise<Breakdowns['data']> {
  await at(time).rollUp()
  return (await at(time).breakdowns(days)).data
}

const counts = (rows: { key: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]))

describe('the hourly rollup', () => {
  it('counts only chat clicks by placement', async () => {
    await click(NOON, { told: { placement: 'hero' } })
    await click(NOON, { told: { placement: 'shop' } })
    await click(NOON, { told: { placement: 'hero' } })
    await click(NOON)
    await click(NOON, { told: { placement: 'shop' } }, 'pricing_view')
    await at(NOON).recordInquiry(inquiry())
    const { placement } = await foldedAt(LATER)
    expect(counts(placement)).toEqual({ hero: 2, 'floating-button': 1, shop: 1, unknown: 1 })
    expect(placement[0]).toEqual({ key: 'hero', count: 2, previous: 0 })
  })

  it.each([
    ['https://site.example/blog/a?utm_source=x#part', '/blog/a'],
    ['https://site.example/blog/a/', '/blog/a'],
    ['https://site.example', '/'],
    ['https://site.example?next=https://elsewhere.example/path', '/'],
    ['https://site.example#faq', '/'],
    ['http://localhost:8787/privacy-policy', '/privacy-policy'],
    ['/refund-policy?a=/b', '/refund-policy'],
    ['/', '/'],
    ['', '/'],
    ['?a=1', '/'],
    ['nonsense', '/'],
    [`/${'अ'.repeat(200)}`, `/${'अ'.repeat(99)}`],
    [`/${'🌿'.repeat(150)}`, `/${'🌿'.repeat(99)}`],
  ])('extracts from the page %j the path %j', async (page, path) => {
    await click(NOON, { page })
    expect(counts((await foldedAt(LATER)).page)).toEqual({ [path]: 1 })
  })

  it('counts a missing page as unknown', async () => {
    await seedInteractions(local.db, { rows: 1, from: NOON, step: 0 })
    expect(counts((await foldedAt(LATER)).page)).toEqual({ unknown: 1 })
  })

  it.each<[Record<string, string> | null, string]>([
    [{ utm_source: 'Instagram', referrer: 'google.com' }, 'instagram'],
    [{ referrer: 'google.com' }, 'google.com'],
    [{ utm_source: '  ', referrer: ' google.com ' }, 'google.com'],
    [{ utm_source: '', referrer: '' }, 'direct'],
    [{ utm_source: '\u0000' }, 'unknown'],
    [{ utm_source: 'x'.repeat(500) }, 'x'.repeat(100)],
    [null, 'direct'],
  ])('takes the source of %j for %j', async (told, source) => {
    await click(NOON, { told })
    expect(counts((await foldedAt(LATER)).source)).toEqual({ [source]: 1 })
  })

  it('adds up only order clicks and their rupees by pack', async () => {
    await order(NOON, '500g', 633)
    await order(NOON, '500g', 632.5)
    await order(NOON, '250g', null)
    await order(NOON, '250g', 330, 'order_shipped')
    expect((await foldedAt(LATER)).order).toEqual([
      { key: '500g', count: 2, previous: 0, value: 1265.5 },
      { key: '250g', count: 1, previous: 0, value: 0 },
    ])
  })

  it('counts a row on its day in Asia/Kolkata', async () => {
    const midnight = Date.UTC(2026, 10, 20, 18, 30)
    await click(midnight - 1)
    await click(midnight)
    await foldedAt(LATER)
    expect(
      await rowsOf(local.db, `SELECT day, count FROM daily_breakdowns WHERE dimension = 'page' ORDER BY day`),
    ).toEqual([
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-21', count: 1 },
    ])
  })

  it('adds later rows to a day, each once', async () => {
    await click(NOON)
    await foldedAt(LATER)
    await click(LATER)
    await order(LATER, '500g', 633)
    for (const hour of [1, 2, 3]) await foldedAt(LATER + hour * HOUR_MS)
    const data = await foldedAt(LATER + 3 * HOUR_MS)
    expect(counts(data.page)).toEqual({ '/': 2 })
    expect(data.order).toEqual([{ key: '500g', count: 1, previous: 0, value: 633 }])
  })

  it('leaves rows of the last two minutes for the next run, because ids may still arrive out of order', async () => {
    await click(NOON)
    expect((await foldedAt(NOON + 2 * MINUTE_MS)).page).toEqual([])
    await click(NOON)
    expect(counts((await foldedAt(LATER)).page)).toEqual({ '/': 2 })
  })

  it('counts each row once with concurrent rollups', async () => {
    await click(NOON)
    await order(NOON, '500g', 633)
    await Promise.all(Array.from({ length: 8 }, (_, index) => at(LATER + index).rollUp()))
    const data = await foldedAt(LATER)
    expect(counts(data.page)).toEqual({ '/': 1 })
    expect(data.order).toMatchObject([{ count: 1, value: 633 }])
  })

  it.each([1, 2, 3, 4, 5])('counts each row once if the connection is lost after query %i', async (lost) => {
    await click(NOON)
    await order(NOON, '500g', 633)
    let asked = 0
    const forgetful = interposedD1(local.db, async (ask) => {
      asked += 1
      const answer = await ask()
      if (asked === lost) throw new Error('D1_ERROR: Network connection lost.')
      return answer
    })
    await at(LATER, forgetful).rollUp()
    expect(asked).toBe(6)
    const data = await foldedAt(LATER)
    expect(counts(data.page)).toEqual({ '/': 1 })
    expect(data.order).toMatchObject([{ count: 1, value: 633 }])
  })

  it('does not advance the cursor if the insert fails', async () => {
    await click(NOON)
    await local.db
      .prepare(
        `CREATE TRIGGER no_ranges BEFORE INSERT ON range_breakdowns BEGIN SELECT RAISE(ABORT, 'no'); END`,
      )
      .run()
    try {
      await expect(at(LATER).rollUp()).rejects.toMatchObject({ name: 'StoreUnavailable' })
    } finally {
      await local.db.prepare('DROP TRIGGER no_ranges').run()
    }
    expect(await rowsOf(local.db, 'SELECT * FROM daily_breakdowns')).toEqual([])
    expect(await rowsOf(local.db, 'SELECT * FROM rollup_cursors')).toEqual([])
    expect(counts((await foldedAt(LATER)).page)).toEqual({ '/': 1 })
  })

  it('keeps the 50 most frequent keys of a day, and loses no count', async () => {
    const pages = Array.from({ length: 200 }, (_, index) => `/junk-${index}`)
    await visitPages(NOON, [...pages, ...Array(5).fill('/blog'), ...Array(9).fill('/')])
    await foldedAt(LATER)
    await visitPages(LATER, [...pages.map((page) => `${page}-more`), ...Array(5).fill('/blog'), '/new'])
    await foldedAt(LATER + HOUR_MS)
    const kept = await rowsOf<{ key: string; count: number }>(
      local.db,
      `SELECT key, count FROM daily_breakdowns WHERE dimension = 'page'`,
    )
    expect(kept).toHaveLength(50)
    expect(counts(kept)).toMatchObject({ '/': 9, '/blog': 10 })
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(200 + 14 + 206)
    expect(kept.map(({ key }) => key)).toContain('other')
  })

  it('processes 20,000 rows in a batch, and reports its progress', async () => {
    await seedInteractions(local.db, { rows: 45_000, from: NOON - 50_000 * 1000, step: 1000 })
    const steps: (string | null)[] = []
    for (let asked = 0; asked < 3; asked += 1) {
      const { data, freshAt } = await at(LATER).breakdowns(7)
      steps.push(freshAt)
      expect(data.page[0]?.count).toBe(Math.min(45_000, 20_000 * (asked + 1)))
    }
    expect(steps).toEqual(
      [NOON - 30_000 * 1000, NOON - 10_000 * 1000, LATER - 2 * MINUTE_MS].map((time) =>
        new Date(time).toISOString(),
      ),
    )
  })

  it('continues until all rows are rolled up', async () => {
    await seedInteractions(local.db, { rows: 45_000, from: NOON - 50_000 * 1000, step: 1000 })
    expect((await foldedAt(LATER)).page).toEqual([{ key: 'unknown', count: 45_000, previous: 0 }])
  })

  it('reads about eight rows for an interaction, and few without new rows', async () => {
    await seedInteractions(local.db, { rows: 10_000, from: NOON - 10_000 * 1000, step: 1000 })
    const { db, costOf } = billedD1(local.db)
    const first = await costOf(() => at(LATER, db).rollUp())
    expect(first.read).toBeLessThan(8.1 * 10_000)
    expect(first.written).toBeLessThan(50)
    const idle = await costOf(() => at(LATER + HOUR_MS, db).rollUp())
    expect(idle.read).toBeLessThan(30)
    expect(idle.written).toBeLessThanOrEqual(3)
  })

  it('records its cost of the day', async () => {
    await seedInteractions(local.db, { rows: 1000, from: NOON - 1000 * 1000, step: 1000 })
    const { db, costOf } = billedD1(local.db)
    const costs = [
      await costOf(() => at(LATER, db).rollUp()),
      await costOf(() => at(LATER + HOUR_MS, db).rollUp()),
    ]
    const [kept] = await rowsOf<{ day: string; rows_read: number; rows_written: number }>(
      local.db,
      'SELECT * FROM rollup_costs',
    )
    expect(kept?.day).toBe('2026-11-21')
    // Writing it down is itself a row read and a row written each time.
    expect(costs.reduce((sum, { read }) => sum + read, 0) - (kept?.rows_read ?? 0)).toBeLessThanOrEqual(4)
    expect(costs.reduce((sum, { written }) => sum + written, 0) - (kept?.rows_written ?? 0)).toBe(2)
  })

  it('runs by the hourly cron of wrangler.toml, separate from nightly retention', async () => {
    expect(readFileSync('wrangler.toml', 'utf8')).toContain('crons = ["0 * * * *", "30 20 * * *"]')
    await click(NOON)
    const run = (cron: string) => worker.scheduled({ cron, scheduledTime: LATER }, { DB: local.db })
    await run('30 20 * * *')
    expect(await rowsOf(local.db, 'SELECT * FROM rollup_cursors')).toEqual([])
    await run('0 * * * *')
    expect(await rowsOf(local.db, 'SELECT source FROM rollup_cursors ORDER BY source')).toEqual([
      { source: 'interactions' },
      { source: 'product_events' },
    ])
  })
})

describe('materialized ranges', () => {
  it.each<Range>([7, 30, 90])('compare %i days with as many before', async (days) => {
    for (const ago of [2 * days, 2 * days - 1, days + 1, days, days - 1, 0]) {
      await click(NOON - ago * DAY_MS)
      await order(NOON - ago * DAY_MS, '500g', 633)
    }
    const data = await foldedAt(LATER, days)
    expect(data.page).toEqual([{ key: '/', count: 2, previous: 3 }])
    expect(data.order).toEqual([{ key: '500g', count: 2, previous: 3, value: 1266 }])
  })

  it('move at midnight without new rows', async () => {
    await click(NOON - 6 * DAY_MS)
    expect((await foldedAt(LATER)).page).toEqual([{ key: '/', count: 1, previous: 0 }])
    expect((await foldedAt(LATER + DAY_MS)).page).toEqual([{ key: '/', count: 0, previous: 1 }])
    expect((await foldedAt(LATER + 8 * DAY_MS)).page).toEqual([])
  })

  it('have at most ten rows, highest count first, the others summed up at the end', async () => {
    const pages = Array.from({ length: 14 }, (_, index) => Array(20 - index).fill(`/page-${index}`)).flat()
    await visitPages(NOON - 8 * DAY_MS, pages)
    await visitPages(NOON, pages)
    const { page } = await foldedAt(LATER)
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
    const { page } = await foldedAt(LATER)
    expect(page).toHaveLength(10)
    expect(page.map(({ key }) => key)).not.toContain('other')
  })

  it('cost at most 42 rows read, whatever the number of rows', async () => {
    const costs: number[] = []
    for (const [index, rows] of [1000, 10_000].entries()) {
      const time = NOON + index * HOUR_MS
      await visitPages(
        time,
        Array.from({ length: rows }, (_, page) => `/page-${page % 45}`),
      )
      for (let pack = 0; pack < 12; pack += 1) {
        await order(time, `pack ${pack}`, 633)
        await click(time, { told: { placement: `place ${pack}`, referrer: `${pack}.example` } })
      }
      await at(time + 3 * MINUTE_MS).rollUp()
      const { db, costOf } = billedD1(local.db)
      costs.push((await costOf(() => at(time + 3 * MINUTE_MS, db).breakdowns(90))).read)
    }
    expect(costs).toEqual([42, 42])
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
        order: [],
      },
      freshAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    await click(Date.now() - 2.5 * MINUTE_MS)
    expect((await owner.get('/stats/breakdowns?days=7')).body).toEqual(body)
  })

  it('runs no rollup if the cron runs hourly', async () => {
    await at(NOON).rollUp()
    await click(NOON)
    expect((await at(NOON + HOUR_MS + 2 * MINUTE_MS).breakdowns(7)).data.page).toEqual([])
    expect((await at(NOON + HOUR_MS + 4 * MINUTE_MS).breakdowns(7)).data.page).toMatchObject([{ count: 1 }])
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
    expect(body.data.order).toEqual([{ key: 'Sample jar 500g', count: 1, previous: 0, value: 633 }])
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
