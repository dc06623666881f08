import { describe, expect, it } from 'vitest'
import type { MyData, MyDataPage } from '#worker/my-data/contract.ts'
import { orderReference } from '#worker/orders/contract.ts'
import { d1Store } from '#worker/store.ts'
import { builtWorker } from './harness.ts'
import { billedD1 } from './intercepted-d1.ts'
import { seedSession } from './seed.ts'
import { NOON } from './times.ts'

const site = builtWorker()
const KINDS = ['interactions', 'productEvents', 'inquiries', 'orders'] as const
const SESSION = `session_1795246129162_${'a'.repeat(24)}`
const OTHER = `session_1795246129162_${'b'.repeat(24)}`

/** References in the order of their numbers. */
const references = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    orderReference(new Uint8Array([0, 0, index >> 10, index >> 5, index].map((bits) => bits & 31))),
  )
const sizesOf = (data: MyData) => KINDS.map((kind) => data[kind].length)
const stored = async () => {
  const counts = await site.rows<{ rows: number }>(
    ['customer_interactions', 'product_analytics', 'contact_inquiries', 'chat_orders']
      .map((table) => `SELECT count(*) AS rows FROM ${table} WHERE user_session = '${SESSION}'`)
      .join(' UNION ALL '),
  )
  return counts.map(({ rows }) => rows)
}

describe('what a browser session has sent', () => {
  it('is read in pages of at most 100 rows of a kind, each row once and no other session’s', async () => {
    await seedSession(site.db, SESSION, {
      interactions: 250,
      productEvents: 100,
      inquiries: 30,
      orders: references(101),
    })
    await seedSession(site.db, OTHER, {
      interactions: 5,
      productEvents: 5,
      inquiries: 5,
      orders: references(5),
    })
    const visitor = site.visitor()
    const pages: MyDataPage[] = []
    for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
      const query = next && `?before=${next}`
      pages.push((await visitor.get<MyDataPage>(`/my-data${query}`, { 'X-User-Session': SESSION })).body)
    }
    expect(pages.map(({ data }) => sizesOf(data))).toEqual([
      [100, 100, 30, 100],
      [100, 0, 0, 1],
      [50, 0, 0, 0],
    ])
    const seen = KINDS.flatMap((kind) =>
      pages.flatMap(({ data }) => data[kind].map(({ id }) => `${kind} ${id}`)),
    )
    expect(new Set(seen).size).toBe(250 + 100 + 30 + 101)
    expect(JSON.stringify(pages)).not.toContain(OTHER)
  })

  it('is deleted 500 rows of a kind a call, which says whether there are more; sold orders lose their session', async () => {
    await seedSession(site.db, SESSION, {
      interactions: 501,
      productEvents: 500,
      inquiries: 1,
      orders: references(501),
    })
    await site.db.exec(
      `UPDATE chat_orders SET status = 'sold', sold_at = clicked_at WHERE reference < '000025'`,
    )
    const sold = await site.rows(`SELECT id FROM chat_orders WHERE status = 'sold'`)
    const visitor = site.visitor()
    const remove = async () => (await visitor.delete('/my-data', { 'X-User-Session': SESSION })).body
    expect(await remove()).toEqual({ success: true, message: 'Deleted', more: true })
    expect(await stored()).toEqual([1, 0, 0, 0])
    expect(await remove()).toEqual({ success: true, message: 'Deleted', more: false })
    expect(await stored()).toEqual([0, 0, 0, 0])
    expect(sold.length).toBeGreaterThan(0)
    expect(await site.rows('SELECT id FROM chat_orders')).toEqual(sold)
  })

  it('costs as many rows a call, however many the session has', async () => {
    const { db, costOf } = billedD1(site.db)
    const store = d1Store(db, NOON)
    await seedSession(site.db, SESSION, {
      interactions: 3000,
      productEvents: 3000,
      inquiries: 3000,
      orders: references(3000),
    })
    let next: string | null = null
    const page = await costOf(async () => {
      next = (await store.sessionData(SESSION)).next
    })
    const second = await costOf(() => store.sessionData(SESSION, next ?? ''))
    expect([page, second]).toEqual([
      { read: 400, written: 0 },
      { read: 400, written: 0 },
    ])
    const { read, written } = await costOf(() => store.deleteSessionData(SESSION))
    expect([read <= 10_000, written]).toEqual([true, 4 * 500])
  })

  it('is answered five times a minute for one network, looks and deletions together', async () => {
    const visitor = site.visitor()
    const mine = { 'X-User-Session': SESSION }
    const statuses: number[] = []
    // Where a new minute begins in between, five more are answered.
    while (statuses.at(-1) !== 429 && statuses.length < 11) {
      const method = statuses.length % 2 === 0 ? 'GET' : 'DELETE'
      const { status, headers } = await visitor.call(method, '/my-data', mine)
      if (status === 429) expect(headers.get('Retry-After')).toBe('60')
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
  })

  it.each([
    ['one part', '~'],
    ['three parts', '~_~_~'],
    ['five parts', '~_~_~_~_~'],
    ['201 characters', `${'x'.repeat(198)}___`],
  ])('has no page after a cursor of %s', async (_, before) => {
    const { status } = await site.visitor().get(`/my-data?before=${before}`, { 'X-User-Session': SESSION })
    expect(status).toBe(400)
  })
})
