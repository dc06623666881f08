import { describe, expect, it } from 'vitest'
import type { InquiryStats } from '#worker/inquiries/contract.ts'
import { dayOf } from '#worker/lib/days.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { d1Store } from '#worker/store.ts'
import type { Subscription, SubscriptionStats } from '#worker/subscriptions/contract.ts'
import type { Breakdowns, Interaction, InteractionStats } from '#worker/tracking/contract.ts'
import { STATISTICS } from './calls.ts'
import { builtWorker } from './harness.ts'
import { chatOrder, inquiry, interaction, productEvent, subscription } from './inputs.ts'
import { seedInteractions, seedSubscriptions } from './seed.ts'
import { DAY_MS } from './times.ts'
import type { Visitor } from './visitor.ts'

/* What the statistics answer. That their numbers are those of the rows is for `numbers.test.ts`. */

const site = builtWorker()

const now = Date.now()
const ago = (days: number) => dayOf(now - days * DAY_MS)
const at = (days: number) => d1Store(site.db, now - days * DAY_MS)
const read = async <Body>(path: string) => (await site.owner().get<Body>(`/stats/${path}`)).body
const TIME = expect.stringMatching(/Z$/)
const NO_TYPES = { whatsapp_click: 0, pricing_view: 0, newsletter_subscription: 0, batch_view: 0 }

describe('a list is newest first, with sums and a number for each day', () => {
  it('of subscriptions', async () => {
    const emails: string[] = []
    for (const source_page of ['footer', 'blog', 'footer']) {
      const visitor = site.visitor()
      await visitor.post('/newsletter', { email: visitor.email, source_page })
      emails.unshift(visitor.email)
    }
    const body = await read<SubscriptionStats>('subscriptions?days=7')
    expect(Object.keys(body)).toEqual(['success', 'data', 'summary', 'series'])
    expect(body.data.map(({ email }) => email)).toEqual(emails)
    expect(body.data[1]).toEqual({
      id: expect.any(String),
      email: emails[1],
      source_page: 'blog',
      subscribed_at: TIME,
      status: 'confirmed',
      language: 'en',
      confirmed_at: body.data[1]?.subscribed_at,
    })
    expect(body.summary).toEqual({ total: 3, inRange: 3, previous: 0 })
    expect(body.series.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 3])
    expect(body.series.at(-1)?.day).toBe(dayOf(Date.now()))
  })

  it('of interactions, by type', async () => {
    const { session, post } = site.visitor()
    const types = ['whatsapp_click', 'pricing_view', 'whatsapp_click', 'made_up']
    const sent = { user_session: session, additional_data: { placement: 'hero' } }
    for (const interaction_type of types) await post('/interactions', { interaction_type, ...sent })
    const body = await read<InteractionStats>('interactions')
    expect(body.data.map((row) => row.interaction_type)).toEqual(types.reverse())
    const stored = { id: expect.any(String), interaction_type: 'made_up', timestamp: TIME, page_url: null }
    expect(body.data[0]).toEqual({ ...stored, ...sent })
    const byType = { ...NO_TYPES, whatsapp_click: 2, pricing_view: 1, other: 1 }
    expect(body.summary).toMatchObject({ total: 4, inRange: 4, previous: 0, byType })
    expect(body.series).toHaveLength(30)
    expect(body.series.at(-1)).toEqual({ day: dayOf(Date.now()), byType })
    expect(body.series[0]?.byType).toEqual(NO_TYPES)
  })

  it('of inquiries, page by page', async () => {
    const words = { inquiry_type: 'order', message: 'Namaste', page_url: 'https://site.example/blog' }
    const visit_source = { utm_source: 'Instagram' }
    const visitor = site.visitor()
    for (const name of ['Asha', 'Rohan', 'Meera'])
      await visitor.post('/contact-inquiries', { ...words, name, visit_source })
    const body = await read<InquiryStats>('inquiries?days=7&limit=2')
    expect(body.data.map(({ name }) => name)).toEqual(['Meera', 'Rohan'])
    expect(body.data[0]).toMatchObject({
      message: 'Namaste',
      status: 'new',
      page: '/blog',
      source: 'instagram',
    })
    expect(body.data[0]).not.toHaveProperty('user_session')
    expect(body.summary).toEqual({ written: { inRange: 3, previous: 0 }, chats: { inRange: 0, previous: 0 } })
    expect(body.series.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 3])
    const rest = await read<InquiryStats>(`inquiries?days=7&before=${body.data[1]?.id}`)
    expect(rest.data.map(({ name }) => name)).toEqual(['Asha'])
  })

  it('of subscribers, by the day of their confirmation, in the list, the sum and the file', async () => {
    await at(20).subscribe(subscription('late@visitor.example'), { userAgent: null, confirm: true })
    await at(10).subscribe(subscription('early@visitor.example'), { userAgent: null })
    const [row] = await site.rows<{ id: string }>(
      `SELECT id FROM newsletter_subscriptions WHERE email LIKE 'late%'`,
    )
    await at(1).confirmSubscription(row?.id ?? '')
    const week = await at(0).subscriptionStats({ days: 7, limit: 10 })
    expect([week.summary.inRange, week.data.map(({ email }) => email)]).toEqual([1, ['late@visitor.example']])
    const month = await at(0).subscriptionStats({ days: 30, limit: 1 })
    expect(month.data.map(({ email }) => email)).toEqual(['late@visitor.example'])
    const rest = await at(0).subscriptionStats({ days: 30, limit: 5, cursor: month.data[0]?.id })
    expect(rest.data.map(({ email }) => email)).toEqual(['early@visitor.example'])
    const text = await read<string>('subscriptions.csv?days=7')
    expect([text.includes('late@'), text.includes('early@')]).toEqual([true, false])
  })
})

