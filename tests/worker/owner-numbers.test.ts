import { describe, expect, it } from 'vitest'
import type { Range } from '../../worker/contract/ranges.ts'
import type { Success } from '../../worker/contract/responses.ts'
import type { InquiryStats, InteractionStats, UntrackedStats } from '../../worker/contract/stats.ts'
import type { Usage } from '../../worker/contract/usage.ts'
import { d1Store } from '../../worker/store/d1/index.ts'
import type { Store } from '../../worker/store/index.ts'
import { COSTS } from '../../worker/store/rules/costs.ts'
import { appWith } from './app.ts'
import { type Bill, billedD1 } from './billed-d1.ts'
import { OWNER_KEY, realSite } from './harness.ts'
import { inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { countsOf, localD1, rowsOf } from './local-d1.ts'
import { VISITOR_DOMAIN } from './visitor.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Noon in Pune. */
const NOON = Date.UTC(2026, 10, 21, 6, 30)
const RANGES: Range[] = [7, 30, 90]

let readers = 0
const newSubscription = () => {
  readers += 1
  return subscription(`reader-${readers}${VISITOR_DOMAIN}`)
}

describe('in the built Worker', () => {
  const site = realSite()

  it('GET /api/stats/inquiries lists inquiries newest first, page by page, with their sums', async () => {
    const visitor = site.visitor()
    for (const name of ['Asha', 'Rohan', 'Meera']) {
      await visitor.post('/contact-inquiries', { inquiry_type: 'order', name, message: 'Namaste' })
    }
    const owner = site.owner()
    const { status, body } = await owner.get<Success & InquiryStats>('/stats/inquiries?days=7&limit=2')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['success', 'data', 'summary', 'series'])
    expect(body.data.map(({ name }) => name)).toEqual(['Meera', 'Rohan'])
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      name: 'Meera',
      email: null,
      phone: null,
      message: 'Namaste',
      inquiry_type: 'order',
      status: 'new',
      created_at: expect.stringMatching(/Z$/),
      updated_at: body.data[0]?.created_at,
    })
    expect(body.summary).toEqual({ total: 3, inRange: 3, previous: 0 })
    expect(body.series).toHaveLength(7)
    expect(body.series.at(-1)?.count).toBe(3)
    const rest = await owner.get<InquiryStats>(`/stats/inquiries?days=7&before=${body.data[1]?.id}`)
    expect(rest.body.data.map(({ name }) => name)).toEqual(['Asha'])
  })

  it('counts the owner’s visits as untracked, from a marked device and while signed in', async () => {
    const visitor = site.visitor()
    const click = { interaction_type: 'whatsapp_click', user_session: visitor.session }
    const { headers } = await visitor.post('/owner/session', { key: OWNER_KEY })
    const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? ''

    expect((await visitor.post('/interactions', click, { 'X-Owner-Device': '1' })).status).toBe(201)
    expect((await visitor.post('/interactions', click, { Cookie })).status).toBe(201)
    await visitor.post('/product-analytics', { ...productEvent(), user_session: visitor.session }, { Cookie })
    await visitor.post('/contact-inquiries', { inquiry_type: 'whatsapp' }, { 'X-Owner-Device': '1' })
    expect(await countsOf(site.db)).toEqual({ 'untracked:owner': 4 })
    expect(await rowsOf(site.db, 'SELECT id FROM customer_interactions')).toEqual([])

    await visitor.post('/interactions', click, { 'X-Owner-Device': '0' })
    await visitor.post('/interactions', click, { Cookie: `${Cookie.slice(0, -6)}AAAAAA` })
    expect(await countsOf(site.db)).toEqual({ 'untracked:owner': 4, 'interaction:whatsapp_click': 2 })
  })

  it('stores what the owner sends deliberately', async () => {
    const visitor = site.visitor({ 'X-Owner-Device': '1' })
    expect((await visitor.post('/newsletter', { email: visitor.email })).status).toBe(201)
    await visitor.post('/contact-inquiries', { inquiry_type: 'order', message: 'Namaste' })
    expect(await countsOf(site.db)).toEqual({ subscription: 1, inquiry: 1 })
  })

  it('GET /api/stats/untracked counts by reason', async () => {
    const visitor = site.visitor()
    const click = { interaction_type: 'whatsapp_click', user_session: visitor.session }
    await visitor.post('/interactions', click, { 'X-Owner-Device': '1' })
    await visitor.post('/interactions', click, { 'Sec-GPC': '1' })
    await visitor.post('/interactions', click, { 'Sec-GPC': '1', 'X-Owner-Device': '1' })
    await visitor.post('/interactions', click, { 'User-Agent': 'Googlebot/2.1' })
    const { status, body } = await site.owner().get('/stats/untracked?days=7')
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        summary: {
          bot: { total: 1, inRange: 1, previous: 0 },
          gpc: { total: 2, inRange: 2, previous: 0 },
          rate_limit: { total: 0, inRange: 0, previous: 0 },
          owner: { total: 1, inRange: 1, previous: 0 },
        },
      },
    ])
  })

  it('stores the visit source with the interaction of a sign-up and of an inquiry', async () => {
    const visitor = site.visitor()
    const visit_source = {
      referrer: 'google.com',
      utm_source: 'insta',
      utm_medium: null,
      utm_term: 'dropped',
    }
    await visitor.post('/newsletter', { email: visitor.email, visit_source })
    await visitor.post('/contact-inquiries', {
      inquiry_type: 'whatsapp',
      visit_source: { ...visit_source, inquiry_type: 'forged' },
    })
    const rows = await rowsOf(site.db, 'SELECT additional_data FROM customer_interactions ORDER BY id')
    expect(rows.map((row) => JSON.parse(String(row.additional_data)))).toEqual([
      { source_page: 'footer', referrer: 'google.com', utm_source: 'insta' },
      { inquiry_type: 'whatsapp', referrer: 'google.com', utm_source: 'insta' },
    ])
  })

  it.each([{ referrer: 'x'.repeat(101) }, { utm_source: 'a\nb' }, { utm_campaign: 7 }, 'google.com'])(
    'rejects the visit source %j',
    async (visit_source) => {
      const visitor = site.visitor()
      const { status } = await visitor.post('/contact-inquiries', { inquiry_type: 'whatsapp', visit_source })
      expect(status).toBe(400)
    },
  )

  it('exports inquiries and product events of the range as CSV', async () => {
    const visitor = site.visitor()
    await visitor.post('/contact-inquiries', {
      inquiry_type: 'order',
      name: '=HYPERLINK("x")',
      message: 'a\nb',
    })
    await visitor.post('/product-analytics', { ...productEvent(), user_session: visitor.session })
    await d1Store(site.db, Date.now() - 8 * DAY_MS).recordInquiry(inquiry({ name: 'long ago' }))
    await d1Store(site.db, Date.now() - 8 * DAY_MS).recordProductEvent({
      ...productEvent(),
      product_name: 'long ago',
    })

    const inquiries = await site.owner().get('/stats/inquiries.csv?days=7')
    expect(inquiries.headers.get('Content-Disposition')).toBe('attachment; filename="inquiries-7-days.csv"')
    expect(inquiries.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const [head, ...rows] = inquiries.text.split('\r\n')
    expect(head).toMatch(/id,name,email,phone,message,inquiry_type,status,created_at,updated_at$/)
    expect(rows).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36},"'=HYPERLINK\(""x""\)",,,"a\nb",order,new,/),
      '',
    ])

    const products = await site.owner().get('/stats/products.csv?days=7')
    expect(products.headers.get('Content-Disposition')).toBe('attachment; filename="products-7-days.csv"')
    const [columns, ...events] = products.text.split('\r\n')
    expect(columns).toMatch(/id,event_name,product_name,action_type,timestamp,user_session,conversion_value$/)
    expect(events).toEqual([expect.stringMatching(/,order_click,500g,whatsapp_order,.*,633$/), ''])
  })

  it('GET /api/stats/usage estimates today’s share of the plan', async () => {
    const { status, body } = await site.owner().get<Success & { data: Usage }>('/stats/usage')
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        data: {
          day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now()),
          ...COSTS.dashboard,
          limits: { rowsRead: 5_000_000, rowsWritten: 100_000 },
        },
      },
    ])
  })

  it.each(['inquiries', 'untracked', 'inquiries.csv', 'products.csv'])(
    'GET /api/stats/%s rejects unknown ranges',
    async (name) => {
      for (const days of ['8', '', '7.0', '-7', '90,7']) {
        expect((await site.owner().get(`/stats/${name}?days=${days}`)).status).toBe(400)
      }
    },
  )
})

