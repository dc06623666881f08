import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/days.ts'
import type { Bill } from '#worker/bills/contract.ts'
import type { Order, OrderList } from '#worker/orders/contract.ts'
import type { Status, ToDo } from '#worker/owner/contract.ts'
import type { Change } from '#worker/statistics/contract.ts'
import { builtWorker } from './harness.ts'
import { WRITE_PATHS, write } from './writes.ts'

describe('the demo', () => {
  const site = builtWorker('demo')

  it('is reported as a demo without a fault: its last backup, a sample too, is of the last day', async () => {
    const { body: status } = await site.visitor().get<Status>('/status')
    expect(status).toMatchObject({ mode: 'demo', migrated: true, signedIn: false })
    const { body } = await site.visitor().get<{ data: ToDo }>('/owner/to-do')
    const { reports, refusedMail } = body.data
    const { backup, publication } = reports
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
    const data = { interactions: [], productEvents: [], inquiries: [], orders: [], bills: [] }
    expect(mine.body).toEqual({ success: true, demo: true, data, next: null })
    expect((await visitor.get('/stats/subscriptions')).text).not.toContain(visitor.email)
  })

  it.each([
    ['subscriptions', 5],
    ['interactions', 10],
  ])('shows the newest rows of %s without signing in, and those of the days as CSV', async (list, rows) => {
    const { body } = await site.visitor().get<{ data: object[]; summary: Change }>(`/stats/${list}?days=30`)
    expect(body.data).toHaveLength(rows)
    const { text } = await site.visitor().get<string>(`/stats/${list}.csv?days=30`)
    expect(text.split('\r\n')).toHaveLength(1 + body.summary.inRange + 1)
  })

  it.each(['inquiries', 'orders'])('shows the rows of %s of the days, also as CSV', async (list) => {
    const { body } = await site.visitor().get<{ data: object[] }>(`/stats/${list}?days=90`)
    const { text } = await site.visitor().get<string>(`/stats/${list}.csv?days=90`)
    expect(text.split('\r\n')).toHaveLength(1 + body.data.length + 1)
  })

  it('shows bills of its sales, and the note of the one that was given back, also in the accountant’s file', async () => {
    const { get, post } = site.visitor()
    const sold = (await get<OrderList>('/owner/orders/list?list=sold')).body.data
    const kindsOf = async (order: Order) =>
      (await get<{ data: Bill[] }>(`/owner/bills?order=${order.id}`)).body.data.map(({ kind }) => kind)
    expect(await Promise.all(sold.map(kindsOf))).toEqual(
      sold.map(({ refunded, sent_at }) => (refunded ? ['bill', 'credit_note'] : sent_at ? ['bill'] : [])),
    )
    const toBill = sold.find(({ sent_at }) => !sent_at)
    const { status, body } = await post('/owner/bills', { order: toBill?.id, step: 1 })
    expect([status, body]).toMatchObject([201, { demo: true, data: [{ kind: 'bill' }] }])
    expect(site.takeLogs()).toHaveLength(1)
    expect((await get<string>('/stats/sales.csv?days=30')).text).toMatch(/,C\/\d{4}\/0001,/)
  })

  it('has all sample rows after a deletion', async () => {
    const read = async () => (await site.visitor().get<{ data: { id: string }[] }>('/stats/orders')).body.data
    const before = await read()
    const { status, body } = await site.visitor().delete(`/owner/orders/${before[0]?.id}`)
    expect([status, body]).toEqual([200, { success: true, demo: true, message: 'Deleted' }])
    expect(await read()).toHaveLength(before.length)
  })
})
