import { describe, expect, it } from 'vitest'
import { DAY_MS, dayOf } from '#contract/days.ts'
import type { Success } from '#contract/responses.ts'
import type { Bill } from '#worker/bills/contract.ts'
import { billNumber } from '#worker/bills/number.ts'
import type { BillTerms } from '#worker/bills/rules.ts'
import type { MyDataPage } from '#worker/my-data/contract.ts'
import type { OrderChange, SoldTotals } from '#worker/orders/contract.ts'
import { GOA, MAHARASHTRA, TERMS } from '../bill-terms.ts'
import { localSite } from './app.ts'
import { sale } from './inputs.ts'
import { NOON } from './times.ts'
import { REFERENCE, write } from './writes.ts'

/* What else two devices do to a bill and its order at once is in `tests/histories`. */

const site = localSite()
const { at, owner } = site

/** Stores a sale of 500 g for ₹633. @returns its id */
const sell = async (fields: Parameters<typeof sale>[0] = {}, time = NOON) =>
  (await at(time).recordSale(sale({ pack: '500g', ...fields })))?.id ?? ''
/** Makes the next document of an order. @returns its number, or why there is none */
async function make(
  order: string,
  step = 1,
  terms: BillTerms = TERMS.bill,
  store = at(NOON),
  place = MAHARASHTRA,
) {
  const made = await store.makeBill({ order, step, place }, terms)
  return made && ('bill' in made ? billNumber(made.bill) : made.refusal)
}
const stored = async () =>
  ((await site.rows('SELECT * FROM bills ORDER BY issued_at, kind, number')) as Bill[]).map(billNumber)

it('numbers are consecutive from 1 in each series and financial year; a note cancels its bill in full', async () => {
  const [march, april] = [Date.parse('2027-03-31T12:00Z'), Date.parse('2027-04-01T12:00Z')]
  for (const time of [NOON, march, april]) await make(await sell({}, time), 1, TERMS.bill, at(time))
  await make(await sell(), 1, TERMS.tax_invoice)
  const order = await sell()
  for (const step of [1, 2, 3, 4]) await make(order, step)
  const [bill, note] = await at(NOON).billsOfOrder(order)
  expect(note).toEqual({ ...bill, kind: 'credit_note', number: 1, step: 2 })
  for (const time of [NOON, NOON + 40 * DAY_MS])
    expect(await make(order, 1, TERMS.bill, at(time))).toBe('B/2627/0003')
  expect((await stored()).toSorted()).toEqual([
    ...['B/2627/0001', 'B/2627/0002', 'B/2627/0003', 'B/2627/0004', 'B/2728/0001'],
    ...['C/2627/0001', 'C/2627/0002', 'T/2627/0001'],
  ])
})

describe('a sale whose bill stands', () => {
  it('cannot be changed in what the bill says before a note cancels it; it can be sent, have a note, a lot and another day', async () => {
    const order = await sell()
    await make(order)
    const changes: OrderChange[] = [
      { amount: 700 },
      { charge: 10 },
      { quantity: 2 },
      { others: [{ pack: '1kg', jars: 1, each: 100 }] },
      { received: 633, refunded: 100 },
      { pack: '250g' },
      { status: 'cancelled' },
    ]
    for (const change of changes) {
      const refused = { refusal: 'billed', order: { amount: 633, pack: '500g' } }
      expect([change, await at(NOON).changeOrder(order, change)]).toMatchObject([change, refused])
    }
    const other = { sent: true, note: 'left at the door', lot: 'SY-26-02', sold_on: '2026-11-21' }
    expect(await at(NOON).changeOrder(order, other)).toMatchObject({ refusal: undefined })
    await make(order, 2)
    for (const change of changes)
      expect(await at(NOON).changeOrder(order, change)).toMatchObject({ refusal: undefined })
  })

  it('shows its bill to the browser session that ordered, and keeps it when the session is deleted', async () => {
    const visitor = site.visitor()
    await write(visitor, '/orders')
    const [order] = await at(NOON).findOrders([REFERENCE])
    await at(NOON).changeOrder(order?.id ?? '', { status: 'sold', amount: 633 })
    await make(order?.id ?? '')
    const headers = { 'X-User-Session': visitor.session }
    const { body } = await visitor.get<MyDataPage>('/my-data', headers)
    expect(body.data.bills).toMatchObject([{ order_id: order?.id, number: 1, total: 633 }])
    await visitor.delete('/my-data', headers)
    expect(await stored()).toEqual(['B/2627/0001'])
  })
})