it('GET /api/stats/untracked counts by reason, also of the days before', async () => {
  await at(8).countUntracked('bot')
  const { session, post } = site.visitor()
  const click = { interaction_type: 'whatsapp_click', user_session: session }
  const [owner, gpc] = [{ 'X-Owner-Device': '1' }, { 'Sec-GPC': '1' }]
  for (const headers of [owner, gpc, { ...gpc, ...owner }, { 'User-Agent': 'Googlebot/2.1' }])
    await post('/interactions', click, headers)
  expect(await read('untracked?days=7')).toEqual({
    success: true,
    summary: {
      bot: { inRange: 1, previous: 1 },
      gpc: { inRange: 2, previous: 0 },
      owner: { inRange: 1, previous: 0 },
    },
  })
})

it('stores the visit source with the interaction of a sign-up and of an inquiry', async () => {
  const { email, post } = site.visitor()
  const visit_source = { referrer: 'google.com', utm_source: 'insta', utm_medium: null, utm_term: 'dropped' }
  await post('/newsletter', { email, visit_source })
  await post('/contact-inquiries', {
    inquiry_type: 'whatsapp',
    visit_source: { ...visit_source, inquiry_type: 'forged' },
  })
  const rows = await site.rows('SELECT additional_data FROM customer_interactions ORDER BY id')
  expect(rows.map((row) => JSON.parse(String(row.additional_data)))).toEqual([
    { source_page: 'footer', referrer: 'google.com', utm_source: 'insta' },
    { inquiry_type: 'whatsapp', referrer: 'google.com', utm_source: 'insta' },
  ])
})

it('the files of inquiries and product events have the rows of the range', async () => {
  const { post } = site.visitor()
  await post('/contact-inquiries', { inquiry_type: 'order', name: '=HYPERLINK("x")', message: 'a\nb' })
  await post('/product-analytics', productEvent({ product_name: '500g', conversion_value: 633 }))
  await at(8).recordInquiry(inquiry({ name: 'long ago' }))
  await at(8).recordProductEvent(productEvent({ product_name: 'long ago' }))
  for (const [list, head, row] of [
    [
      'inquiries',
      /id,name,email,phone,message,inquiry_type,created_at,status,updated_at,page,source$/,
      /^[0-9a-f-]{36},"'=HYPERLINK\(""x""\)",,,"a\nb",order,\S+Z,new,/,
    ],
    [
      'products',
      /id,event_name,product_name,action_type,timestamp,user_session,conversion_value$/,
      /,order_click,500g,whatsapp_order,.*,633$/,
    ],
  ] as const) {
    const { headers, text } = await site.owner().get(`/stats/${list}.csv?days=7`)
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${list}-7-days.csv"`)
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(text.split('\r\n')).toEqual([expect.stringMatching(head), expect.stringMatching(row), ''])
  }
})

