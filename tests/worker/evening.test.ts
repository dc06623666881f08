import { describe, expect, it } from 'vitest'
import { dayOf, midnightOf } from '#contract/days.ts'
import type { Failure, Success } from '#contract/responses.ts'
import {
  type Closed,
  changeBackTo,
  ORDER_LISTS,
  type Order,
  type OrderChange,
  type OrderList,
  type OrderStats,
  orderReference,
  type SoldTotals,
} from '#worker/orders/contract.ts'
import type { ToDo } from '#worker/owner/contract.ts'
import { d1Store } from '#worker/store.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { chatOrder } from './inputs.ts'
import { localD1 } from './local-d1.ts'
import { DAY_MS } from './times.ts'

/*
 * An evening of the owner: orders of the week, marked, corrected, taken back, dated, sent, refunded and closed, on two
 * devices.
 */

const local = localD1()
const owner = () => appWith({ DB: local.db, OWNER_KEY }).owner()
const now = Date.now()
const today = dayOf(now)
const daysAgo = (days: number) => dayOf(now - days * DAY_MS)
const reference = (number: number) => orderReference(new Uint8Array([3, 1, 4, number >> 5, number & 31]))

/** Records a click some days ago. */
async function click(number: number, days = 1, fields: object = {}): Promise<Order> {
  const store = d1Store(local.db, now - days * DAY_MS)
  const { id } = await store.recordOrder(
    chatOrder(reference(number), { user_session: `session_${number}`, ...fields }),
  )
  const [order] = await store.findOrders([reference(number)])
  expect(order?.id).toBe(id)
  return order as Order
}

const patch = (id: string, change: OrderChange) =>
  owner().call<Success & { data: [Order] }>('PATCH', `/owner/orders/${id}`, {}, change)
const changed = async (id: string, change: OrderChange) => {
  const { status, body } = await patch(id, change)
  expect([status, body.success]).toEqual([200, true])
  return body.data[0]
}
const list = async (query: string) => (await owner().get<OrderList>(`/owner/orders/list?${query}`)).body
const totals = async (query: string) =>
  (await owner().get<{ data: SoldTotals }>(`/owner/orders/totals${query}`)).body.data
const stats = async () => (await owner().get<OrderStats>('/stats/orders')).body

describe('undo', () => {
  it.each<[name: string, change: OrderChange]>([
    ['a correction', { amount: 700, quantity: 3, pack: null, note: null, lot: null }],
    ['another day', { sold_on: daysAgo(3) }],
    ['a refund', { refunded: 100, refunded_on: today }],
    ['no refund', { refunded: null }],
    ['not sent', { sent: false }],
    ['not warned', { warned: false }],
    ['not sold', { status: 'cancelled' }],
    ['open again', { status: 'clicked' }],
  ])('of %s brings back a sale with all that was said of it', async (_, change) => {
    const { id } = await click(1, 5)
    const before = await changed(id, {
      status: 'sold',
      sold_on: daysAgo(2),
      lot: 'SY-26-02',
      refunded: 63.5,
      refunded_on: daysAgo(1),
      sent: true,
      warned: true,
      note: 'Gift',
      charge: 40,
    })
    expect(await changed(id, change)).not.toEqual(before)
    expect(await changed(id, changeBackTo(before))).toEqual(before)
  })
})

describe('a mark', () => {
  it('that is sent twice stores one sale, and a press on another device is refused', async () => {
    const { id } = await click(1)
    const sale = { status: 'sold', amount: 633, lot: 'SY-26-02', expected: 'clicked' } as const
    const first = await changed(id, sale)
    expect(await changed(id, sale)).toEqual(first)
    const other = await patch(id, { ...sale, amount: 700 })
    expect([other.status, (other.body as unknown as Failure).issues]).toMatchObject([
      400,
      [{ path: 'status', code: 'already_changed' }],
    ])
    expect((await stats()).summary).toMatchObject({ sold: { inRange: 1 }, rupees: { inRange: 633 } })
  })

  it('sets the pack of an order without one, and its counts follow', async () => {
    const { id } = await click(1, 1, { pack: null, amount: null })
    await changed(id, { status: 'sold', pack: '250g', amount: 370, charge: 40, quantity: 1 })
    const { breakdowns, jars } = await stats()
    expect(breakdowns.pack).toEqual([{ key: '250g', clicked: 1, sold: 1, rupees: 370 }])
    expect(jars).toEqual([{ key: '250g', jars: 1, previous: 0, rupees: 370 }])
  })
})

