import { describe, expect, it } from 'vitest'
import type { Subscription, SubscriptionStats } from '#worker/subscriptions/contract.ts'
import type { Interaction, InteractionStats } from '#worker/tracking/contract.ts'
import { STATISTICS } from './calls.ts'
import { builtWorker } from './harness.ts'
import { seedInteractions, seedSubscriptions } from './seed.ts'
import type { Visitor } from './visitor.ts'

const site = builtWorker()

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now())

describe('GET /api/stats/subscriptions', () => {
  it('lists subscriptions newest first, with sums and daily counts', async () => {
    const emails: string[] = []
    for (const page of ['footer', 'blog', 'footer']) {
      const visitor = site.visitor()
      await visitor.post('/newsletter', { email: visitor.email, source_page: page })
      emails.unshift(visitor.email)
    }
    const { status, body } = await site.owner().get<SubscriptionStats>('/stats/subscriptions?days=7')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['success', 'data', 'summary', 'series'])
    expect(body.data.map(({ email }) => email)).toEqual(emails)
    expect(body.data[1]).toEqual({
      id: expect.any(String),
      email: emails[1],
      source_page: 'blog',
      subscribed_at: expect.stringMatching(/Z$/),
      status: 'confirmed',
      language: 'en',
      confirmed_at: body.data[1]?.subscribed_at,
    })
    expect(body.summary).toEqual({ total: 3, inRange: 3, previous: 0 })
    expect(body.series).toHaveLength(7)
    expect(body.series.at(-1)).toEqual({ day: today(), count: 3 })
    expect(body.series.slice(0, -1).every(({ count }) => count === 0)).toBe(true)
  })
})

describe('GET /api/stats/interactions', () => {
  it('lists interactions newest first, with sums by type', async () => {
    const visitor = site.visitor()
    for (const interaction_type of ['whatsapp_click', 'pricing_view', 'whatsapp_click', 'made_up']) {
      await visitor.post('/interactions', {
        interaction_type,
        user_session: visitor.session,
        additional_data: { placement: 'hero' },
      })
    }
    const { body } = await site.owner().get<InteractionStats>('/stats/interactions?days=30')
    expect(body.data.map((row) => row.interaction_type)).toEqual([
      'made_up',
      'whatsapp_click',
      'pricing_view',
      'whatsapp_click',
    ])
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      interaction_type: 'made_up',
      timestamp: expect.stringMatching(/Z$/),
      user_session: visitor.session,
      page_url: null,
      additional_data: { placement: 'hero' },
    })
    const byType = {
      whatsapp_click: 2,
      pricing_view: 1,
      newsletter_subscription: 0,
      batch_view: 0,
      other: 1,
    }
    expect(body.summary).toMatchObject({ total: 4, inRange: 4, previous: 0, byType })
    expect(body.series).toHaveLength(30)
    expect(body.series.at(-1)).toEqual({ day: today(), byType })
    expect(body.series[0]?.byType).toEqual({
      whatsapp_click: 0,
      pricing_view: 0,
      newsletter_subscription: 0,
      batch_view: 0,
    })
  })
})

/** The file of a lot has all its sales. */
const OF_DAYS = STATISTICS.filter((path) => path !== '/stats/lot.csv')

it.each(OF_DAYS)('GET /api%s rejects unknown ranges', async (path) => {
  const { status, headers, body } = await site.owner().get(`${path}?days=8`)
  expect([status, headers.get('Content-Type')]).toEqual([400, 'application/json'])
  expect(body).toMatchObject({ success: false, code: 'invalid', issues: [{ path: 'days' }] })
})

describe('GET /api/stats/interactions', () => {
  const path = '/stats/interactions'

  it('returns one entry for each of 30 days where no range is named', async () => {
    const { body } = await site.owner().get<InteractionStats>(path)
    expect(body.series).toHaveLength(30)
  })

  it.each([
    ...['0', '-7', '07', '7.0', '', ' 7', 'all', '7&days=30', '1e1', '%00'].map((days) => `days=${days}`),
    ...['0', '101', '-1', 'ten', '1.5'].map((limit) => `limit=${limit}`),
    ...['1', "'%20OR%201=1", '01a1fd02-000a-42a3-bbf3-edcafc10a827'].map((before) => `before=${before}`),
  ])('rejects %s', async (query) => {
    const { status, body } = await site.owner().get(`${path}?${query}`)
    const issues = [{ path: query.split('=')[0] }]
    expect([status, body]).toMatchObject([400, { success: false, code: 'invalid', issues }])
  })
})

/** Reads pages until one is empty, at most 50 in case a page is repeated. */
async function allPages<Row extends { id: string }>(owner: Visitor, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0; page < 50; page += 1) {
    const before = rows.length > 0 ? `&before=${rows.at(-1)?.id}` : ''
    const { body } = await owner.get<{ data: Row[] }>(`${path}${before}`)
    if (body.data.length === 0) break
    rows.push(...body.data)
  }
  return rows
}

describe('paging', () => {
  it('returns at most 100 rows, and all rows page by page without gaps or duplicates', async () => {
    await seedInteractions(site.db, { rows: 430, from: Date.now() - 60_000, step: 100 })
    const owner = site.owner()
    const first = await owner.get<InteractionStats>('/stats/interactions?days=7')
    expect(first.body.data).toHaveLength(100)
    const rows = await allPages<Interaction>(owner, '/stats/interactions?days=7')
    const times = rows.map(({ timestamp }) => Date.parse(timestamp))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(430)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('returns every row of the same millisecond', async () => {
    await seedSubscriptions(site.db, { rows: 60, from: Date.now() - 60_000, step: 0 })
    const rows = await allPages<Subscription>(site.owner(), '/stats/subscriptions?days=7&limit=7')
    expect(new Set(rows.map(({ email }) => email)).size).toBe(60)
    expect(rows).toHaveLength(60)
  })
})
