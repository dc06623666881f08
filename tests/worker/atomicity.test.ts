import { expect, it } from 'vitest'
import { builtWorker } from './harness.ts'
import { type WritePath, write } from './writes.ts'

const site = builtWorker()

const TABLES: [path: WritePath, tables: string[]][] = [
  ['/newsletter', ['newsletter_subscriptions', 'customer_interactions', 'daily_counts']],
  ['/contact-inquiries', ['contact_inquiries', 'customer_interactions', 'daily_counts']],
  ['/orders', ['chat_orders', 'product_analytics', 'customer_interactions', 'daily_counts']],
]

it.each(TABLES.flatMap(([path, tables]) => tables.map((table) => [path, table] as const)))(
  'POST /api%s stores no part of its rows if %s rejects its insert',
  async (path, table) => {
    const visitor = site.visitor()
    await site.db
      .prepare(`CREATE TRIGGER refuse BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`)
      .run()
    try {
      expect(await write(visitor, path)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    } finally {
      await site.db.prepare('DROP TRIGGER refuse').run()
    }
    expect(new Set(Object.values(await site.contents()))).toEqual(new Set(['[]']))
    const errors = site.takeLogs().filter(({ level }) => level === 'error')
    expect(errors.map(({ message }) => JSON.parse(message))).toEqual([
      { code: 'unavailable', kind: expect.any(String), method: 'POST', route: `/api${path}` },
    ])
    expect((await write(visitor, path)).status).toBe(201)
  },
)
