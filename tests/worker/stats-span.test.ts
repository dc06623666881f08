import { afterEach, describe, expect, it } from 'vitest'
import type { Failure } from '#contract/responses.ts'
import { findMiscounts } from '#worker/cli/find-miscounts.ts'
import { dayOf } from '#worker/lib/days.ts'
import { orderReference } from '#worker/orders/contract.ts'
import type { DailyNumbers } from '#worker/statistics/contract.ts'
import { d1Store } from '#worker/store.ts'
import type { Breakdowns, InteractionStats } from '#worker/tracking/contract.ts'
import { appWith } from './app.ts'
import { STATISTICS } from './calls.ts'
import { OWNER_KEY } from './harness.ts'
import { chatOrder, interaction, subscription } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS, NOON } from './times.ts'

const local = localD1()
const owner = () => appWith({ DB: local.db, OWNER_KEY }).owner()
const now = Date.now()
const ago = (days: number) => dayOf(now - days * DAY_MS)
const at = (days: number) => d1Store(local.db, now - days * DAY_MS)

afterEach(async () => {
  expect(await findMiscounts(local.rows)).toEqual([])
})

describe('the days of a query', () => {
  const paths = STATISTICS.filter((path) => path !== '/stats/lot.csv')

  it.each(paths)('of %s are two days at most 366 apart, none in the future, or else 400', async (path) => {
    const series = path === '/stats/daily' ? '&series=sold' : ''
    const status = async (query: string) => (await owner().get(`${path}?${query}${series}`)).status
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

  it('are compared with as many days before, or with the same days a year ago', async () => {
    for (const days of [0, 1, 2, 3, 365, 366]) await at(days).recordInteraction(interaction('pricing_view'))
    const change = async (query: string) => {
      const { summary } = (await owner().get<InteractionStats>(`/stats/interactions?${query}`)).body
      return [summary.total, summary.inRange, summary.previous]
    }
    const span = `from=${ago(1)}&to=${ago(0)}`
    expect(await change(span)).toEqual([6, 2, 2])
    expect((await change(`${span}&compare=year`))[1]).toBe(2)
    const [first, last] = [ago(1), ago(0)].map((day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`)
    const yearBefore = await change(`from=${first}&to=${last}`)
    expect((await change(`${span}&compare=year`))[2]).toBe(yearBefore[1])
  })
})

describe('a year', () => {
  it('has the sums of its days, and one series by day', async () => {
    for (const days of [0, 100, 200, 300, 400]) {
      const store = at(days)
      await store.recordInteraction(interaction('pricing_view', { page_url: '/blog' }))
      const { id } = await store.recordOrder(
        chatOrder(orderReference(new Uint8Array([1, 1, 1, days >> 5, days & 31]))),
      )
      await store.changeOrder(id, { status: 'sold', amount: 100 + days })
      await store.subscribe(subscription(`a${days}@visitor.example`), { userAgent: null, tracked: false })
    }
    const span = { from: ago(365), to: ago(0) }
    const store = at(0)
    const { summary, breakdowns, jars } = await store.orderStats({ ...span, limit: 1 })
    expect([summary.sold, summary.rupees]).toEqual([
      { inRange: 4, previous: 1 },
      { inRange: 1000, previous: 500 },
    ])
    expect(breakdowns.pack).toEqual([{ key: '500g', clicked: 4, sold: 4, rupees: 1000 }])
    expect(jars.pack).toEqual([{ key: '500g', jars: 4, previous: 1, rupees: 1000 }])
    const subscribers = await store.subscriptionStats({ ...span, limit: 10 })
    expect(subscribers.summary).toEqual({ total: 5, inRange: 4, previous: 1 })
    expect([subscribers.data.length, subscribers.series]).toEqual([4, []])
    const query = `from=${span.from}&to=${span.to}`
    const { body } = await owner().get<Breakdowns>(`/stats/breakdowns?${query}`)
    expect(body.data.page).toContainEqual({ key: '/blog', count: 4, previous: 1 })
    const daily = (await owner().get<{ data: DailyNumbers }>(`/stats/daily?${query}&series=rupees`)).body.data
    expect(daily).toHaveLength(366)
    expect(daily.filter(({ rupees }) => rupees)).toEqual(
      [300, 200, 100, 0].map((days) => ({ day: ago(days), rupees: 100 + days })),
    )
    const none = await owner().get<Failure>(`/stats/daily?${query}`)
    expect([none.status, none.body.issues?.[0]?.path]).toEqual([400, 'series'])
  })
})

describe('subscribers', () => {
  it('are listed and filed by the day of their confirmation, like their sum', async () => {
    await at(20).subscribe(subscription('late@visitor.example'), { userAgent: null, confirm: true })
    await at(10).subscribe(subscription('early@visitor.example'), { userAgent: null })
    const [row] = await local.rows<{ id: string }>(
      `SELECT id FROM newsletter_subscriptions WHERE email LIKE 'late%'`,
    )
    await at(1).confirmSubscription(row?.id ?? '')
    const week = await at(0).subscriptionStats({ days: 7, limit: 10 })
    expect([week.summary.inRange, week.data.map(({ email }) => email)]).toEqual([1, ['late@visitor.example']])
    const month = await at(0).subscriptionStats({ days: 30, limit: 1 })
    expect(month.data.map(({ email }) => email)).toEqual(['late@visitor.example'])
    const rest = await at(0).subscriptionStats({ days: 30, limit: 5, cursor: month.data[0]?.id })
    expect(rest.data.map(({ email }) => email)).toEqual(['early@visitor.example'])
    const { text } = await owner().get<string>('/stats/subscriptions.csv?days=7')
    expect(text).toContain('late@visitor.example')
    expect(text).not.toContain('early@visitor.example')
  })
})

it('the funnel goes from the price seen to rupees, by source and campaign', async () => {
  const store = d1Store(local.db, NOON)
  const diwali = { utm_source: 'instagram', utm_campaign: 'Diwali' }
  for (const [page_url, additional_data] of [
    ['/', diwali],
    ['/', { referrer: 'l.instagram.com' }],
    ['/batch/SY-26-02', diwali],
  ] as const)
    await store.recordInteraction(interaction('pricing_view', { page_url, additional_data }))
  for (const [number, visit_source] of [
    diwali,
    { referrer: 'instagram.com' },
    { lot: 'SY-26-01' },
  ].entries()) {
    const { id } = await store.recordOrder(
      chatOrder(orderReference(new Uint8Array([number, 2, 2, 2, 2])), {
        visit_source,
        user_session: `s${number}`,
      }),
    )
    await store.changeOrder(id, { status: 'sold', amount: 300 - number })
  }
  const { breakdowns } = await store.orderStats({ days: 7, limit: 1 })
  expect(breakdowns.source).toEqual([
    { key: 'instagram · diwali', seen: 1, clicked: 1, sold: 1, rupees: 300 },
    { key: 'instagram', seen: 1, clicked: 1, sold: 1, rupees: 299 },
    { key: 'lot', seen: 1, clicked: 1, sold: 1, rupees: 298 },
  ])
})