it('the owner makes and reads bills; a step that is too early or an order that is none is refused', async () => {
  const order = await sell()
  const made = await owner().post<Success & { data: Bill[] }>('/owner/bills', { order, step: 1 })
  expect([made.status, made.body.data[0]?.kind]).toEqual([201, 'bill'])
  const list = await owner().get<{ data: Bill[] }>(`/owner/bills?order=${order}`)
  expect(list.body.data).toEqual(made.body.data)
  const refused = await owner().post('/owner/bills', { order, step: 4 })
  expect([refused.status, refused.body]).toMatchObject([400, { issues: [{ code: 'steps_missing' }] }])
  for (const [id, status] of [
    ['x', 400],
    ['01900000-0000-7000-8000-000000000000', 404],
  ])
    expect((await owner().post('/owner/bills', { order: id, step: 1 })).status).toBe(status)
  expect(await stored()).toHaveLength(1)
})

describe('the accountant’s file', () => {
  const now = Date.now()
  const days = { from: dayOf(now - 10 * DAY_MS), to: dayOf(now) }
  const query = new URLSearchParams(days)
  /** The lines of the file by their columns, the total last. */
  async function read() {
    const { text } = await owner().get<string>(`/stats/sales.csv?${query}`)
    const [head = [], ...lines] = text
      .replace('\uFEFF', '')
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split(','))
    return lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
  }
  const bill = (order: string, step = 1, place = MAHARASHTRA, time = now) =>
    make(order, step, TERMS.tax_invoice, at(time), place)

  it('has a bill on the line of its sale, cancelled bills and notes on lines of their own, and adds up to the dashboard', async () => {
    const [kept, corrected] = [await sell({}, now - 3), await sell({}, now - 2)]
    const [returned, earlier] = [await sell({}, now - 1), await sell({}, now - 20 * DAY_MS)]
    await bill(kept)
    await bill(corrected, 1, GOA)
    await bill(corrected, 2)
    await at(now).changeOrder(corrected, { amount: 700, charge: 67 })
    await bill(corrected, 3, GOA)
    await bill(returned)
    await bill(returned, 2)
    await at(now).changeOrder(returned, { received: 633, refunded: 633 })
    await bill(earlier, 1, MAHARASHTRA, now)
    await bill(await sell({}, now - 20 * DAY_MS), 1, MAHARASHTRA, now - 20 * DAY_MS)
    const lines = await read()
    const total = lines.pop()
    expect(
      lines.map(({ bill, rupees, billed, place_of_supply: place }) => [bill, rupees, billed, place]),
    ).toEqual([
      ['T/2627/0001', '633', '633', '27'],
      ['T/2627/0003', '700', '700', '30'],
      ['', '633', '', ''],
      ...[
        ['C/2627/0001', '', '-633', '30'],
        ['C/2627/0002', '', '-633', '27'],
        ['T/2627/0002', '', '633', '30'],
        ['T/2627/0004', '', '633', '27'],
        ['T/2627/0005', '', '633', '27'],
      ],
    ])
    const untaxed = { central_tax: '0', state_tax: '0' }
    const taxed = { hsn: '3003', rate: '5', taxable: '666.67', integrated_tax: '33.33' }
    expect(lines[1]).toMatchObject({ ...untaxed, ...taxed })
    const { body } = await owner().get<{ data: SoldTotals }>(`/owner/orders/totals?${query}`)
    const { jars, rupees, refunded } = body.data
    expect(total).toMatchObject({ jars: String(jars), rupees: String(rupees), refunded: String(refunded) })
    // What the bills of these days say is what their sales came to, without what was given back.
    const expected = rupees - refunded + 633
    expect(total).toMatchObject({ billed: String(expected) })
    const parts = ['taxable', 'central_tax', 'state_tax', 'integrated_tax'] as const
    const sum = parts.reduce((paise, name) => paise + Math.round(Number(total?.[name]) * 100), 0)
    expect(sum).toBe(expected * 100)
  })
})