describe('the days of a query', () => {
  /** The file of a lot has all its sales. */
  const paths = STATISTICS.filter((path) => path !== '/stats/lot.csv')

  it.each(paths)('of %s are two days at most 366 apart, none in the future, or else 400', async (path) => {
    const status = async (query: string) => (await site.owner().get(`${path}?${query}`)).status
    for (const good of [
      `from=${ago(0)}&to=${ago(0)}`,
      `from=${ago(365)}&to=${ago(0)}`,
      `from=2024-04-01&to=2025-03-31&compare=year`,
      'days=90&compare=year',
    ])
      expect([good, await status(good)]).toEqual([good, 200])
    for (const bad of [
      `from=${ago(366)}&to=${ago(0)}`,
      `from=${ago(0)}&to=${ago(1)}`,
      `from=${ago(0)}&to=${dayOf(now + DAY_MS)}`,
      `from=${ago(1)}`,
      `to=${ago(1)}`,
      `days=7&from=${ago(1)}&to=${ago(0)}`,
      'from=2026-02-30&to=2026-03-01',
      'from=1&to=2',
      'days=7&compare=month',
    ])
      expect([bad, await status(bad)]).toEqual([bad, 400])
  })

  it.each([
    ...['8', '0', '-7', '07', '7.0', '', ' 7', 'all', '7&days=30', '1e1', '%00'].map(
      (days) => `days=${days}`,
    ),
    ...['0', '101', '-1', 'ten', '1.5'].map((limit) => `limit=${limit}`),
    ...['1', "'%20OR%201=1", '01a1fd02-000a-42a3-bbf3-edcafc10a827'].map((before) => `before=${before}`),
  ])('and its limits are checked: %s', async (query) => {
    const { status, body } = await site.owner().get(`/stats/interactions?${query}`)
    const issues = [{ path: query.split('=')[0] }]
    expect([status, body]).toMatchObject([400, { success: false, code: 'invalid', issues }])
  })

  it('are compared with as many days before, or with the same days a year ago', async () => {
    for (const days of [0, 1, 2, 3, 365, 366]) await at(days).recordInteraction(interaction('pricing_view'))
    const change = async (query: string) => {
      const { summary } = await read<InteractionStats>(`interactions?${query}`)
      return [summary.total, summary.inRange, summary.previous]
    }
    const span = `from=${ago(1)}&to=${ago(0)}`
    expect(await change(span)).toEqual([6, 2, 2])
    const [first, last] = [ago(1), ago(0)].map((day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`)
    const yearBefore = await change(`from=${first}&to=${last}`)
    expect((await change(`${span}&compare=year`))[2]).toBe(yearBefore[1])
    const { data } = await read<Breakdowns>(`breakdowns?from=${ago(365)}&to=${ago(0)}`)
    expect(data.page).toEqual([{ key: 'unknown', count: 5, previous: 1 }])
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
    const first = await read<InteractionStats>('interactions?days=7')
    expect(first.data).toHaveLength(100)
    const rows = await allPages<Interaction>(site.owner(), '/stats/interactions?days=7')
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

it('the funnel goes from the price seen to rupees, by source and campaign', async () => {
  const store = at(0)
  const diwali = { utm_source: 'instagram', utm_campaign: 'Diwali' }
  for (const [page_url, additional_data] of [
    ['/', diwali],
    ['/', { referrer: 'l.instagram.com' }],
    ['/batch/SY-26-02', diwali],
  ] as const)
    await store.recordInteraction(interaction('pricing_view', { page_url, additional_data }))
  const sources = [diwali, { referrer: 'instagram.com' }, { lot: 'SY-26-01' }]
  for (const [number, visit_source] of sources.entries()) {
    const reference = orderReference(new Uint8Array([number, 2, 2, 2, 2]))
    const click = chatOrder(reference, { visit_source, user_session: `s${number}` })
    const { id } = await store.recordOrder(click)
    await store.changeOrder(id, { status: 'sold', amount: 300 - number, lot: 'SY-26-02' })
  }
  const { breakdowns, jars } = await store.orderStats({ days: 7, limit: 1 })
  expect(breakdowns.source).toEqual([
    { key: 'instagram · diwali', seen: 1, clicked: 1, sold: 1, rupees: 300 },
    { key: 'instagram', seen: 1, clicked: 1, sold: 1, rupees: 299 },
    { key: 'lot', seen: 1, clicked: 1, sold: 1, rupees: 298 },
  ])
  expect(breakdowns.pack).toEqual([{ key: '500g', clicked: 3, sold: 3, rupees: 897 }])
  expect(jars.lot).toEqual([{ key: 'SY-26-02', jars: 3, previous: 0, rupees: 897 }])
})
