import { describe, expect, it, vi } from 'vitest'
import { demoStore } from '#worker/demo/store.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { RANGES } from '#worker/statistics/contract.ts'

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
    expect(sum(orders.jars.map((row) => row.jars))).toBe(orders.summary.jars.inRange)
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
    const { toMark, toSend } = await store.ordersToDo()
    const [open, unsent, sold, notSold] = [
      await ordersIn('open'),
      await ordersIn('to_send'),
      await ordersIn('sold'),
      await ordersIn('not_sold'),
    ]
    for (const rows of [open, unsent, sold, notSold]) expect(rows.length).toBeGreaterThan(0)
    expect([toMark.count, toSend.orders]).toEqual([open.length, unsent.length])
    expect([toMark.old > 0, toSend.jars > 0]).toEqual([true, true])
    const lots = await store.lotTotals(['SY-26-01', 'SY-26-02'])
    expect(sum(lots.map(({ jars }) => jars))).toBe(sum(sold.map(({ quantity }) => quantity)))
    const unanswered = (await store.writtenInquiries({ status: 'new', limit: 10 })).data
    expect((await store.inquiriesToDo()).count).toBe(unanswered.length)
  })

  it('have an order that is found by its reference in the next request, and changed for an answer', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const [open] = await ordersIn('open')
    const next = demoStore(now + 5000)
    const reference = open?.reference ?? ''
    expect(await next.findOrders([reference, orderReference(new Uint8Array(5))])).toHaveLength(1)
    const changed = await next.changeOrder(open?.id ?? '', { status: 'cancelled', note: 'Out of stock' })
    expect(changed).toMatchObject({ reference, status: 'cancelled', note: 'Out of stock' })
  })
})
