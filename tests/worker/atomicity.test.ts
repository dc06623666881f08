import { describe, expect, it } from 'vitest'
import type { Failure } from '#contract/responses.ts'
import { builtWorker } from './harness.ts'
import { countsOf, rowsOf, tablesOf } from './local-d1.ts'

const site = builtWorker()

/** Makes every insert into a table fail during an action. */
async function refusing<T>(table: string, act: () => Promise<T>): Promise<T> {
  await site.db
    .prepare(`CREATE TRIGGER refuse BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`)
    .run()
  try {
    return await act()
  } finally {
    await site.db.prepare('DROP TRIGGER refuse').run()
  }
}

async function everyRow() {
  const tables = await tablesOf(site.db)
  const rows = await Promise.all(tables.map((table) => rowsOf(site.db, `SELECT * FROM ${table}`)))
  return rows.flat()
}

function expectOneFailureLogged(route: string) {
  const errors = site.takeLogs().filter(({ level }) => level === 'error')
  expect(errors.map(({ message }) => JSON.parse(message))).toEqual([
    { code: 'unavailable', kind: expect.any(String), method: 'POST', route },
  ])
}

const ACTS = [
  ['/newsletter', 'newsletter_subscriptions', {}],
  ['/contact-inquiries', 'contact_inquiries', { inquiry_type: 'whatsapp' }],
] as const

describe.each(ACTS)('POST /api%s', (path, own, fields) => {
  it.each([own, 'customer_interactions', 'daily_counts'])(
    'stores neither row, interaction nor count if %s rejects its insert',
    async (table) => {
      const visitor = site.visitor()
      const act = () => visitor.post<Failure>(path, { email: visitor.email, ...fields })
      const { status, body } = await refusing(table, act)
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(await everyRow()).toEqual([])
      expectOneFailureLogged(`/api${path}`)
      expect((await act()).status).toBe(201)
    },
  )
})

describe('fifty concurrent sign-ups', () => {
  it('store one row, one interaction and one count for the same address', async () => {
    const { email } = site.visitor()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.visitor().post<{ message: string }>('/newsletter', { email })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.message === 'Already subscribed!')).toHaveLength(49)
    expect(await rowsOf(site.db, 'SELECT email FROM newsletter_subscriptions')).toEqual([{ email }])
    expect(await rowsOf(site.db, 'SELECT id FROM customer_interactions')).toHaveLength(1)
    expect(await countsOf(site.db)).toEqual({ subscription: 1, 'interaction:newsletter_subscription': 1 })
  })

  it('store every sign-up and count for different addresses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        const visitor = site.visitor()
        return visitor.post('/newsletter', { email: visitor.email })
      }),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await rowsOf(site.db, 'SELECT id FROM newsletter_subscriptions')).toHaveLength(50)
    expect(await countsOf(site.db)).toEqual({ subscription: 50, 'interaction:newsletter_subscription': 50 })
  })
})