it('a refund is not more than the amount', async () => {
  const { id } = await click(1)
  await changed(id, { status: 'sold' })
  const { status, body } = await patch(id, { refunded: 634 })
  expect([status, (body as unknown as Failure).issues?.[0]?.code]).toEqual([400, 'refund_too_large'])
})

describe('open orders of before', () => {
  it('are closed as not sold at one press, and opened again by the time of closing', async () => {
    for (let number = 0; number < 5; number += 1) await click(number, number * 3)
    const sold = await changed((await click(9, 20)).id, { status: 'sold' })
    const { body } = await owner().post<{ data: Closed }>('/owner/orders/close', { before: daysAgo(7) })
    expect(body.data).toMatchObject({ closed: 2, more: false })
    expect((await list('list=open')).data.map((order) => order.reference)).toEqual([0, 1, 2].map(reference))
    expect((await list('list=not_sold')).data).toHaveLength(2)
    const reopen = () =>
      owner().post<{ data: { reopened: number } }>('/owner/orders/reopen', { closed_at: body.data.closed_at })
    expect((await reopen()).body.data).toEqual({ reopened: 2 })
    expect((await reopen()).body.data).toEqual({ reopened: 0 })
    expect((await list('list=open')).data).toHaveLength(5)
    expect((await list('list=sold')).data).toEqual([sold])
  })

  it('are as many as the dashboard says: a day in India that began more than seven days ago', async () => {
    const lastMinute = (now - midnightOf(today)) / DAY_MS
    for (const [number, days] of [7, 7 + lastMinute, 7.001 + lastMinute].entries()) await click(number, days)
    const { body } = await owner().get<{ data: ToDo }>('/owner/to-do')
    const close = await owner().post<{ data: Closed }>('/owner/orders/close', { before: daysAgo(7) })
    expect(close.body.data.closed).toBe(1)
    expect(body.data.orders.toMark).toEqual({ count: 3, old: close.body.data.closed })
  })
})

it('every list of orders has the same rows page by page, and the files and lots those that were sold', async () => {
  const orders = []
  for (let number = 0; number < 12; number += 1) orders.push(await click(number, number % 8))
  for (const [index, { id }] of orders.slice(0, 8).entries())
    await changed(id, { status: 'sold', amount: 700, charge: 40, lot: `SY-26-0${1 + (index % 2)}` })
  await changed(orders[3]?.id ?? '', { refunded: 100 })
  for (const { id } of orders.slice(0, 4)) await changed(id, { sent: true })
  for (const { id } of orders.slice(8, 10)) await changed(id, { status: 'cancelled' })
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
  expect(sizes).toEqual({ open: 2, to_send: 4, sold: 8, not_sold: 2 })
  const { body } = await owner().get<{ data: ToDo }>('/owner/to-do')
  expect(body.data.orders).toMatchObject({ toMark: { count: 2 }, toSend: { orders: 4, jars: 4 } })
  for (const query of ['', '?days=30'])
    expect(await totals(query)).toEqual({ orders: 8, jars: 8, rupees: 5600, refunded: 100 })
  const lots = await owner().get<{ data: object[] }>('/owner/lots?lot=SY-26-01&lot=SY-26-02')
  expect(lots.body.data).toMatchObject([{ jars: 4 }, { jars: 4 }])
  const linesOf = async (path: string) => (await owner().get<string>(path)).text.trimEnd().split('\r\n')
  const file = await linesOf(`/stats/sales.csv?from=${daysAgo(30)}&to=${today}`)
  expect([file.length, file.at(-1)]).toEqual([1 + 8 + 1, `Total,,,8,5600,320,100,,,As of ${today}`])
  expect(await linesOf('/stats/lot.csv?lot=SY-26-01')).toHaveLength(1 + 4)
})
