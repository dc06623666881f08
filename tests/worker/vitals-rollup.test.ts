import { describe, expect, it } from 'vitest'
import type { Range } from '#contract/ranges.ts'
import type { VitalsStats } from '#contract/vitals.ts'
import { d1Store } from '#worker/store/d1/index.ts'
import { bucketsOf } from '#worker/store/rules/vitals/buckets.ts'
import { billedD1 } from './billed-d1.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { seedInteractions } from './seed.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Noon in Asia/Kolkata, on a Saturday. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
/** Later than the two minutes that a rollup leaves out. */
const LATER = NOON + 3 * MINUTE_MS
/** Midnight at the start of Monday the 16th in Asia/Kolkata. */
const MONDAY = Date.UTC(2026, 10, 15, 18, 30)

describe('the hourly rollup', () => {
  const local = localD1()
  const at = (time: number, db = local.db) => d1Store(db, time)

  const view = (time: number, data: Record<string, number>, db = local.db) =>
    at(time, db).recordInteraction({
      interaction_type: 'web_vitals',
      user_session: 'session_1_a',
      page_url: 'https://site.example/blog?utm_source=x',
      additional_data: data,
    })

  async function rollUpAt(time: number, days: Range = 30): Promise<VitalsStats> {
    await at(time).rollUp()
    return at(time).vitals(days)
  }

  /** Inserts web vitals without validation, in one statement. */
  async function insert(time: number, data: (string | null)[]) {
    await local.db
      .prepare(
        `INSERT INTO customer_interactions
            (id, interaction_type, timestamp, user_session, page_url, additional_data, created_at)
          SELECT printf('%08x-%04x-7000-8000-%012x', ?1 / 65536, ?1 % 65536, t.key), 'web_vitals', ?1, 's', '/', t.value, ?1
          FROM json_each(?2) AS t`,
      )
      .bind(time, JSON.stringify(data))
      .run()
  }

  it('counts a page view in its week in Asia/Kolkata', async () => {
    await view(MONDAY - 1, { lcp: 1000 })
    await view(MONDAY, { lcp: 2000 })
    await view(MONDAY + 7 * DAY_MS - 1, { lcp: 2000 })
    await view(MONDAY + 7 * DAY_MS, { lcp: 3000 })
    const { data } = await rollUpAt(MONDAY + 7 * DAY_MS + HOUR_MS)
    expect(data.map(({ week, samples }) => [week, samples])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-16', 2],
      ['2026-11-09', 1],
    ])
  })

  it('computes the same bucket in SQL as in TypeScript, for any value', async () => {
    const vitals = { lcp: 600_000, inp: 600_000, cls: 100 }
    const data = Object.entries(vitals).flatMap(([name, most]) =>
      Array.from({ length: 400 }, (_, index) => {
        // Denser towards 0, with fractions in between.
        const value = most * (index / 399) ** 6
        return { [name]: name === 'cls' ? Math.round(value * 1000) / 1000 : value }
      }),
    )
    const thresholds = [
      { lcp: 2500, inp: 200, cls: 0.1 },
      { lcp: 4000, inp: 500, cls: 0.25 },
      { lcp: 2501, inp: 201, cls: 0.101 },
    ]
    const all = [...data, ...thresholds]
    await insert(
      NOON,
      all.map((one) => JSON.stringify(one)),
    )
    await rollUpAt(LATER)
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
    const { summary } = await rollUpAt(LATER)
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
    const { summary } = await rollUpAt(LATER)
    expect(summary).toEqual({ samples: 2, lcp: 30_000, inp: null, cls: 1 })
  })

  it('adds later page views to a week, each once, with concurrent rollups', async () => {
    await view(MONDAY, { lcp: 1000 })
    await rollUpAt(MONDAY + HOUR_MS)
    await view(NOON, { lcp: 1000, inp: 40 })
    await Promise.all(Array.from({ length: 6 }, (_, index) => at(LATER + index).rollUp()))
    const { data } = await rollUpAt(LATER + HOUR_MS)
    expect(data).toEqual([{ week: '2026-11-16', samples: 2, lcp: 969, inp: 38, cls: null }])
  })

  it('does not change past weeks', async () => {
    await view(MONDAY - DAY_MS, { lcp: 1000 })
    await rollUpAt(MONDAY + HOUR_MS)
    await local.db.prepare(`UPDATE weekly_vitals SET histograms = '{"samples":{"all":7}}'`).run()
    await view(NOON, { lcp: 1000 })
    expect((await rollUpAt(LATER)).data.map(({ samples }) => samples)).toEqual([1, 7])
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
        // Late rows belong to weeks that are rolled up already.
        const { db, costOf } = billedD1(local.db)
        costs.push((await costOf(() => at(LATER + views * MINUTE_MS, db).vitals(90))).read)
      }
      // 13 weeks of the range, and the cursors of interactions and orders.
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
