import { expect, it } from 'vitest'
import { afterMark } from '#web/admin/statistics/after-mark.ts'
import type { Order, OrderChange, OrderStats } from '#worker/orders/contract.ts'
import { localSite } from './app.ts'
import { STATISTICS } from './calls.ts'
import { numberedOrder, sale } from './inputs.ts'
import { daysAgo, now } from './order-site.ts'
import { DAY_MS } from './times.ts'

/* What the statistics answer. That their numbers are those of the rows is for `numbers.test.ts`. */

const site = localSite()
const { at, owner } = site

it('every answer of numbers and lists, and the status, has the day of the Worker’s clock', async () => {
  for (const path of [
    ...STATISTICS.filter((each) => !each.endsWith('.csv')),
    '/owner/orders/list?list=open',
    '/owner/orders/totals',
    '/owner/lots?lot=SY-26-02',
    '/owner/to-do',
    '/status',
  ]) {
    const { body } = await owner().get<{ today: string }>(path)
    expect([path, body.today]).toEqual([path, daysAgo(0)])
  }
})

it('sums that follow a mark by its answer are those of the next load', async () => {
  const store = at(now)
  const clickFrom = async (number: number, visit_source: { lot?: string; referrer?: string } | null) =>
    (await at(now - 2 * DAY_MS).recordOrder(numberedOrder(number, { visit_source }))).id
  const byJar = await clickFrom(1, { lot: 'SY-26-02' })
  const byLink = await clickFrom(2, { referrer: 'l.instagram.com' })
  const direct = await clickFrom(3, null)
  const span = { days: 7, limit: 1 } as const
  let stats = await store.orderStats(span)
  const expectFollowed = async (before: Order | undefined, after: Order) => {
    stats = afterMark(stats, before, after)
    // Rows with the same sums are in no order.
    const numbers = ({ data: _, breakdowns, jars, ...sums }: OrderStats) => ({
      ...sums,
      rows: [jars, ...Object.values(breakdowns)].map((rows) => new Set<object>(rows)),
    })
    expect(numbers(stats)).toEqual(numbers(await store.orderStats(span)))
  }
  const sold = { status: 'sold', amount: 633 } as const
  const marks: [id: string, OrderChange][] = [
    [byJar, sold],
    [byLink, { ...sold, quantity: 2, amount: 1266 }],
    [direct, { ...sold, amount: null, sold_on: daysAgo(3) }],
    [byLink, { amount: 600, received: 500, refunded: 100 }],
    [byLink, { received: 600 }],
    [byJar, { sold_on: daysAgo(1), note: 'Gift' }],
    [byLink, { others: [{ pack: '250g', jars: 2, each: 100 }], charge: 40 }],
    [byJar, { others: [{ pack: '250g', jars: 1, each: 330 }] }],
    [direct, { status: 'cancelled' }],
    [byJar, { status: 'clicked' }],
  ]
  for (const [id, change] of marks) {
    const changed = await store.changeOrder(id, change)
    if (!changed) throw new Error('There is no such order')
    await expectFollowed(changed.before, changed.order)
  }
  const recorded = await store.recordSale(sale({ pack: null, quantity: 3, amount: 900 }))
  if (!recorded) throw new Error('Not recorded')
  await expectFollowed(undefined, recorded)
})
