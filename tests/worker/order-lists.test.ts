import { describe, expect, it } from 'vitest'
import { midnightOf } from '#contract/days.ts'
import { ORDER_LISTS } from '#worker/orders/constants.ts'
import type { Closed, Order, OrderChange, SoldTotals } from '#worker/orders/contract.ts'
import { daysAgo, now, orderSite, today } from './order-site.ts'
import { DAY_MS } from './times.ts'
import { REFERENCE, referenceOf } from './writes.ts'

const site = orderSite()
const { owner, order, idOf, click, record, patch, change, list, toDo, file } = site
const totals = async (query = '') =>
  (await owner().get<{ data: SoldTotals }>(`/owner/orders/totals${query}`)).body.data

describe('old open orders', () => {
  const close = async () =>
    (await owner().post<{ data: Closed }>('/owner/orders/close', { before: daysAgo(7) })).body.data

  it('are closed as not sold at one press, as many as the dashboard says, and opened again by the time of closing', async () => {
    // They are of a day in India that began more than seven days ago.
    const lastMinute = (now - midnightOf(today)) / DAY_MS
    for (const [number, days] of [0, 7, 7 + lastMinute, 7.001 + lastMinute, 12].entries())
      await click(number, days)
    const sold = await change(await click(9, 20), { status: 'sold' })
    expect((await toDo()).toMark).toEqual({ count: 5, old: 2 })
    const closed = await close()
    expect(closed).toMatchObject({ closed: 2, more: false })
    expect((await list('list=open')).data.map((row) => row.reference)).toEqual([0, 1, 2].map(referenceOf))
    expect((await list('list=not_sold')).data).toHaveLength(2)
    for (const reopened of [2, 0]) {
      const { body } = await owner().post('/owner/orders/reopen', { closed_at: closed.closed_at })
      expect(body).toMatchObject({ data: { reopened } })
    }
    expect((await list('list=open')).data).toHaveLength(5)
    expect((await list('list=sold')).data).toEqual([sold])
  })
})

it('every list has the same rows page by page, and sums, lots and files have the sold ones', async () => {
  const ids: string[] = []
  for (let number = 0; number < 12; number += 1) ids.push(await click(number, number % 8))
  const sold = { status: 'sold', amount: 700, charge: 40 } as const
  const changes: OrderChange[] = [
    { ...sold, lot: 'SY-26-02', received: 300, received_how: 'cash', sent: true },
    { ...sold, lot: 'SY-26-03', sent: true },
    { ...sold, lot: 'SY-26-02', sent: true },
    { ...sold, lot: 'SY-26-03', received: 700, received_how: 'upi', refunded: 700 },
    { ...sold, lot: 'SY-26-02', received: 700, received_how: 'upi', refunded: 100 },
    { ...sold, lot: 'SY-26-03' },
    { ...sold, lot: 'SY-26-02' },
    { ...sold, lot: 'SY-26-03' },
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]
  for (const [index, body] of changes.entries()) await change(ids[index] ?? '', body)
  const sizes: Record<string, number> = {}
  for (const name of ORDER_LISTS) {
    const rows = (await list(`list=${name}&limit=100`)).data
    const paged: Order[] = []
    for (let before: string | null = ''; before !== null; ) {
      const page = await list(`list=${name}&limit=3${before && `&before=${before}`}`)
      paged.push(...page.data)
      before = page.next
    }
    expect([name, paged]).toEqual([name, rows])
    sizes[name] = rows.length
  }
  expect(sizes).toEqual({ open: 2, to_send: 4, owed: 6, sold: 8, not_sold: 2 })
  const owed = { orders: 6, rupees: 3900 }
  expect(await toDo()).toMatchObject({ toMark: { count: 2 }, toSend: { orders: 4, jars: 4 }, owed })
  const sums = { orders: 8, jars: 8, rupees: 5600, refunded: 800, owed: 3900, withoutLot: 0 }
  for (const query of ['', '?days=30']) expect(await totals(query)).toEqual(sums)
  const lots = await owner().get('/owner/lots?lot=SY-26-02&lot=SY-26-03')
  expect(lots.body).toMatchObject({ data: [{ jars: 4 }, { jars: 4 }] })
  const lines = await file(`sales.csv?from=${daysAgo(30)}&to=${today}`)
  const total = `Total,,,8,5600,320,800,,4800,1700,,,,As of ${today}`
  expect([lines.length, lines.at(-1)]).toEqual([8 + 1, total])
  expect(lines.filter((line) => line.includes(`,700,300,${today},cash,`))).toHaveLength(1)
  expect(await file('lot.csv?lot=SY-26-03')).toHaveLength(4)
})