describe('in the demo', () => {
  const owner = appWith({}).owner()

  it.each(RANGES)('marks the numbers of %i days as demo', async (days) => {
    const inquiries = await owner.get<Success & InquiryStats>(`/stats/inquiries?days=${days}`)
    expect(inquiries.body).toMatchObject({ demo: true, summary: { total: 1, inRange: 1, previous: 0 } })
    expect(inquiries.body.data).toHaveLength(1)
    expect(inquiries.body.series).toHaveLength(days)
    const notCounted = await owner.get<Success & UntrackedStats>(`/stats/untracked?days=${days}`)
    expect(notCounted.body).toMatchObject({ demo: true, summary: { owner: { total: 0 } } })
  })

  it('estimates no usage', async () => {
    const { body } = await owner.get<Success & { data: Usage }>('/stats/usage')
    expect(body).toMatchObject({ demo: true, data: { rowsRead: 0, rowsWritten: 0 } })
  })

  it.each([
    ['inquiries', 2],
    ['products', 2],
  ])('exports the sample rows as %s.csv', async (name, lines) => {
    const { text } = await owner.get(`/stats/${name}.csv?days=7`)
    expect(text.trimEnd().split('\r\n')).toHaveLength(lines)
  })
})

describe('counts by day', () => {
  const local = localD1()
  const at = (time: number, db = local.db) => d1Store(db, time)

  it.each(RANGES)('compare %i days of each type with as many before', async (days) => {
    for (const ago of [2 * days, 2 * days - 1, days, days - 1, 0]) {
      await at(NOON - ago * DAY_MS).recordInteraction(interaction('whatsapp_click'))
    }
    for (const ago of [days - 1, 0]) {
      await at(NOON - ago * DAY_MS).recordInteraction(interaction('pricing_view'))
    }
    const { summary }: InteractionStats = await at(NOON).interactionStats({ days, limit: 1 })
    expect(summary).toEqual({
      total: 7,
      inRange: 4,
      previous: 2,
      byType: { whatsapp_click: 2, pricing_view: 2, newsletter_subscription: 0 },
      previousByType: { whatsapp_click: 2, pricing_view: 0, newsletter_subscription: 0 },
    })
  })

  it.each(RANGES)('compare %i days of inquiries and untracked events with as many before', async (days) => {
    for (const ago of [2 * days, 2 * days - 1, days, days - 1]) {
      await at(NOON - ago * DAY_MS).recordInquiry(inquiry())
      await at(NOON - ago * DAY_MS).countUntracked('bot')
    }
    const sums = { total: 4, inRange: 1, previous: 2 }
    expect((await at(NOON).inquiryStats({ days, limit: 10 })).summary).toEqual(sums)
    expect((await at(NOON).untrackedStats(days)).summary.bot).toEqual(sums)
  })
})

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
    const said = (of: 'rowsRead' | 'rowsWritten') =>
      counted.reduce((sum, metric) => sum + COSTS[metric][of], 0)
    expect(cost.written).toBe(said('rowsWritten'))
    expect([said('rowsRead'), said('rowsRead') - 1]).toContain(cost.read)
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

  it('of a dashboard load at 90 days is at most 1,000 rows read, the same with ten times the rows', async () => {
    const bills: Bill[] = []
    for (const rows of [1000, 10_000]) {
      await fillRoom(rows)
      await d1Store(local.db, NOON).rollUp()
      const { db, costOf } = billedD1(local.db)
      const store = d1Store(db, NOON)
      bills.push(
        await costOf(() =>
          Promise.all([
            store.subscriptionStats({ days: 90, limit: 10 }),
            store.interactionStats({ days: 90, limit: 15 }),
            store.subscriptionStats({ days: 90, limit: 11 }),
            store.inquiryStats({ days: 90, limit: 5 }),
            store.breakdowns(90),
            store.vitals(90),
            store.untrackedStats(90),
            store.usage(),
            store.subscriptionStats({ days: 7, limit: 1 }),
            store.interactionStats({ days: 7, limit: 1 }),
            store.inquiryStats({ days: 7, limit: 1 }),
            store.breakdowns(7),
          ]),
        ),
      )
    }
    expect(bills[0]?.read).toBeLessThanOrEqual(COSTS.dashboard.rowsRead)
    expect(bills[0]?.written).toBe(COSTS.dashboard.rowsWritten)
    expect(bills[1]).toEqual(bills[0])
  })

  it('of a search page is the rows it returns, whatever the number of addresses', async () => {
    await fillRoom(10_000)
    const { db, costOf } = billedD1(local.db)
    const store = d1Store(db, NOON)
    const plain = await costOf(() => store.subscriptionStats({ days: 7, limit: 10 }))
    const found = await costOf(() => store.subscriptionStats({ days: 7, limit: 10, search: 'r' }))
    expect(found.read).toBeLessThanOrEqual(plain.read + 10)
  })

  /** So many rows of each kind in 200 days, with every count on every day. */
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
        ].map((table) => `DELETE FROM ${table}`),
        'DELETE FROM daily_counts',
        'DELETE FROM rollup_cursors',
        'DELETE FROM daily_breakdowns',
        'DELETE FROM weekly_vitals',
        `INSERT INTO newsletter_subscriptions ${made} SELECT id, 'reader-' || i, t, 'footer', NULL, t FROM row`,
        `INSERT INTO customer_interactions ${made} SELECT id, iif(i % 5, 'whatsapp_click', 'web_vitals'), t, 's' || i, '/' || i % 30,
          json_object('placement', 'p' || i % 30, 'referrer', 'r' || i % 30, 'lcp', i % 4000, 'cls', 0), t FROM row`,
        `INSERT INTO product_analytics ${made} SELECT id, 'order_click', 'p' || i % 30, 'a', t, 's' || i, 100, t FROM row`,
        `INSERT INTO contact_inquiries ${made} SELECT id, NULL, NULL, NULL, NULL, 'order', t, 'new', t, NULL FROM row`,
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
          INSERT INTO daily_counts SELECT metric.value, date('2026-11-21', (i - 200) || ' days'), 5, (i + 1) * 5
          FROM n, json_each('${metrics}') AS metric`,
      ].map((sql) => local.db.prepare(sql)),
    )
  }
})
