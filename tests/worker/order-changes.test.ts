import { describe, expect, it } from 'vitest'
import type { OrderChange } from '#worker/orders/contract.ts'
import { changeBackTo } from '#worker/orders/rules.ts'
import { daysAgo, orderSite, today } from './order-site.ts'
import { REFERENCE } from './writes.ts'

const site = orderSite()
const { click, patch, change, find } = site

describe('a change', () => {
  it('is refused where its sums contradict each other, or a day or time cannot be, and stores nothing', async () => {
    const id = await click(1)
    await change(id, { status: 'sold', received: 300, received_how: 'upi', refunded: 200 })
    const before = await site.contents()
    const refusals: [OrderChange, message: string][] = [
      [{ amount: null }, 'The sale has no amount'],
      [{ received: null }, 'More is given back than was received'],
      [{ refunded_on: daysAgo(401) }, 'at most 400 days ago'],
      [{ sold_on: '0001-01-01T00:00:00Z' }, 'Use a day'],
      [{ sent: '2101-01-01T00:00:00Z' }, 'Use a day'],
      [{ status: 'cancelled', cancelled: '1970-01-01T00:00:00Z' }, 'Use a day'],
    ]
    for (const [body, message] of refusals) {
      const { status, text } = await patch(id, body)
      expect([body, status, text]).toEqual([body, 400, expect.stringContaining(message)])
    }
    expect(await site.contents()).toEqual(before)
  })

  it('puts no refund on a day before its sale, whichever of the two days is changed', async () => {
    const id = await click(1, 5)
    await change(id, { status: 'sold', sold_on: daysAgo(2), received: 633 })
    const expectRefused = async (body: OrderChange) => {
      const issues = [{ path: 'refunded', code: 'refund_before_sale' }]
      expect(await patch(id, body)).toMatchObject({ status: 400, body: { issues } })
    }
    await expectRefused({ refunded: 1, refunded_on: daysAgo(3) })
    // The noon of the same day may precede the time of the sale.
    const evening = `${daysAgo(2)}T14:30:00Z`
    await change(id, { sold_on: evening, refunded: 1, refunded_on: daysAgo(2) })
    await expectRefused({ sold_on: daysAgo(1) })
    await change(id, { sold_on: daysAgo(1), refunded_on: daysAgo(1) })
    await change(id, { refunded: null, sold_on: today })
  })
})

describe('undo', () => {
  it('restores every field of a sale, whatever was changed', async () => {
    const id = await click(1, 5)
    const others = [{ pack: '250g', jars: 1, each: 30, lot: 'SY-26-01' }]
    const sold = { status: 'sold', sold_on: daysAgo(2), lot: 'SY-26-02', charge: 40, others } as const
    const paid = { received: 300, received_how: 'upi', received_on: daysAgo(2) } as const
    const refunded = { refunded: 63.5, refunded_on: daysAgo(1) }
    const sent = { sent: true, parcel: '44110271', warned: true, note: 'Gift' }
    const before = await change(id, { ...sold, ...paid, ...refunded, ...sent })
    const corrections: OrderChange[] = [
      { amount: 700, quantity: 3, pack: null, note: null, lot: null },
      { received: 633, received_how: 'cash', received_on: today },
      { received: null, refunded: null },
      { sold_on: daysAgo(3) },
      { refunded: 100, refunded_on: today },
      { parcel: 'India Post 7', sent: false, warned: false },
      { status: 'cancelled' },
      { status: 'clicked' },
      { others: [{ pack: '1kg', jars: 1, each: 10 }] },
      { others: null },
    ]
    for (const correction of corrections) {
      const after = await change(id, correction)
      expect([correction, after]).not.toEqual([correction, before])
      expect([correction, await change(id, changeBackTo(before, after))]).toEqual([correction, before])
    }
  })
})

const LINES = [
  { pack: '250g', jars: 1, each: 30 },
  { pack: '1kg', jars: 1, each: 100 },
]

it.each<[other: string, result: 'is refused' | 'is stored', OrderChange, OrderChange]>([
  ['the same field, to something else,', 'is refused', { amount: 600 }, { amount: 640 }],
  ['the same field, to the same,', 'is stored', { amount: 600 }, { amount: 600 }],
  ['another field', 'is stored', { amount: 600, quantity: 3, pack: '250g' }, { note: 'By post' }],
  ['what is cleared with the sale', 'is refused', { sent: true }, { status: 'cancelled' }],
  ['the status', 'is refused', { status: 'cancelled' }, { note: 'By post' }],
  ['its further sizes, to others,', 'is refused', { others: LINES }, { others: LINES.slice(1) }],
  ['its further sizes, to the same,', 'is stored', { others: LINES }, { others: LINES }],
])('a change on a screen that is older than a change of %s %s', async (_, result, other, later) => {
  const id = await click(1)
  const seen = await change(id, { status: 'sold' })
  const stored = await change(id, other)
  const { status, body } = await patch(id, { ...later, seen })
  const isRefused = result === 'is refused'
  expect([status, body.data]).toMatchObject([isRefused ? 400 : 200, [isRefused ? stored : {}]])
  const kept = isRefused ? stored : { ...stored, ...later }
  expect((await find(REFERENCE)).body.data).toMatchObject([kept])
})
