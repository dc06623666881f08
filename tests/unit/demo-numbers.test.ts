import { describe, expect, it } from 'vitest'
import { demoStore } from '#worker/demo/store.ts'
import { ORDER_LISTS } from '#worker/orders/constants.ts'
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
    const sum = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
      rows.reduce((all, row) => all + row[name], 0)
    const subscribers = await store.subscriptionStats(page)
    expect(subscribers.data).toHaveLength(5)
    expect(await store.listSubscriptions(page)).toHaveLength(subscribers.summary.inRange)

    const { data, summary } = await store.interactionStats(page)
    expect((await store.listInteractions(page)).slice(0, 10)).toEqual(data)
    const { placement, page: pages, lot, source } = (await store.breakdowns({ days })).data
    const { whatsapp_click = 0, batch_view = 0, newsletter_subscription, pricing_view } = summary.byType
    expect([placement, pages, lot, source].map((rows) => sum(rows, 'count'))).toEqual([
      whatsapp_click,
      summary.inRange,
      batch_view,
      summary.inRange - batch_view,
    ])
    expect(newsletter_subscription).toBe(subscribers.summary.inRange)

    const { written, chats } = (await store.inquiryStats(page)).summary
    expect(written.inRange).toBe(3)
    const orders = await store.orderStats(page)
    const { sold, rupees, jars, clicked, owed, refunded } = orders.summary
    for (const { inRange } of [...Object.values(orders.summary), chats]) expect(inRange).toBeGreaterThan(0)
    expect(clicked.inRange + chats.inRange).toBe(whatsapp_click)
    expect([sum(orders.jars, 'jars'), sum(orders.jars, 'rupees')]).toEqual([jars.inRange, rupees.inRange])
    expect(sum(orders.breakdowns.source, 'seen')).toBe(pricing_view)
    const totals = { orders: sold.inRange, jars: jars.inRange, rupees: rupees.inRange }
    const rest = { refunded: refunded.inRange, owed: owed.inRange }
    expect(await store.soldTotals({ days })).toMatchObject({ ...totals, ...rest })

    const { data: sales } = await store.orderList({ list: 'sold', ...page })
    const received = sales.reduce((all, order) => all + (order.received ?? 0), 0)
    expect([sales.length, received + owed.inRange]).toEqual([sold.inRange, rupees.inRange])
    for (const { inRange } of Object.values((await store.untrackedStats({ days })).summary))
      expect(inRange).toBe(1)
  })

  it('has orders in every list, of which as many are to do', async () => {
    for (const list of ORDER_LISTS) expect((await listed(list)).length, list).toBeGreaterThan(0)
    const { toMark, toSend } = await store.ordersToDo([])
    expect(await listed('open')).toHaveLength(toMark.count)
    expect(await listed('to_send')).toHaveLength(toSend.orders)
    expect(toMark.old).toBeGreaterThan(0)
  })
})
