import { describe, expect, it } from 'vitest'
import { demoStore } from '#worker/demo/store.ts'
import { DAY_MS } from '#worker/lib/days.ts'
import { orderReference } from '#worker/orders/contract.ts'
import type { Status, ToDo } from '#worker/owner/contract.ts'
import { RANGES } from '#worker/statistics/contract.ts'
import { builtWorker } from './harness.ts'
import { WRITE_PATHS, write } from './writes.ts'

describe('the demo', () => {
  const site = builtWorker('demo')

  it('is reported as a demo without a fault: its last backup, a sample too, is of the last day', async () => {
    const { body: status } = await site.visitor().get<Status>('/status')
    expect(status).toMatchObject({ mode: 'demo', migrated: true, signedIn: false })
    const { body } = await site.visitor().get<{ data: ToDo }>('/owner/to-do')
    const { backup, publication, refusedMail } = body.data.runs
    expect(backup.last).toMatchObject({ kind: 'backup', outcome: 'succeeded' })
    expect(backup.lastSucceeded).toEqual(backup.last)
    expect(Date.now() - Date.parse(backup.last?.created_at ?? '')).toBeLessThan(DAY_MS)
    expect([publication.last, refusedMail]).toEqual([null, null])
  })

  it.each(WRITE_PATHS)('accepts POST /api%s, stores nothing, and logs so', async (path) => {
    const visitor = site.visitor()
    const { status, body } = await write(visitor, path)
    expect([status, body]).toMatchObject([
      path === '/newsletter' ? 200 : 201,
      { success: true, demo: true, data: [{ id: expect.any(String) }] },
    ])
    expect(site.takeLogs().map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Demo mode: accepted and not stored, because no database is bound as DB: [a-z ]+$/,
      ),
    ])
    const mine = await visitor.get('/my-data', { 'X-User-Session': visitor.session })
    const data = { interactions: [], productEvents: [], inquiries: [], orders: [] }
    expect(mine.body).toEqual({ success: true, demo: true, data, next: null })
    expect((await visitor.get('/stats/subscriptions')).text).not.toContain(visitor.email)
  })

  it.each([
    ['subscriptions', 5, 'subscribers'],
    ['interactions', 10, ''],
    ['inquiries', 4, 'inquiries'],
    ['orders', 7, 'orders'],
  ])(
    'shows the sample rows of %s without signing in, also as CSV, and all after a deletion',
    async (list, rows, path) => {
      const read = async () =>
        (await site.visitor().get<{ data: { id: string }[] }>(`/stats/${list}?days=7`)).body
      const { data } = await read()
      expect(data).toHaveLength(rows)
      const { text } = await site.visitor().get<string>(`/stats/${list}.csv?days=7`)
      expect(text.split('\r\n')).toHaveLength(1 + rows + 1)
      if (!path) return
      const { status, body } = await site.visitor().delete(`/owner/${path}/${data[0]?.id}`)
      expect([status, body]).toEqual([200, { success: true, demo: true, message: 'Deleted' }])
      expect((await read()).data).toHaveLength(rows)
    },
  )
})

/** The last millisecond of 21 November 2026 in Asia/Kolkata. */
const LAST_OF_THE_DAY = Date.UTC(2026, 10, 21, 18, 30) - 1

