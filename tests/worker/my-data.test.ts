import { describe, expect, it } from 'vitest'
import type { MyDataPage } from '#worker/my-data/contract.ts'
import { localSite } from './app.ts'
import { billedD1 } from './intercepted-d1.ts'
import { seedSession } from './seed.ts'
import { NOON } from './times.ts'

const site = localSite()
const KINDS = ['interactions', 'productEvents', 'inquiries', 'orders'] as const
const SESSION = `session_1795246129162_${'a'.repeat(24)}`
const OTHER = `session_1795246129162_${'b'.repeat(24)}`
const MINE = { 'X-User-Session': SESSION }

describe('what a browser session has sent', () => {
  it('is read in pages of at most 100 rows of a kind, each row once and no other session’s', async () => {
    await seedSession(site.db, SESSION, [250, 100, 30, 101])
    await seedSession(site.db, OTHER, [5, 5, 5, 5])
    const pages: MyDataPage[] = []
    for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
      const query = next && `?before=${next}`
      pages.push((await site.visitor().get<MyDataPage>(`/my-data${query}`, MINE)).body)
    }
    expect(pages.map(({ data }) => KINDS.map((kind) => data[kind].length))).toEqual([
      [100, 100, 30, 100],
      [100, 0, 0, 1],
      [50, 0, 0, 0],
    ])
    const seen = pages.flatMap(({ data }) => KINDS.flatMap((kind) => data[kind].map(({ id }) => kind + id)))
    expect(new Set(seen).size).toBe(250 + 100 + 30 + 101)
    expect(JSON.stringify(pages)).not.toContain(OTHER)
  })

  it('is deleted in calls of 500 rows of a kind, which say whether there are more; sold orders lose their session', async () => {
    await seedSession(site.db, SESSION, [501, 500, 1, 501])
    await site.db.exec(
      `UPDATE chat_orders SET status = 'sold', sold_at = clicked_at WHERE reference < '000025'`,
    )
    const sold = await site.rows(`SELECT id FROM chat_orders WHERE status = 'sold'`)
    expect(sold.length).toBeGreaterThan(0)
    for (const [more, left] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { body } = await site.visitor().delete('/my-data', MINE)
      expect(body).toEqual({ success: true, message: 'Deleted', more })
      expect(JSON.stringify(await site.contents()).split(SESSION)).toHaveLength(left + 1)
    }
    expect(await site.rows('SELECT id FROM chat_orders')).toEqual(sold)
  })

  it('costs the same number of rows a call, however many the session has', async () => {
    const { db, costOf } = billedD1(site.db)
    const store = site.at(NOON, db)
    await seedSession(site.db, SESSION, [3000, 3000, 3000, 3000])
    const first = await store.sessionData(SESSION)
    const readPages = [undefined, first.next ?? ''].map((next) => () => store.sessionData(SESSION, next))
    for (const read of readPages) expect(await costOf(read)).toEqual({ read: 601, written: 0 })
    const { read, written } = await costOf(() => store.deleteSessionData(SESSION))
    expect([read <= 10_000, written]).toEqual([true, 4 * 500])
  })
})
