import { describe, expect, it } from 'vitest'
import { demoStore } from '#worker/demo/store.ts'
import { DAY_MS } from '#worker/lib/days.ts'
import type { MyData } from '#worker/my-data/contract.ts'
import { orderReference } from '#worker/orders/contract.ts'
import type { Status, ToDo } from '#worker/owner/contract.ts'
import { RANGES } from '#worker/statistics/contract.ts'
import { builtWorker } from './harness.ts'

const site = builtWorker('demo')

const messages = () => site.takeLogs().map(({ message }) => message)

describe('demo mode', () => {
  it('reports itself as a demo', async () => {
    const { body } = await site.visitor().get<Status>('/status')
    expect(body).toMatchObject({ success: true, mode: 'demo', migrated: true, signedIn: false })
  })

  it('shows no fault: its last backup, a sample too, is of the last day', async () => {
    const { body } = await site.visitor().get<{ data: ToDo }>('/owner/to-do')
    const { backup, publication, refusedMail } = body.data.runs
    expect(backup.last).toMatchObject({ kind: 'backup', outcome: 'succeeded' })
    expect(backup.lastSucceeded).toEqual(backup.last)
    expect(Date.now() - Date.parse(backup.last?.created_at ?? '')).toBeLessThan(DAY_MS)
    expect([publication.last, refusedMail]).toEqual([null, null])
  })

  it('accepts a sign-up and logs that nothing was stored', async () => {
    const visitor = site.visitor()
    const { status, body } = await visitor.post('/newsletter', { email: ` ${visitor.email.toUpperCase()}` })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      code: 'demo_subscribed',
      message: 'Demo: Subscription successful!',
      demo: true,
      data: [
        {
          id: expect.any(String),
          email: visitor.email,
          source_page: 'footer',
          subscribed_at: expect.stringMatching(/Z$/),
        },
      ],
    })
    expect(messages()).toEqual([
      'Demo mode: accepted and not stored, because no database is bound as DB: newsletter subscription',
    ])
  })

  it.each([
    ['/interactions', { interaction_type: 'whatsapp_click', user_session: 's' }, 'interaction'],
    [
      '/product-analytics',
      { event_name: 'order_click', product_name: '500g', action_type: 'whatsapp_order', user_session: 's' },
      'product event',
    ],
    ['/contact-inquiries', { inquiry_type: 'whatsapp' }, 'contact inquiry'],
  ])('accepts POST /api%s and logs that nothing was stored', async (path, sent, what) => {
    const { status, body } = await site.visitor().post(path, sent)
    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, demo: true, data: [sent] })
    expect(messages()).toEqual([
      `Demo mode: accepted and not stored, because no database is bound as DB: ${what}`,
    ])
  })

  it.each([
    ['subscriptions', 5],
    ['interactions', 10],
    ['inquiries', 4],
    ['orders', 7],
  ])('shows the sample rows of %s without signing in, also as CSV', async (list, rows) => {
    const { status, body } = await site.visitor().get<{ data: object[] }>(`/stats/${list}?days=7`)
    expect([status, body]).toMatchObject([200, { success: true, demo: true }])
    expect(body.data).toHaveLength(rows)
    const { text } = await site.visitor().get<string>(`/stats/${list}.csv?days=7`)
    expect(text.split('\r\n')).toHaveLength(1 + rows + 1)
  })

  it.each([
    ['subscriptions', 'subscribers'],
    ['inquiries', 'inquiries'],
    ['orders', 'orders'],
  ])('accepts the deletion of one of the %s, and still shows all of them', async (list, path) => {
    const rows = async () =>
      (await site.visitor().get<{ data: { id: string }[] }>(`/stats/${list}`)).body.data
    const before = await rows()
    const { status, body } = await site.visitor().delete(`/owner/${path}/${before[0]?.id}`)
    expect([status, body]).toEqual([200, { success: true, demo: true, message: 'Deleted' }])
    expect(await rows()).toHaveLength(before.length)
  })

  it('does not show visitors’ input', async () => {
    const visitor = site.visitor()
    await visitor.post('/newsletter', { email: visitor.email })
    await visitor.post('/interactions', { interaction_type: 'whatsapp_click', user_session: visitor.session })
    const { text } = await visitor.get('/stats/subscriptions')
    expect(text).not.toContain(visitor.email)
    const { body } = await visitor.get<{ data: MyData }>('/my-data', { 'X-User-Session': visitor.session })
    expect(body).toEqual({
      success: true,
      demo: true,
      data: { interactions: [], productEvents: [], inquiries: [], orders: [] },
      next: null,
    })
  })
})

/** The last millisecond of 21 November 2026 in Asia/Kolkata. */
const LAST_OF_THE_DAY = Date.UTC(2026, 10, 21, 18, 30) - 1