describe('an order of more than one size', () => {
  const OTHERS = [
    { pack: '250g', jars: 2, each: 330.5 },
    { pack: '1kg', jars: 1, each: 1200 },
  ]
  const SHOWN = { quantity: 2, amount: 3167, charge: 40, others: OTHERS }

  it('has a line for each size in the accountant’s file, with delivery and refund in the first, and a total that is the amount', async () => {
    const id = await idOf(order(SHOWN))
    const others = OTHERS.map((line) => ({ ...line, lot: 'SY-26-01' }))
    const paid = { received: 3167, received_how: 'upi', refunded: 100 } as const
    await change(id, { status: 'sold', lot: 'SY-26-02', others, ...paid, note: 'Gift' })
    expect(await file(`sales.csv?from=${today}&to=${today}`)).toEqual([
      `${today},${REFERENCE},500g,2,1306,40,100,${today},1206,3167,${today},upi,SY-26-02,Gift`,
      `${today},${REFERENCE},250g,2,661,,,,661,,,,SY-26-01,Gift`,
      `${today},${REFERENCE},1kg,1,1200,,,,1200,,,,SY-26-01,Gift`,
      `Total,,,5,3167,40,100,,3067,3167,,,,As of ${today}`,
    ])
  })

  it('is refused with lines that contradict each other or the amount, by a click, a sale and a change', async () => {
    const id = await click(9)
    const before = await site.contents()
    const one = (line: object) => ({ others: [{ pack: '250g', jars: 1, each: 1, ...line }] })
    for (const [path, fields] of [
      ['others', { others: ['a', 'b', 'c', 'd'].map((pack) => one({ pack }).others[0]) }],
      ['others.0.pack', one({ pack: ' ' })],
      ['others.0.jars', one({ jars: 0 })],
      ['others.0.each', one({ each: -1 })],
      ['others', one({ pack: '500g' })],
      ['charge', { amount: 39, charge: 40 }],
      ['others', { others: OTHERS, amount: 1900, charge: 40 }],
    ] as const) {
      const sent = { pack: '500g', amount: 50_000, ...fields }
      for (const { status, body } of [
        await order(sent),
        await record(sent),
        await patch(id, { status: 'sold', ...sent } as OrderChange),
      ])
        expect([fields, status, body.issues?.[0]]).toMatchObject([fields, 400, { path }])
    }
    expect(await site.contents()).toEqual(before)
  })

  it('stores no lot that a visitor sends, an empty list as none, and nothing that the row has no room for, or no amount', async () => {
    await order({ ...SHOWN, others: [{ ...OTHERS[0], lot: 'SY-26-02', colour: 'red' }] })
    await order({ others: [], reference: referenceOf(2) })
    const rows = await site.rows('SELECT others FROM chat_orders ORDER BY id')
    expect(rows).toEqual([{ others: '[{"pack":"250g","jars":2,"each":33050}]' }, { others: null }])
    const long = { jars: 999, each: 0.01, lot: '"'.repeat(20) }
    const others = ['a', 'b', 'c'].map((letter) => ({ ...long, pack: letter + '"'.repeat(49) }))
    for (const refused of [
      await record({ amount: 5000, others }),
      await order({ others: OTHERS, amount: null }),
    ])
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'others' }] } })
  })
})