describe.each([LAST_OF_THE_DAY, LAST_OF_THE_DAY + 1])('the numbers of the demo at %i', (now) => {
  const store = demoStore(now)
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
  const countsIn = (rows: { count: number }[]) => sum(rows.map(({ count }) => count))
  const ordersIn = async (list: 'open' | 'to_send' | 'sold' | 'not_sold') =>
    (await store.orderList({ list, limit: 100 })).data

  it.each(RANGES)('of %i days are the same in every panel, none of which is empty', async (days) => {
    const page = { days, limit: 100 }
    const subscribers = await store.subscriptionStats(page)
    expect([subscribers.data.length, countsIn(subscribers.series)]).toEqual([5, 5])

    const { data, summary: interactions, series } = await store.interactionStats(page)
    const { byType, total, inRange } = interactions
    expect([total, inRange, sum(Object.values(byType))]).toEqual(Array(3).fill(data.length))
    for (const [type, count] of Object.entries(byType))
      expect([type, sum(series.map((day) => day.byType[type] ?? 0))]).toEqual([type, count])
    const { data: breakdowns } = await store.breakdowns({ days })
    expect(Object.entries(breakdowns).map(([dimension, rows]) => [dimension, countsIn(rows)])).toEqual([
      ['placement', byType.whatsapp_click],
      ['page', inRange],
      ['source', inRange - (byType.batch_view ?? 0)],
      ['lot', byType.batch_view],
    ])

    const inquiries = await store.inquiryStats(page)
    expect([inquiries.summary.written.inRange, inquiries.summary.chats.inRange]).toEqual([3, 1])
    expect(countsIn(inquiries.series)).toBe(4)

    const orders = await store.orderStats(page)
    expect(Object.values(orders.summary).every((change) => change.inRange > 0)).toBe(true)
    for (const name of ['clicked', 'sold', 'rupees', 'jars'] as const)
      expect([name, sum(orders.series.map((day) => day[name]))]).toEqual([name, orders.summary[name].inRange])
    for (const rows of Object.values(orders.breakdowns))
      for (const name of ['clicked', 'sold', 'rupees'] as const)
        expect(sum(rows.map((row) => row[name]))).toBe(orders.summary[name].inRange)
    const sources: { seen: number }[] = orders.breakdowns.source
    expect(sum(sources.map(({ seen }) => seen))).toBe(byType.pricing_view)
    for (const rows of Object.values(orders.jars))
      expect(sum(rows.map((row) => row.jars))).toBe(orders.summary.jars.inRange)
    const { jars, rupees, refunded } = orders.summary
    expect(await store.soldTotals({ days })).toEqual({
      orders: (await store.orderList({ list: 'sold', days, limit: 100 })).data.length,
      jars: jars.inRange,
      rupees: rupees.inRange,
      refunded: refunded.inRange,
    })
    for (const { inRange: times } of Object.values((await store.untrackedStats({ days })).summary))
      expect(times).toBe(1)
  })

  it('are those of its lists of what is to be done, and of its lots', async () => {
    const { toMark, toSend, lastSold } = await store.ordersToDo()
    const [open, unsent, sold, notSold] = [
      await ordersIn('open'),
      await ordersIn('to_send'),
      await ordersIn('sold'),
      await ordersIn('not_sold'),
    ]
    for (const rows of [open, unsent, sold, notSold]) expect(rows.length).toBeGreaterThan(0)
    expect([toMark.count, toSend.orders]).toEqual([open.length, unsent.length])
    expect([toMark.old > 0, toSend.jars > 0, lastSold?.sold_at]).toEqual([true, true, sold[0]?.sold_at])
    const lots = await store.lotTotals(['SY-26-01', 'SY-26-02'])
    expect(sum(lots.map(({ jars }) => jars))).toBe(sum(sold.map(({ quantity }) => quantity)))
    const unanswered = (await store.writtenInquiries({ status: 'new', limit: 10 })).data
    expect((await store.inquiriesToDo()).count).toBe(unanswered.length)
  })

  it('have an order that is found by its reference in the next request, and changed for an answer', async () => {
    const [open] = await ordersIn('open')
    const next = demoStore(now + 5000)
    const reference = open?.reference ?? ''
    expect(await next.findOrders([reference, orderReference(new Uint8Array(5))])).toHaveLength(1)
    const changed = await next.changeOrder(open?.id ?? '', { status: 'cancelled', note: 'Out of stock' })
    expect(changed).toMatchObject({ reference, status: 'cancelled', note: 'Out of stock' })
  })
})
