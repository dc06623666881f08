import { describe, expect, it } from 'vitest'
import type { Interaction, MyData } from '../../worker/contract/entities.ts'
import type { Range } from '../../worker/contract/ranges.ts'
import type { Failure, Success } from '../../worker/contract/responses.ts'
import type { InteractionStats } from '../../worker/contract/stats.ts'
import type { VitalsStats } from '../../worker/contract/vitals.ts'
import { d1Store } from '../../worker/store/d1/index.ts'
import { bucketsOf } from '../../worker/store/rules/vitals/buckets.ts'
import { appWith } from './app.ts'
import { billedD1 } from './billed-d1.ts'
import { realSite } from './harness.ts'
import { countsOf, localD1, rowsOf } from './local-d1.ts'
import { seedInteractions } from './seed.ts'
import type { Visitor } from './visitor.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Noon in Pune, on a Saturday. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
/** Rows younger than two minutes are left for the next fold. */
const LATER = NOON + 3 * MINUTE_MS
/** Where Monday the 16th begins in Pune. */
const MONDAY = Date.UTC(2026, 10, 15, 18, 30)

describe('in the built Worker', () => {
  const site = realSite()

  const tell = (visitor: Visitor, additional_data: unknown) =>
    visitor.post<Omit<Failure, 'success'> & { data: Interaction[] }>('/interactions', {
      interaction_type: 'web_vitals',
      user_session: visitor.session,
      page_url: 'https://site.example/',
      additional_data,
    })

  it.each([
    { lcp: 1234, inp: 48, cls: 0.012 },
    { lcp: 0, inp: 0, cls: 0 },
    { lcp: 600_000, inp: 600_000, cls: 100 },
    { lcp: 1234, cls: 0.012 },
    { lcp: 1234, inp: 48 },
    { cls: 0 },
  ])('stores %j as an interaction', async (told) => {
    const { status, body } = await tell(site.visitor(), told)
    expect(status).toBe(201)
    expect(body.data[0]).toMatchObject({ interaction_type: 'web_vitals', additional_data: told })
  })

  it.each([
    [{ lcp: -1 }, 'lcp'],
    [{ lcp: 600_001 }, 'lcp'],
    [{ lcp: 1234, inp: 600_000.5 }, 'inp'],
    [{ lcp: 1234, cls: 100.1 }, 'cls'],
    [{ lcp: '1234' }, 'lcp'],
    [{ lcp: true }, 'lcp'],
    [{ lcp: 1234, cls: {} }, 'cls'],
    [{ lcp: 1234, inp: [48] }, 'inp'],
  ])('rejects %j', async (told, wrong) => {
    const { status, body } = await tell(site.visitor(), told)
    expect([status, body.code, body.issues?.map(({ path }) => path)]).toEqual([
      400,
      'invalid',
      [`additional_data.${wrong}`],
    ])
    expect(await rowsOf(site.db, 'SELECT id FROM customer_interactions')).toEqual([])
  })

  it.each([[{}], [null], [undefined], [{ fcp: 900 }], [{ lcp: null }]])(
    'rejects %j, which has no metric',
    async (told) => {
      expect((await tell(site.visitor(), told)).status).toBe(400)
    },
  )

  it('rejects numbers that no browser measures', async () => {
    const visitor = site.visitor()
    const body = `{"interaction_type":"web_vitals","user_session":"${visitor.session}","additional_data":{"lcp":1e999}}`
    expect((await visitor.post('/interactions', body)).status).toBe(400)
  })

  it('stores nothing but the metrics', async () => {
    const { body } = await tell(site.visitor(), { lcp: 1234, fcp: 900, referrer: 'google.com', inp: null })
    expect(body.data[0]?.additional_data).toEqual({ lcp: 1234 })
  })

  it('does not restrict additional_data of other interactions', async () => {
    const visitor = site.visitor()
    const told = { lcp: 'fast', cls: -1 }
    const { status } = await visitor.post('/interactions', {
      interaction_type: 'pricing_view',
      user_session: visitor.session,
      additional_data: told,
    })
    expect(status).toBe(201)
  })

  it('keeps web vitals out of the counts and lists of interactions', async () => {
    const visitor = site.visitor()
    await tell(visitor, { lcp: 1234 })
    await visitor.post('/interactions', { interaction_type: 'pricing_view', user_session: visitor.session })
    await tell(visitor, { lcp: 2345 })
    const { body } = await site.owner().get<Success & InteractionStats>('/stats/interactions?days=7')
    expect(body.summary).toMatchObject({ total: 1, inRange: 1, previous: 0 })
    expect(body.summary.byType).toEqual({ whatsapp_click: 0, pricing_view: 1, newsletter_subscription: 0 })
    expect(body.series.at(-1)?.byType).toEqual(body.summary.byType)
    expect(body.data.map(({ interaction_type }) => interaction_type)).toEqual(['pricing_view'])
    const { text } = await site.owner().get('/stats/interactions.csv?days=7')
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(text).not.toContain('web_vitals')
    expect(await countsOf(site.db)).toEqual({ 'interaction:pricing_view': 1, 'interaction:web_vitals': 2 })
  })

  it('shows visitors their web vitals, and deletes them with the rest', async () => {
    const visitor = site.visitor()
    await tell(visitor, { lcp: 1234, cls: 0.01 })
    const mine = { 'X-User-Session': visitor.session }
    const { body } = await visitor.get<{ data: MyData }>('/my-data', mine)
    expect(body.data.interactions.map(({ additional_data }) => additional_data)).toEqual([
      { lcp: 1234, cls: 0.01 },
    ])
    await visitor.delete('/my-data', mine)
    expect(await rowsOf(site.db, 'SELECT id FROM customer_interactions')).toEqual([])
  })

  it('GET /api/stats/vitals returns the 75th percentiles by week, after a rollup if there was none', async () => {
    for (const [lcp, cls] of [
      [1000, 0],
      [1250, 0],
      [2500, 0],
      [9000, 0.2],
    ] as const) {
      await d1Store(site.db, Date.now() - 3 * MINUTE_MS).recordInteraction({
        interaction_type: 'web_vitals',
        user_session: 'session_1_a',
        page_url: '/',
        additional_data: { lcp, cls },
      })
    }
    const { status, body } = await site.owner().get<Success & VitalsStats>('/stats/vitals?days=30')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['success', 'data', 'summary', 'series', 'freshAt'])
    const p75 = { samples: 4, lcp: 2500, inp: null, cls: 0 }
    expect(body.data).toEqual([{ week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ...p75 }])
    expect(body.summary).toEqual(p75)
    expect(body.series.reduce((sum, { samples }) => sum + samples, 0)).toBe(4)
  })

  it('GET /api/stats/vitals rejects unknown ranges', async () => {
    for (const days of ['8', '', '7.0', '-7', '90,7']) {
      expect((await site.owner().get(`/stats/vitals?days=${days}`)).status).toBe(400)
    }
    expect((await site.owner().get<VitalsStats>('/stats/vitals')).body.series.length).toBeGreaterThanOrEqual(
      5,
    )
  })
})

