import { describe, expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { d1Store } from '#worker/store.ts'
import type { SubscriptionStats } from '#worker/subscriptions/contract.ts'
import { STATISTICS } from './calls.ts'
import { builtWorker } from './harness.ts'
import { chatOrder, interaction, subscription } from './inputs.ts'
import { DAY_MS } from './times.ts'

/* What the statistics answer. That their numbers are those of the rows is for `numbers.test.ts`. */

const site = builtWorker()

const now = Date.now()
const ago = (days: number) => dayOf(now - days * DAY_MS)
const at = (days: number) => d1Store(site.db, now - days * DAY_MS)
const read = async <Body>(path: string) => (await site.owner().get<Body>(`/stats/${path}`)).body

it('subscribers are those of the day of their confirmation, in the list, the sums, the days and the file', async () => {
  await at(20).subscribe(subscription('late@visitor.example'), { userAgent: null, confirm: true })
  await at(10).subscribe(subscription('early@visitor.example'), { userAgent: null })
  const [row] = await site.rows<{ id: string }>(
    `SELECT id FROM newsletter_subscriptions WHERE email LIKE 'late%'`,
  )
  await at(1).confirmSubscription(row?.id ?? '')
  const week = await read<SubscriptionStats>('subscriptions?days=7')
  expect(week.data).toEqual([
    {
      id: row?.id,
      email: 'late@visitor.example',
      source_page: 'footer',
      subscribed_at: expect.stringMatching(/Z$/),
      status: 'confirmed',
      language: 'en',
      confirmed_at: new Date(now - DAY_MS).toISOString(),
    },
  ])
  expect(week.summary).toEqual({ total: 2, inRange: 1, previous: 1 })
  expect(week.series.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 0])
  expect(week.series.at(-1)?.day).toBe(ago(0))
  const month = await read<SubscriptionStats>('subscriptions?days=30&limit=1')
  expect(month.data.map(({ email }) => email)).toEqual(['late@visitor.example'])
  const rest = await read<SubscriptionStats>(`subscriptions?days=30&before=${month.data[0]?.id}`)
  expect(rest.data.map(({ email }) => email)).toEqual(['early@visitor.example'])
  const text = await read<string>('subscriptions.csv?days=7')
  expect([text.includes('late@'), text.includes('early@')]).toEqual([true, false])
})

describe('the days of a query', () => {
  /** The file of a lot has all its sales. */
  const paths = STATISTICS.filter((path) => path !== '/stats/lot.csv')

  it.each(paths)('of %s are two days at most 366 apart, or else 400', async (path) => {
    const query = (days: number) => site.owner().get(`${path}?from=${ago(days)}&to=${ago(0)}`)
    expect((await query(365)).status).toBe(200)
    const { status, body } = await query(366)
    const issues = [{ path: 'from' }]
    expect([status, body]).toMatchObject([400, { success: false, code: 'invalid', issues }])
  })
})

it('breakdowns join the pages of all batches and the hosts of one service, and count a jar’s code by lot and no source', async () => {
  const see = (type: string, page_url: string, additional_data: Record<string, string>, days = 0) =>
    at(days).recordInteraction(interaction(type, { page_url, additional_data }))
  for (const referrer of ['instagram.com', 'l.instagram.com', 'lm.facebook.com', 'a.example'])
    await see('whatsapp_click', '/', { referrer })
  await see('whatsapp_click', '/batch/SY-26-02', { utm_source: 'instagram', utm_campaign: 'diwali' })
  for (const page of ['/mr/batch/SY-26-01', '/batch/SY-26-01'])
    await see('batch_view', page, { lot: 'SY-26-01' })
  await see('batch_view', '/batch/SY-26-01', { lot: 'SY-26-01' }, 8)
  const { page, source, lot } = (await at(0).breakdowns({ days: 7 })).data
  expect(lot).toEqual([{ key: 'SY-26-01', count: 2, previous: 1 }])
  const counts = [page, source].map((rows) => rows.map(({ key, count }) => [key, count]))
  expect(counts).toEqual([
    [
      ['/', 4],
      ['/batch', 3],
    ],
    [
      ['instagram', 3],
      ['a.example', 1],
      ['facebook', 1],
    ],
  ])
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
  expect(jars).toEqual([{ key: '500g', jars: 3, previous: 0, rupees: 897 }])
})
