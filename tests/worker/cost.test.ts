import { describe, expect, it } from 'vitest'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { meteredD1 } from './interposed-d1.ts'
import { localD1, rowsOf } from './local-d1.ts'
import { seedInteractions, seedSubscriptions } from './seed.ts'
import type { Visitor } from './visitor.ts'

/** What D1 bills, from its own `meta`, against what design 6 allows. */
const INTERACTION_ROWS_WRITTEN = 3
const DASHBOARD_ROWS_READ = 1000

const local = localD1()

const DAY_MS = 24 * 60 * 60 * 1000

async function billOf(act: (visitor: Visitor, owner: Visitor) => Promise<unknown>) {
  const { db: DB, bill } = meteredD1(local.db)
  const app = appWith({ DB, OWNER_KEY })
  await act(app.visitor(), app.owner())
  return bill
}

const click = (visitor: Visitor) =>
  visitor.post('/interactions', { interaction_type: 'whatsapp_click', user_session: visitor.session })

describe('a tracked interaction', () => {
  it('writes at most 3 rows: itself, its index entry, and one count', async () => {
    expect((await billOf(click)).written).toBe(INTERACTION_ROWS_WRITTEN)
    expect((await billOf(click)).written).toBe(INTERACTION_ROWS_WRITTEN)
  })

  it('is one query, and reads the same number of rows with thousands stored', async () => {
    await click(appWith({ DB: local.db }).visitor())
    const few = await billOf(click)
    await seedInteractions(local.db, { rows: 5000, from: Date.now() - 90 * DAY_MS, step: 1000 })
    const many = await billOf(click)
    expect(many).toEqual(few)
    expect(many.asked).toBe(1)
    expect(many.read).toBeLessThanOrEqual(10)
  })

  it('of a bot writes one row', async () => {
    const bill = await billOf((visitor) =>
      visitor.post(
        '/interactions',
        { interaction_type: 'whatsapp_click', user_session: visitor.session },
        { 'User-Agent': 'Googlebot/2.1' },
      ),
    )
    expect(bill.written).toBe(1)
  })
})

describe('a product event', () => {
  it('writes at most 3 rows', async () => {
    const bill = await billOf((visitor) =>
      visitor.post('/product-analytics', {
        event_name: 'order_click',
        product_name: '500g',
        action_type: 'whatsapp_order',
        user_session: visitor.session,
      }),
    )
    expect(bill.written).toBe(INTERACTION_ROWS_WRITTEN)
  })
})

describe('a sign-up', () => {
  it('that is new writes its row, index entry, count and interaction', async () => {
    const bill = await billOf((visitor) => visitor.post('/newsletter', { email: visitor.email }))
    expect(bill.written).toBe(3 + INTERACTION_ROWS_WRITTEN)
  })

  it('reads the same number of rows with thousands of subscribers', async () => {
    const subscribe = (visitor: Visitor) => visitor.post('/newsletter', { email: visitor.email })
    await billOf(subscribe)
    const few = await billOf(subscribe)
    await seedSubscriptions(local.db, { rows: 5000, from: Date.now() - 90 * DAY_MS, step: 1000 })
    expect(await billOf(subscribe)).toEqual(few)
  })

  it('of a stored address writes nothing', async () => {
    const email = 'again@visitor.example'
    await billOf((visitor) => visitor.post('/newsletter', { email }))
    expect((await billOf((visitor) => visitor.post('/newsletter', { email }))).written).toBe(0)
  })
})

/** Both stats calls, as the dashboard asks for its longest range (spec 9: 10 subscribers and 15 interactions). */
const loadDashboard = (_: Visitor, owner: Visitor) =>
  Promise.all([
    owner.get('/stats/subscriptions?days=90&limit=10'),
    owner.get('/stats/interactions?days=90&limit=15'),
  ])

/** Counts of every metric on each of the last 400 days. */
async function seedCounts() {
  await local.db
    .prepare(`
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 399),
      metrics(metric) AS (VALUES ('subscription'), ('inquiry'), ('product_event'), ('interaction:whatsapp_click'),
        ('interaction:pricing_view'), ('interaction:newsletter_subscription'), ('interaction:other'))
      INSERT INTO daily_counts (metric, day, count, running_total)
      SELECT metric, date('now', '+330 minutes', '-' || i || ' days'), 1, 400 - i FROM n, metrics`)
    .run()
}

describe('a whole dashboard load', () => {
  const span = 90 * DAY_MS

  const seedRows = (rows: number) =>
    Promise.all([
      seedInteractions(local.db, { rows: rows * 10, from: Date.now() - span, step: span / (rows * 10) }),
      seedSubscriptions(local.db, { rows, from: Date.now() - span, step: span / rows }),
    ])

  it('reads at most 1,000 rows, the same with ten times as many stored', async () => {
    await seedCounts()
    await seedRows(400)
    const few = await billOf(loadDashboard)
    await local.db.batch([
      local.db.prepare('DELETE FROM customer_interactions'),
      local.db.prepare('DELETE FROM newsletter_subscriptions'),
    ])
    await seedRows(4000)
    expect(await rowsOf(local.db, 'SELECT count(*) AS rows FROM customer_interactions')).toEqual([
      { rows: 40_000 },
    ])
    const many = await billOf(loadDashboard)
    expect(many).toEqual(few)
    expect(many.written).toBe(0)
    expect(many.read).toBeLessThanOrEqual(DASHBOARD_ROWS_READ)
    expect(many.read).toBeGreaterThan(2 * 90)
  })

  it('stays within 1,000 rows with the maximum limits', async () => {
    await seedCounts()
    await seedRows(400)
    const bill = await billOf((_, owner) =>
      Promise.all([owner.get('/stats/subscriptions?days=90'), owner.get('/stats/interactions?days=90')]),
    )
    expect(bill.read).toBeLessThanOrEqual(DASHBOARD_ROWS_READ)
  })
})
