import { expect, it } from 'vitest'
import { dayOf } from '#contract/days.ts'
import { afterMark } from '#web/admin/statistics/after-mark.ts'
import { type Order, type OrderChange, type OrderStats, orderReference } from '#worker/orders/contract.ts'
import { d1Store } from '#worker/store.ts'
import { STATISTICS } from './calls.ts'
import { builtWorker } from './harness.ts'
import { chatOrder, interaction, sale } from './inputs.ts'
import { DAY_MS } from './times.ts'

/* What the statistics answer. That their numbers are those of the rows is for `numbers.test.ts`. */

const site = builtWorker()

const now = Date.now()
const ago = (days: number) => dayOf(now - days * DAY_MS)
const at = (days: number) => d1Store(site.db, now - days * DAY_MS)

it('the days of every query are two at most 366 apart, or else it is 400', async () => {
  // The file of a lot has all its sales.
  for (const path of STATISTICS.filter((each) => each !== '/stats/lot.csv')) {
    const query = (days: number) => site.owner().get(`${path}?from=${ago(days)}&to=${ago(0)}`)
    expect([path, (await query(365)).status]).toEqual([path, 200])
    expect(await query(366)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: 'from' }] },
    })
  }
})

it('every answer of numbers and lists, and the status, has the day of the Worker’s clock', async () => {
  const queries: Record<string, string> = {
    '/owner/orders/list': '?list=open',
    '/owner/lots': '?lot=SY-26-02',
  }
  const lists = ['/owner/orders/list', '/owner/orders/totals', '/owner/lots', '/owner/to-do', '/status']
  for (const path of [...STATISTICS.filter((each) => !each.endsWith('.csv')), ...lists]) {
    const { body } = await site.owner().get<{ today: string }>(path + (queries[path] ?? ''))
    expect([path, body.today]).toEqual([path, ago(0)])
  }
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

it('the funnel goes from the price seen to rupees, by source and campaign; sales without a reference are a row of their own, and a visit counts once', async () => {
  const store = at(0)
  const diwali = { utm_source: 'instagram', utm_campaign: 'Diwali' }
  const jar = { lot: 'SY-26-01' }
  for (const additional_data of [
    diwali,
    { ...diwali, again: true },
    { referrer: 'l.instagram.com' },
    jar,
    { ...jar, again: true },
  ])
    await store.recordInteraction(interaction('pricing_view', { additional_data }))
  const sources = [diwali, { referrer: 'instagram.com' }, jar]
  for (const [number, visit_source] of sources.entries()) {
    const reference = orderReference(new Uint8Array([number, 2, 2, 2, 2]))
    const click = chatOrder(reference, { visit_source, user_session: `s${number}` })
    const { id } = await store.recordOrder(click)
    await store.changeOrder(id, { status: 'sold', amount: 300 - number, lot: 'SY-26-02' })
  }
  await store.recordSale(sale({ pack: '500g', amount: 633 }))
  const { breakdowns, jars } = await store.orderStats({ days: 7, limit: 1 })
  expect(breakdowns.source).toEqual([
    { key: 'unknown', seen: 0, clicked: 0, sold: 1, rupees: 633 },
    { key: 'instagram · diwali', seen: 1, clicked: 1, sold: 1, rupees: 300 },
    { key: 'instagram', seen: 1, clicked: 1, sold: 1, rupees: 299 },
    { key: 'lot', seen: 1, clicked: 1, sold: 1, rupees: 298 },
  ])
  expect(breakdowns.pack).toEqual([{ key: '500g', clicked: 3, sold: 4, rupees: 1530 }])
  expect(jars).toEqual([{ key: '500g', jars: 4, previous: 0, rupees: 1530 }])
})

it('sums that follow a mark by its answer are those of the next load', async () => {
  const store = at(0)
  const ids: string[] = []
  for (const [number, visit_source] of [
    { lot: 'SY-26-02' },
    { referrer: 'l.instagram.com' },
    null,
  ].entries()) {
    const reference = orderReference(new Uint8Array([number, 3, 3, 3, 3]))
    ids.push((await at(2).recordOrder(chatOrder(reference, { visit_source, user_session: `s${number}` }))).id)
  }
  const span = { days: 7, limit: 1 } as const
  const sold = { status: 'sold', amount: 633 } as const
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
  for (const [id, change] of [
    [ids[0], sold],
    [ids[1], { ...sold, quantity: 2, amount: 1266 }],
    [ids[2], { ...sold, amount: null, sold_on: ago(3) }],
    [ids[1], { amount: 600, received: 500, refunded: 100 }],
    [ids[1], { received: 600 }],
    [ids[0], { sold_on: ago(1), note: 'Gift' }],
    [ids[1], { others: [{ pack: '250g', jars: 2, each: 100 }], charge: 40 }],
    [ids[0], { others: [{ pack: '250g', jars: 1, each: 330 }] }],
    [ids[2], { status: 'cancelled' }],
    [ids[0], { status: 'clicked' }],
  ] as [string | undefined, OrderChange][]) {
    const changed = await store.changeOrder(id ?? '', change)
    if (!changed) throw new Error('There is no such order')
    await expectFollowed(changed.before, changed.order)
  }
  const recorded = await store.recordSale(sale({ pack: null, quantity: 3, amount: 900 }))
  if (!recorded) throw new Error('Not recorded')
  await expectFollowed(undefined, recorded)
})