describe.each([LAST_OF_THE_DAY, LAST_OF_THE_DAY + 1])('the numbers of the demo at %i', (now) => {
  const store = demoStore(now)
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
  const countsIn = (rows: { count: number }[]) => sum(rows.map(({ count }) => count))

  it.each(RANGES)('of %i days are the same in every panel, none of which is empty', async (days) => {
    const page = { days, limit: 100 }
    const [subscribers, interactions, inquiries, orders] = await Promise.all([
      store.subscriptionStats(page),
      store.interactionStats(page),
      store.inquiryStats(page),
      store.orderStats(page),
    ])
    expect(subscribers.summary).toEqual({ total: 5, inRange: 5, previous: 0 })
    expect([subscribers.data.length, countsIn(subscribers.series)]).toEqual([5, 5])

    const { byType, total, inRange } = interactions.summary
    expect(byType).toEqual({ whatsapp_click: 3, pricing_view: 3, newsletter_subscription: 3, batch_view: 1 })
    expect([total, inRange, interactions.data.length]).toEqual([10, 10, 10])
    for (const [type, count] of Object.entries(byType))
      expect([type, sum(interactions.series.map((day) => day.byType[type] ?? 0))]).toEqual([type, count])
    const { data: breakdowns } = await store.breakdowns({ days })
    expect(Object.entries(breakdowns).map(([dimension, rows]) => [dimension, countsIn(rows)])).toEqual([
      ['placement', byType.whatsapp_click],
      ['page', inRange],
      ['source', inRange - (byType.batch_view ?? 0)],
      ['lot', byType.batch_view],
    ])

    const { written, chats } = inquiries.summary
    const answers = await Promise.all(
      (['new', 'answered'] as const).map((status) => store.writtenInquiries({ status, limit: 10 })),
    )
    expect(answers.map(({ data }) => data.length)).toEqual([2, 1])
    expect([written.inRange, chats.inRange, countsIn(inquiries.series)]).toEqual([3, 1, 4])

    const numbers = ['clicked', 'sold', 'rupees', 'jars'] as const
    const { summary, series, jars } = orders
    expect(Object.values(summary).every((change) => change.inRange > 0)).toBe(true)
    for (const name of numbers)
      expect([name, sum(series.map((day) => day[name]))]).toEqual([name, summary[name].inRange])
    for (const rows of Object.values(orders.breakdowns))
      for (const name of ['clicked', 'sold', 'rupees'] as const)
        expect(sum(rows.map((row) => row[name]))).toBe(summary[name].inRange)
    const sources: { seen: number }[] = orders.breakdowns.source
    expect(sum(sources.map(({ seen }) => seen))).toBe(byType.pricing_view)
    for (const rows of Object.values(jars))
      expect(sum(rows.map((row) => row.jars))).toBe(summary.jars.inRange)
    const sold = (await store.orderList({ list: 'sold', days, limit: 100 })).data
    expect(await store.soldTotals({ days })).toEqual({
      orders: sold.length,
      jars: summary.jars.inRange,
      rupees: summary.rupees.inRange,
      refunded: summary.refunded.inRange,
    })
    expect(Object.values((await store.untrackedStats({ days })).summary)).toEqual(
      [1, 1, 1].map((count) => ({ inRange: count, previous: 0 })),
    )
  })

  it('are those of its lists of what is to be done, and of its lots', async () => {
    const { toMark, toSend, lastSold } = await store.ordersToDo()
    const list = async (name: 'open' | 'to_send' | 'sold' | 'not_sold') =>
      (await store.orderList({ list: name, limit: 100 })).data
    const [open, unsent, sold, notSold] = [
      await list('open'),
      await list('to_send'),
      await list('sold'),
      await list('not_sold'),
    ]
    expect([toMark.count, toSend.orders]).toEqual([open.length, unsent.length])
    for (const rows of [open, unsent, sold, notSold]) expect(rows.length).toBeGreaterThan(0)
    expect([toMark.old > 0, toSend.jars > 0, lastSold?.sold_at]).toEqual([true, true, sold[0]?.sold_at])
    const lots = await store.lotTotals(['SY-26-01', 'SY-26-02'])
    expect(sum(lots.map(({ jars }) => jars))).toBe(sum(sold.map(({ quantity }) => quantity)))
    expect(await store.inquiriesToDo()).toMatchObject({ count: 2 })
  })

  it('have an order that is found by its reference in the next request, and changed for an answer', async () => {
    const [open] = (await store.orderList({ list: 'open', limit: 1 })).data
    const next = demoStore(now + 5000)
    const reference = open?.reference ?? ''
    expect(await next.findOrders([reference, orderReference(new Uint8Array(5))])).toHaveLength(1)
    const changed = await next.changeOrder(open?.id ?? '', { status: 'cancelled', note: 'Out of stock' })
    expect(changed).toMatchObject({ reference, status: 'cancelled', note: 'Out of stock' })
  })
})
