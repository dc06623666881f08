import { describe, expect, it } from 'vitest'
import { builtWorker } from './harness.ts'
import { type WritePath, write } from './writes.ts'

const site = builtWorker()

const TABLES: [path: WritePath, tables: string[]][] = [
  ['/newsletter', ['newsletter_subscriptions', 'customer_interactions', 'daily_counts']],
  ['/contact-inquiries', ['contact_inquiries', 'customer_interactions', 'daily_counts']],
  ['/orders', ['chat_orders', 'product_analytics', 'customer_interactions', 'daily_counts']],
]

it.each(TABLES.flatMap(([path, tables]) => tables.map((table) => [path, table] as const)))(
  'POST /api%s stores no part of its rows and counts if %s rejects its insert',
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

describe('fifty concurrent sign-ups', () => {
  it('store one row, one interaction and one count for the same address', async () => {
    const { email } = site.visitor()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.visitor().post<{ message: string }>('/newsletter', { email })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.message === 'Already subscribed!')).toHaveLength(49)
    expect(await site.rows('SELECT email FROM newsletter_subscriptions')).toEqual([{ email }])
    expect(await site.rows('SELECT id FROM customer_interactions')).toHaveLength(1)
    expect(await site.counts()).toEqual({ subscription: 1, 'interaction:newsletter_subscription': 1 })
  })

  it('store every sign-up and count for different addresses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        const visitor = site.visitor()
        return visitor.post('/newsletter', { email: visitor.email })
      }),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await site.rows('SELECT id FROM newsletter_subscriptions')).toHaveLength(50)
    expect(await site.counts()).toEqual({ subscription: 50, 'interaction:newsletter_subscription': 50 })
  })
})
