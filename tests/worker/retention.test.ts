import { describe, expect, it } from 'vitest'
import { d1Store } from '#worker/store/d1/index.ts'
import { builtWorker } from './harness.ts'
import { interceptedD1 } from './intercepted-d1.ts'
import { rowsOf } from './local-d1.ts'
import { seedInteractions, seedProductEvents } from './seed.ts'

const site = builtWorker()

const DAY_MS = 24 * 60 * 60 * 1000
const NIGHT = Date.UTC(2026, 10, 21, 20, 30)
const OLDEST_KEPT = NIGHT - 400 * DAY_MS

const timesIn = async (table: string) =>
  (await rowsOf<{ timestamp: number }>(site.db, `SELECT timestamp FROM ${table} ORDER BY id`)).map(
    ({ timestamp }) => timestamp,
  )

describe('nightly retention', () => {
  it('deletes interactions and product events older than 400 days, and no newer ones', async () => {
    for (const seed of [seedInteractions, seedProductEvents]) {
      await seed(site.db, { rows: 1, from: OLDEST_KEPT - 100 * DAY_MS, step: 0 })
      await seed(site.db, { rows: 1, from: OLDEST_KEPT - 1, step: 0 })
      await seed(site.db, { rows: 1, from: OLDEST_KEPT, step: 0 })
      await seed(site.db, { rows: 1, from: NIGHT - DAY_MS, step: 0 })
    }
    expect(await site.scheduled(new Date(NIGHT))).toMatchObject({ outcome: 'ok' })
    expect(await timesIn('customer_interactions')).toEqual([OLDEST_KEPT, NIGHT - DAY_MS])
    expect(await timesIn('product_analytics')).toEqual([OLDEST_KEPT, NIGHT - DAY_MS])
    expect(site.takeLogs().map(({ message }) => message)).toEqual(['{"retention":"done","deleted":4}'])
  })

  it('deletes all of them, at most 10,000 rows a statement', async () => {
    await seedInteractions(site.db, { rows: 20_500, from: OLDEST_KEPT - 20 * DAY_MS, step: 1000 })
    const deletes: number[] = []
    const metered = interceptedD1(site.db, async (query) => {
      const answer = await query()
      deletes.push((answer as D1Result).meta.changes)
      return answer
    })
    expect(await d1Store(metered, NIGHT).deleteExpired()).toBe(20_500)
    // Then product events and orders, which have none.
    expect(deletes).toEqual([10_000, 10_000, 500, 0, 0])
    expect(await timesIn('customer_interactions')).toEqual([])
  })
})