describe('the hourly rollup', () => {
  const local = localD1()
  const at = (time: number, db = local.db) => d1Store(db, time)

  const view = (time: number, told: Record<string, number>, db = local.db) =>
    at(time, db).recordInteraction({
      interaction_type: 'web_vitals',
      user_session: 'session_1_a',
      page_url: 'https://site.example/blog?utm_source=x',
      additional_data: told,
    })

  async function foldedAt(time: number, days: Range = 30): Promise<VitalsStats> {
    await at(time).rollUp()
    return at(time).vitals(days)
  }

  /** Speed as the Worker never takes it, in one statement. */
  async function insert(time: number, told: (string | null)[]) {
    await local.db
      .prepare(
        `INSERT INTO customer_interactions
            (id, interaction_type, timestamp, user_session, page_url, additional_data, created_at)
          SELECT printf('%08x-%04x-7000-8000-%012x', ?1 / 65536, ?1 % 65536, t.key), 'web_vitals', ?1, 's', '/', t.value, ?1
          FROM json_each(?2) AS t`,
      )
      .bind(time, JSON.stringify(told))
      .run()
  }

  it('counts a page view in its week in Asia/Kolkata', async () => {
    await view(MONDAY - 1, { lcp: 1000 })
    await view(MONDAY, { lcp: 2000 })
    await view(MONDAY + 7 * DAY_MS - 1, { lcp: 2000 })
    await view(MONDAY + 7 * DAY_MS, { lcp: 3000 })
    const { data } = await foldedAt(MONDAY + 7 * DAY_MS + HOUR_MS)
    expect(data.map(({ week, samples }) => [week, samples])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-16', 2],
      ['2026-11-09', 1],
    ])
  })

  it('computes the same bucket in SQL as in TypeScript, for any value', async () => {
    const vitals = { lcp: 600_000, inp: 600_000, cls: 100 }
    const told = Object.entries(vitals).flatMap(([name, most]) =>
      Array.from({ length: 400 }, (_, index) => {
        // Closer and closer together towards 0, with what is not whole between.
        const value = most * (index / 399) ** 6
        return { [name]: name === 'cls' ? Math.round(value * 1000) / 1000 : value }
      }),
    )
    const thresholds = [
      { lcp: 2500, inp: 200, cls: 0.1 },
      { lcp: 4000, inp: 500, cls: 0.25 },
      { lcp: 2501, inp: 201, cls: 0.101 },
    ]
    const all = [...told, ...thresholds]
    await insert(
      NOON,
      all.map((one) => JSON.stringify(one)),
    )
    await foldedAt(LATER)
    const expected = new Map<string, number>()
    for (const [dimension, key] of all.flatMap(bucketsOf)) {
      const name = `${dimension} ${key}`
      expected.set(name, (expected.get(name) ?? 0) + 1)
    }
    const rows = await rowsOf<{ dimension: string; key: string; count: number }>(
      local.db,
      'SELECT dimension, key, count FROM daily_breakdowns',
    )
    expect(new Map(rows.map(({ dimension, key, count }) => [`${dimension} ${key}`, count]))).toEqual(expected)
  })

  it('does not count web vitals as interactions', async () => {
    await view(NOON, { lcp: 1000, inp: 40, cls: 0 })
    await at(NOON).recordInteraction({
      interaction_type: 'whatsapp_click',
      user_session: 's',
      page_url: '/',
      additional_data: { lcp: 9999, placement: 'hero' },
    })
    const { summary } = await foldedAt(LATER)
    expect(summary.samples).toBe(1)
    const { data } = await at(LATER).breakdowns(7)
    expect(data.page).toEqual([{ key: '/', count: 1, previous: 0 }])
    expect(data.placement).toEqual([{ key: 'hero', count: 1, previous: 0 }])
    expect(data.source).toEqual([{ key: 'direct', count: 1, previous: 0 }])
  })

  it('ignores values that are not numbers', async () => {
    await insert(NOON, [
      null,
      '{}',
      '{"lcp":"1000"}',
      '{"lcp":-5}',
      '{"lcp":{"a":1}}',
      '{"lcp":null}',
      '{"lcp":1000,"inp":"x"}',
      '{"lcp":9e15,"cls":9e15}',
    ])
    const { summary } = await foldedAt(LATER)
    expect(summary).toEqual({ samples: 2, lcp: 30_000, inp: null, cls: 1 })
  })

  it('adds later page views to a week, each once, with concurrent rollups', async () => {
    await view(MONDAY, { lcp: 1000 })
    await foldedAt(MONDAY + HOUR_MS)
    await view(NOON, { lcp: 1000, inp: 40 })
    await Promise.all(Array.from({ length: 6 }, (_, index) => at(LATER + index).rollUp()))
    const { data } = await foldedAt(LATER + HOUR_MS)
    expect(data).toEqual([{ week: '2026-11-16', samples: 2, lcp: 969, inp: 38, cls: null }])
  })

  it('does not change past weeks', async () => {
    await view(MONDAY - DAY_MS, { lcp: 1000 })
    await foldedAt(MONDAY + HOUR_MS)
    await local.db.prepare(`UPDATE weekly_vitals SET histograms = '{"samples":{"all":7}}'`).run()
    await view(NOON, { lcp: 1000 })
    expect((await foldedAt(LATER)).data.map(({ samples }) => samples)).toEqual([1, 7])
  })

  it('keeps weeks for 400 days', async () => {
    for (const ago of [410, 390, 0]) {
      await view(NOON - ago * DAY_MS, { lcp: 1000 })
      await at(NOON - ago * DAY_MS + 3 * MINUTE_MS).rollUp()
    }
    await at(NOON).deleteExpiredRollups()
    for (const [column, table] of [
      ['week', 'weekly_vitals'],
      ['day', `daily_breakdowns WHERE dimension = 'lcp'`],
    ]) {
      const rows = await rowsOf(local.db, `SELECT ${column} AS week FROM ${table} ORDER BY 1`)
      expect(rows).toEqual([{ week: '2025-10-27' }, { week: '2026-11-16' }])
    }
  })

  describe('costs', () => {
    it('are 3 rows written for a page view', async () => {
      const { db, costOf } = billedD1(local.db)
      expect((await costOf(() => view(NOON, { lcp: 1000, inp: 40, cls: 0 }, db))).written).toBe(3)
    })

    it('are about the same for the rollup of a page view as of a click', async () => {
      const { db, costOf } = billedD1(local.db)
      const rows = Array.from(
        { length: 5000 },
        (_, index) => `{"lcp":${index},"inp":${index % 700},"cls":${index / 9000}}`,
      )
      await insert(NOON, rows)
      const cost = await costOf(() => at(LATER, db).rollUp())
      expect(cost.read).toBeLessThan(10.5 * rows.length)
      expect(cost.written).toBeLessThan(150)
    })

    it('are one row read a week for the dashboard, whatever the number of page views', async () => {
      const costs: number[] = []
      for (const views of [2, 200]) {
        for (let week = 0; week < 30; week += 1) {
          const time = NOON - (29 - week) * 7 * DAY_MS + views * MINUTE_MS
          await insert(
            time,
            Array.from({ length: views }, (_, index) => `{"lcp":${index * 150},"cls":0}`),
          )
        }
        await at(LATER + views * MINUTE_MS).rollUp()
        // What came late belongs to weeks that are folded.
        const { db, costOf } = billedD1(local.db)
        costs.push((await costOf(() => at(LATER + views * MINUTE_MS, db).vitals(90))).read)
      }
      // 13 weeks of the range, and how far the two tables are folded.
      expect(costs).toEqual([13 + 2, 13 + 2])
    })

    it('are few rows read for a list of interactions after thousands of page views', async () => {
      await seedInteractions(local.db, { rows: 20, from: NOON - 2 * HOUR_MS, step: 1000 })
      const listed = () => at(NOON).interactionStats({ days: 90, limit: 15 })
      expect((await listed()).data).toHaveLength(15)
      await seedInteractions(local.db, { rows: 5000, from: NOON - HOUR_MS, step: 100 }, 'web_vitals')
      const { db, costOf } = billedD1(local.db)
      expect((await costOf(() => at(NOON, db).interactionStats({ days: 90, limit: 15 }))).read).toBeLessThan(
        100,
      )
      expect(await at(NOON).listInteractions({ days: 90, limit: 15 })).toHaveLength(15)
    })

    it('do not shorten a list with page views between its rows', async () => {
      for (let index = 0; index < 30; index += 1) {
        await at(NOON + index).recordInteraction({
          interaction_type: index % 3 === 0 ? 'pricing_view' : 'web_vitals',
          user_session: 's',
          page_url: '/',
          additional_data: { lcp: 1000 },
        })
      }
      const { data } = await at(LATER).interactionStats({ days: 7, limit: 10 })
      expect(data.map(({ timestamp }) => Date.parse(timestamp) - NOON)).toEqual([
        27, 24, 21, 18, 15, 12, 9, 6, 3, 0,
      ])
    })
  })
})

describe('in the demo', () => {
  it.each<[Range, number]>([
    [7, 1],
    [30, 5],
    [90, 13],
  ])('has plausible weeks of %i days, marked as demo', async (days, least) => {
    const { body } = await appWith({}).owner().get<Success & VitalsStats>(`/stats/vitals?days=${days}`)
    expect(body.demo).toBe(true)
    expect(body.series.length).toBeGreaterThanOrEqual(least)
    expect(body.data.length).toBeGreaterThanOrEqual(least)
    for (const { lcp, cls } of body.data) {
      expect(lcp).toBeGreaterThan(500)
      expect(lcp).toBeLessThan(8000)
      expect(cls).toBeLessThan(0.25)
    }
  })
})
