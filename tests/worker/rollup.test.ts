import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import worker from '#worker/index.ts'
import { billedD1 } from './billed-d1.ts'
import { inquiry } from './inputs.ts'
import { unacknowledgedD1 } from './intercepted-d1.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { counts, rollups } from './rollups.ts'
import { seedInteractions } from './seed.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
/** Noon in Asia/Kolkata. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
/** Later than the two minutes that a rollup leaves out. */
const LATER = NOON + 3 * MINUTE_MS

/** Rows since the last rollup that a breakdown counts. */
const LIVE_ROWS = 150

const local = localD1()
const { at, click, order, packsAt, visitPages, rollUpAt } = rollups(local)

describe('the hourly rollup', () => {
  it('counts only chat clicks by placement', async () => {
    await click(NOON, { data: { placement: 'hero' } })
    await click(NOON, { data: { placement: 'shop' } })
    await click(NOON, { data: { placement: 'hero' } })
    await click(NOON)
    await click(NOON, { data: { placement: 'shop' } }, 'pricing_view')
    await at(NOON).recordInquiry(inquiry())
    const { placement } = await rollUpAt(LATER)
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
    expect(counts((await rollUpAt(LATER)).page)).toEqual({ [path]: 1 })
  })

  it('counts a missing page as unknown', async () => {
    await seedInteractions(local.db, { rows: 1, from: NOON, step: 0 })
    expect(counts((await rollUpAt(LATER)).page)).toEqual({ unknown: 1 })
  })

  it.each<[Record<string, string> | null, string]>([
    [{ utm_source: 'Instagram', referrer: 'google.com' }, 'instagram'],
    [{ referrer: 'google.com' }, 'google.com'],
    [{ utm_source: '  ', referrer: ' google.com ' }, 'google.com'],
    [{ utm_source: '', referrer: '' }, 'direct'],
    [{ utm_source: '\u0000' }, 'unknown'],
    [{ utm_source: 'x'.repeat(500) }, 'x'.repeat(100)],
    [null, 'direct'],
  ])('takes the source of %j for %j', async (data, source) => {
    await click(NOON, { data })
    expect(counts((await rollUpAt(LATER)).source)).toEqual({ [source]: 1 })
  })

  it('counts batch views by lot and page, and by no source', async () => {
    await click(NOON, { page: '/batch/SY-26-02', data: { lot: 'SY-26-02' } }, 'batch_view')
    await click(NOON, { page: '/batch/SY-26-02', data: { lot: 'SY-26-02' } }, 'batch_view')
    await click(NOON, { page: '/', data: { lot: 'SY-26-02' } }, 'pricing_view')
    const { lot, page, source } = await rollUpAt(LATER)
    expect(lot).toEqual([{ key: 'SY-26-02', count: 2, previous: 0 }])
    expect(counts(page)).toEqual({ '/batch/SY-26-02': 2, '/': 1 })
    expect(counts(source)).toEqual({ direct: 1 })
  })

  it('counts a row on its day in Asia/Kolkata', async () => {
    const midnight = Date.UTC(2026, 10, 20, 18, 30)
    await click(midnight - 1)
    await click(midnight)
    await rollUpAt(LATER)
    expect(
      await rowsOf(local.db, `SELECT day, count FROM daily_breakdowns WHERE dimension = 'page' ORDER BY day`),
    ).toEqual([
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-21', count: 1 },
    ])
  })

  it('adds later rows to a day, each once', async () => {
    await click(NOON)
    await rollUpAt(LATER)
    await order(LATER, '500g')
    for (const hour of [1, 2, 3]) await rollUpAt(LATER + hour * HOUR_MS)
    const data = await rollUpAt(LATER + 3 * HOUR_MS)
    expect(counts(data.page)).toEqual({ '/': 2 })
    expect(await packsAt(LATER + 3 * HOUR_MS)).toEqual([{ key: '500g', sold: 0, clicked: 1, rupees: 0 }])
  })

  it('leaves rows of the last two minutes for the next run, because ids may still arrive out of order', async () => {
    const rolledUp = () => rowsOf(local.db, `SELECT count FROM daily_breakdowns WHERE dimension = 'page'`)
    await click(NOON)
    await rollUpAt(NOON + 2 * MINUTE_MS)
    expect(await rolledUp()).toEqual([])
    await click(NOON)
    await rollUpAt(LATER)
    expect(await rolledUp()).toEqual([{ count: 2 }])
  })

  it('counts each row once with concurrent rollups', async () => {
    await order(NOON, '500g')
    await Promise.all(Array.from({ length: 8 }, (_, index) => at(LATER + index).rollUp()))
    expect(counts((await rollUpAt(LATER)).page)).toEqual({ '/': 1 })
    expect(await packsAt(LATER)).toMatchObject([{ key: '500g', clicked: 1 }])
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'counts each row once if the connection is lost after query %i',
    async (lost) => {
      await order(NOON, '500g')
      const { db, queries } = unacknowledgedD1(local.db, lost)
      await at(LATER, db).rollUp()
      expect(queries.count).toBe(7)
      expect(counts((await rollUpAt(LATER)).page)).toEqual({ '/': 1 })
      expect(await packsAt(LATER)).toMatchObject([{ key: '500g', clicked: 1 }])
    },
  )

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
    expect(counts((await rollUpAt(LATER)).page)).toEqual({ '/': 1 })
  })

  it('keeps the 50 most frequent keys of a day, and loses no count', async () => {
    const pages = Array.from({ length: 200 }, (_, index) => `/junk-${index}`)
    await visitPages(NOON, [...pages, ...Array(5).fill('/blog'), ...Array(9).fill('/')])
    await rollUpAt(LATER)
    await visitPages(LATER, [...pages.map((page) => `${page}-more`), ...Array(5).fill('/blog'), '/new'])
    await rollUpAt(LATER + HOUR_MS)
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
    const progress: (string | null)[] = []
    for (let batches = 1; batches <= 3; batches += 1) {
      const { data, freshAt } = await at(LATER).breakdowns(7)
      progress.push(freshAt)
      // With the live rows after the last batch.
      expect(data.page[0]?.count).toBe(Math.min(45_000, 20_000 * batches + LIVE_ROWS))
    }
    const lastLive = (LIVE_ROWS - 1) * 1000
    expect(progress).toEqual(
      [NOON - 30_000 * 1000 + lastLive, NOON - 10_000 * 1000 + lastLive, LATER].map((time) =>
        new Date(time).toISOString(),
      ),
    )
  })

  it('continues until all rows are rolled up', async () => {
    await seedInteractions(local.db, { rows: 45_000, from: NOON - 50_000 * 1000, step: 1000 })
    expect((await rollUpAt(LATER)).page).toEqual([{ key: 'unknown', count: 45_000, previous: 0 }])
  })

  it('reads about eight rows for an interaction, and few without new rows', async () => {
    await seedInteractions(local.db, { rows: 10_000, from: NOON - 10_000 * 1000, step: 1000 })
    const { db, costOf } = billedD1(local.db)
    const first = await costOf(() => at(LATER, db).rollUp())
    expect(first.read).toBeLessThan(8.1 * 10_000)
    expect(first.written).toBeLessThan(50)
    const idle = await costOf(() => at(LATER + HOUR_MS, db).rollUp())
    expect(idle.read).toBeLessThan(40)
    expect(idle.written).toBeLessThanOrEqual(4)
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
    // Recording the cost reads and writes a row itself each time.
    expect(costs.reduce((sum, { read }) => sum + read, 0) - (kept?.rows_read ?? 0)).toBeLessThanOrEqual(4)
    expect(costs.reduce((sum, { written }) => sum + written, 0) - (kept?.rows_written ?? 0)).toBe(2)
  })

  it('runs by the hourly cron of wrangler.toml, separate from nightly retention', async () => {
    expect(readFileSync('wrangler.toml', 'utf8')).toContain('crons = ["0 * * * *", "30 20 * * *",')
    await click(NOON)
    const run = (cron: string) => worker.scheduled({ cron, scheduledTime: LATER }, { DB: local.db })
    await run('30 20 * * *')
    expect(await rowsOf(local.db, 'SELECT * FROM rollup_cursors')).toEqual([])
    await run('0 * * * *')
    expect(await rowsOf(local.db, 'SELECT source FROM rollup_cursors ORDER BY source')).toEqual([
      { source: 'interactions' },
      { source: 'orders' },
    ])
  })
})
