import { describe, expect, it, vi } from 'vitest'
import { demoStore } from '#worker/demo/store.ts'
import { ORDER_LISTS } from '#worker/orders/constants.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { RANGES } from '#worker/statistics/constants.ts'

/* Its numbers are made by the functions that D1's answers go through, which `tests/worker/numbers.test.ts` proves. */

/** The last millisecond of 21 November 2026 in Asia/Kolkata. */
const LAST_OF_THE_DAY = Date.UTC(2026, 10, 21, 18, 30) - 1

describe.each([LAST_OF_THE_DAY, LAST_OF_THE_DAY + 1])('the demo at %i', (now) => {
  const store = demoStore(now)
  const listed = async (list: (typeof ORDER_LISTS)[number]) =>
    (await store.orderList({ list, limit: 100 })).data

  it.each(RANGES)('has the same numbers of %i days in every panel, none of which is empty', async (days) => {
    const page = { days, limit: 100 }
    const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)
    const subscribers = await store.subscriptionStats(page)
    expect([subscribers.data.length, sum(subscribers.series)]).toEqual([5, 5])

    const { data, summary } = await store.interactionStats(page)
    expect([summary.total, summary.inRange]).toEqual([data.length, data.length])
    const { placement, page: pages, lot } = (await store.breakdowns({ days })).data
    const { whatsapp_click, batch_view } = summary.byType
    expect([placement, pages, lot].map(sum)).toEqual([whatsapp_click, data.length, batch_view])

    const { written, chats } = (await store.inquiryStats(page)).summary
    expect([written.inRange, chats.inRange]).toEqual([3, 1])

    const orders = await store.orderStats(page)
    for (const { inRange } of Object.values(orders.summary)) expect(inRange).toBeGreaterThan(0)
    const sold = orders.breakdowns.pack.reduce((all, { rupees }) => all + rupees, 0)
    const { rupees } = await store.soldTotals({ days })
    expect([orders.summary.rupees.inRange, sold]).toEqual([rupees, rupees])
    for (const { inRange } of Object.values((await store.untrackedStats({ days })).summary))
      expect(inRange).toBe(1)
  })

  it('has orders in every list, of which as many are to do', async () => {
    for (const list of ORDER_LISTS) expect((await listed(list)).length, list).toBeGreaterThan(0)
    const { toMark, toSend } = await store.ordersToDo([])
    expect([toMark.count, toSend.orders]).toEqual([
      (await listed('open')).length,
      (await listed('to_send')).length,
    ])
    expect(toMark.old).toBeGreaterThan(0)
  })

  it('has an order that is found by its reference in the next request, and changed for an answer', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const [open] = await listed('open')
    const next = demoStore(now + 5000)
    const reference = open?.reference ?? ''
    expect(await next.findOrders([reference, orderReference(new Uint8Array(5))])).toHaveLength(1)
    const changed = await next.changeOrder(open?.id ?? '', { status: 'cancelled', note: 'Out of stock' })
    expect(changed?.order).toMatchObject({ reference, status: 'cancelled', note: 'Out of stock' })
  })
})
