import { describe, expect, it } from 'vitest'
import { d1Store } from '#worker/store/d1/index.ts'
import type { Store } from '#worker/store/index.ts'
import { COSTS } from '#worker/store/rules/costs.ts'
import { billedD1 } from './billed-d1.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { seedInteractions, seedOrders } from './seed.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Noon in Asia/Kolkata. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
let readers = 0
const newSubscription = () => {
  readers += 1
  return subscription(`reader-${readers}${VISITOR_DOMAIN}`)
}

describe('D1 cost', () => {
  const local = localD1()

  const ACTS: [name: string, counted: (keyof typeof COSTS)[], act: (store: Store) => Promise<unknown>][] = [
    [
      'a chat click',
      ['interaction:whatsapp_click'],
      (store) => store.recordInteraction(interaction('whatsapp_click')),
    ],
    [
      'a pricing view',
      ['interaction:pricing_view'],
      (store) => store.recordInteraction(interaction('pricing_view')),
    ],
    [
      'a visit by the code on a jar',
      ['interaction:batch_view'],
      (store) => store.recordInteraction(interaction('batch_view', { additional_data: { lot: 'SY-26-02' } })),
    ],
    [
      'any other interaction',
      ['interaction:other'],
      (store) => store.recordInteraction(interaction('made_up')),
    ],
    [
      'the speed of a page view',
      ['interaction:web_vitals'],
      (store) =>
        store.recordInteraction({ ...interaction('web_vitals'), additional_data: { lcp: 1200, cls: 0 } }),
    ],
    ['an order click', ['product_event'], (store) => store.recordProductEvent(productEvent())],
    [
      'a sign-up',
      ['subscription', 'interaction:newsletter_subscription'],
      (store) => store.subscribe(newSubscription(), { userAgent: null }),
    ],
    [
      'a sign-up without an interaction',
      ['subscription'],
      (store) => store.subscribe(newSubscription(), { userAgent: null, tracked: false }),
    ],
    [
      'a floating click',
      ['inquiry', 'interaction:whatsapp_click'],
      (store) => store.recordInquiry(inquiry()),
    ],
    [
      'an inquiry without an interaction',
      ['inquiry'],
      (store) => store.recordInquiry(inquiry({ message: 'Namaste' }), { tracked: false }),
    ],
    ['a bot', ['untracked:bot'], (store) => store.countUntracked('bot')],
    ['somebody who asks for privacy', ['untracked:gpc'], (store) => store.countUntracked('gpc')],
    ['one try too many', ['untracked:rate_limit'], (store) => store.countUntracked('rate_limit')],
    ['a visit of the owner', ['untracked:owner'], (store) => store.countUntracked('owner')],
  ]

  it.each(ACTS)('of %s is as estimated, or one row read less', async (_, counted, act) => {
    const { db, costOf } = billedD1(local.db)
    // The first days and counts of a table cost less.
    for (const ago of [2, 1, 0]) {
      for (const time of [0, 1]) await act(d1Store(local.db, NOON - ago * DAY_MS + time))
    }
    const cost = await costOf(() => act(d1Store(db, NOON + MINUTE_MS)))
    const message = (of: 'rowsRead' | 'rowsWritten') =>
      counted.reduce((sum, metric) => sum + COSTS[metric][of], 0)
    expect(cost.written).toBe(message('rowsWritten'))
    expect([message('rowsRead'), message('rowsRead') - 1]).toContain(cost.read)
  })

  it('of today is estimated from counts, rollups and dashboard loads', async () => {
    const store = d1Store(local.db, NOON)
    await d1Store(local.db, NOON - DAY_MS).recordInteraction(interaction('pricing_view'))
    for (let times = 0; times < 3; times += 1) await store.recordInteraction(interaction('whatsapp_click'))
    await store.countUntracked('bot')
    await local.db
      .prepare(`INSERT INTO rollup_costs VALUES ('2026-11-20', 7000, 700), ('2026-11-21', 500, 50)`)
      .run()
    await store.usage()
    expect(await store.usage()).toEqual({
      day: '2026-11-21',
      rowsRead:
        3 * COSTS['interaction:whatsapp_click'].rowsRead + COSTS['untracked:bot'].rowsRead + 500 + 2 * 1000,
      rowsWritten: 3 * 3 + 1 + 50 + 2,
      limits: { rowsRead: 5_000_000, rowsWritten: 100_000 },
    })
  })

  /** The numbers that both pages of the dashboard load, at 90 days. */
  const numbers = (store: Store) => [
    store.subscriptionStats({ days: 90, limit: 10 }),
    store.interactionStats({ days: 90, limit: 15 }),
  ]
  const LOADS: [page: string, load: (store: Store) => Promise<unknown>[]][] = [
    [
      'overview',
      (store) => [
        ...numbers(store),
        store.orderStats({ days: 90, limit: 50 }),
        store.inquiryStats({ days: 90, limit: 5 }),
        store.breakdowns(90),
      ],
    ],
    [
      'second page',
      (store) => [
        ...numbers(store),
        store.subscriptionStats({ days: 90, limit: 11 }),
        store.vitals(90),
        store.untrackedStats(90),
        store.usage(),
        store.subscriptionStats({ days: 7, limit: 1 }),
        store.interactionStats({ days: 7, limit: 1 }),
        store.inquiryStats({ days: 7, limit: 1 }),
        store.orderStats({ days: 7, limit: 1 }),
      ],
    ],
  ]

  it.each(LOADS)(
    'of a load of the dashboard’s %s at 90 days is at most 1,000 rows read, the same with ten times the rows',
    async (_, load) => {
      const reads: number[] = []
      for (const rows of [1000, 10_000]) {
        await fillRoom(rows)
        await d1Store(local.db, NOON).rollUp()
        // As many rows since the rollup as are read at most.
        await seedInteractions(local.db, { rows: 500, from: NOON, step: 100 }, 'whatsapp_click')
        await seedOrders(local.db, { rows: 200, from: NOON, step: 100 })
        const { db, costOf } = billedD1(local.db)
        const { read, written } = await costOf(() => Promise.all(load(d1Store(db, NOON + 10 * MINUTE_MS))))
        expect(written).toBeLessThanOrEqual(COSTS.dashboard.rowsWritten)
        reads.push(read)
      }
      expect(reads[0]).toBeLessThanOrEqual(COSTS.dashboard.rowsRead)
      expect(reads[1]).toBe(reads[0])
    },
  )

  it('of a search page is the rows it returns, whatever the number of addresses', async () => {
    await fillRoom(10_000)
    const { db, costOf } = billedD1(local.db)
    const store = d1Store(db, NOON)
    const plain = await costOf(() => store.subscriptionStats({ days: 7, limit: 10 }))
    const found = await costOf(() => store.subscriptionStats({ days: 7, limit: 10, search: 'r' }))
    expect(found.read).toBeLessThanOrEqual(plain.read + 10)
  })

  /** Seeds rows of each kind over 200 days, with every count on every day. */
  async function fillRoom(rows: number) {
    const step = Math.floor((200 * DAY_MS) / rows)
    const made = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows - 1}),
      made AS (SELECT ${NOON - 200 * DAY_MS} + i * ${step} AS t, i FROM n),
      row AS (SELECT printf('%08x-%04x-7000-8000-%012x', t / 65536, t % 65536, i) AS id, t, i FROM made)`
    const metrics = JSON.stringify(Object.keys(COSTS))
    await local.db.batch(
      [
        ...[
          'newsletter_subscriptions',
          'customer_interactions',
          'product_analytics',
          'contact_inquiries',
          'chat_orders',
          'daily_counts',
          'daily_orders',
          'interaction_days',
          'rollup_cursors',
          'daily_breakdowns',
          'weekly_vitals',
        ].map((table) => `DELETE FROM ${table}`),
        `INSERT INTO newsletter_subscriptions (id, email, subscribed_at, source_page, user_agent, created_at)
          ${made} SELECT id, 'reader-' || i, t, 'footer', NULL, t FROM row`,
        `INSERT INTO customer_interactions ${made} SELECT id, iif(i % 5, 'whatsapp_click', 'web_vitals'), t, 's' || i, '/' || i % 30,
          json_object('placement', 'p' || i % 30, 'referrer', 'r' || i % 30, 'lcp', i % 4000, 'cls', 0), t FROM row`,
        `INSERT INTO product_analytics ${made} SELECT id, 'order_click', 'p' || i % 30, 'a', t, 's' || i, 100, t FROM row`,
        `INSERT INTO contact_inquiries ${made} SELECT id, NULL, NULL, NULL, NULL, 'order', t, 'new', t, NULL, '/', 'direct' FROM row`,
        `INSERT INTO chat_orders ${made} SELECT id, NULL, 'clicked', t, NULL, 63300, 1, 'p' || i % 30, 'b' || i % 30, 's' || i % 30,
          '/' || i % 30, NULL, 's' || i FROM row`,
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
          INSERT INTO daily_orders SELECT date('2026-11-21', (i - 200) || ' days'), 5, 1, 1, 63300 FROM n`,
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
          INSERT INTO daily_counts SELECT metric.value, date('2026-11-21', (i - 200) || ' days'), 5, (i + 1) * 5
          FROM n, json_each('${metrics}') AS metric`,
      ].map((sql) => local.db.prepare(sql)),
    )
  }
})
