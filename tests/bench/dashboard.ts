import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { d1Store } from '#worker/store/d1/index.ts'
import { migrationStatements } from '../fault/migrations.ts'
import { seedBusyDays } from '../worker/busy-days.ts'
import { dashboardLoad } from '../worker/dashboard-load.ts'
import { D1_WORKER, remoteD1 } from '../worker/remote-d1.ts'
import { seedInteractions, seedOrders, seedSubscriptions } from '../worker/seed.ts'
import { type Figure, median } from './table.ts'

const SIZES = [1000, 1_000_000]
/** A range of 90 days and the one before it. */
const SPAN_DAYS = 180
const ROWS_A_STATEMENT = 100_000
const ROUNDS = 40
const DAY_MS = 24 * 60 * 60 * 1000

/** How long the whole dashboard takes with a thousand rows stored and with a million, in two databases in turn. */
export async function measureDashboard(): Promise<Figure[]> {
  const now = Date.now()
  const databases = await Promise.all(SIZES.map((size) => open(size, now)))
  try {
    const times = databases.map((): number[] => [])
    // The first rounds warm up.
    for (let round = -5; round < ROUNDS; round += 1) {
      for (const [index, { db }] of databases.entries()) {
        const began = performance.now()
        await Promise.all(dashboardLoad(d1Store(db, now), 90))
        if (round >= 0) times[index]?.push(performance.now() - began)
      }
    }
    const [few = Number.NaN, many = Number.NaN] = times.map(median)
    return [
      { name: 'a load with a thousand', measured: few, unit: 'ms' },
      { name: 'with a million / with a thousand', measured: many / few, unit: '×', most: 1.5 },
    ]
  } finally {
    for (const { miniflare } of databases) await miniflare.dispose()
  }
}

async function open(size: number, now: number) {
  const options = { modules: true, script: D1_WORKER, cf: false, d1Databases: ['DB'] }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options))
  const db = remoteD1(miniflare)
  await db.batch(migrationStatements().map((statement) => db.prepare(statement)))
  await seedBusyDays(db, now, SPAN_DAYS)
  const step = (SPAN_DAYS * DAY_MS) / size
  for (let row = 0; row < size; row += ROWS_A_STATEMENT) {
    const from = Math.floor(now - (size - row) * step)
    const rows = Math.min(size, ROWS_A_STATEMENT)
    await seedInteractions(db, { rows, from, step: Math.floor(step) })
    await seedOrders(db, { rows: rows / 10, from, step: Math.floor(10 * step) })
  }
  await seedSubscriptions(db, {
    rows: size / 20,
    from: now - SPAN_DAYS * DAY_MS,
    step: Math.floor(20 * step),
  })
  return { miniflare, db }
}
