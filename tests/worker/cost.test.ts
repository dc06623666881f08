import { describe, expect, it } from 'vitest'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { meteredD1 } from './intercepted-d1.ts'
import { localD1 } from './local-d1.ts'
import { seedInteractions, seedSubscriptions } from './seed.ts'
import type { Visitor } from './visitor.ts'

/** What D1 bills, from its own `meta`, of whole requests. */
const INTERACTION_ROWS_WRITTEN = 7

const local = localD1()

const DAY_MS = 24 * 60 * 60 * 1000

async function billOf(act: (visitor: Visitor, owner: Visitor) => Promise<unknown>) {
  const { db: DB, bill } = meteredD1(local.db)
  const app = appWith({ DB, OWNER_KEY })
  await act(app.visitor(), app.owner())
  return bill
}

const click = (visitor: Visitor) =>
  visitor.post('/interactions', { interaction_type: 'whatsapp_click', user_session: visitor.session })

describe('a tracked interaction', () => {
  it('writes at most 7 rows: itself, its index entry, and five counts', async () => {
    expect((await billOf(click)).written).toBe(INTERACTION_ROWS_WRITTEN)
    expect((await billOf(click)).written).toBe(INTERACTION_ROWS_WRITTEN)
  })

  it('is one query, and reads the same number of rows with thousands stored', async () => {
    await click(appWith({ DB: local.db }).visitor())
    const few = await billOf(click)
    await seedInteractions(local.db, { rows: 5000, from: Date.now() - 90 * DAY_MS, step: 1000 })
    const many = await billOf(click)
    expect(many).toEqual(few)
    expect(many.queries).toBe(1)
    expect(many.read).toBeLessThanOrEqual(20)
  })

  it('of a bot writes one row', async () => {
    const bill = await billOf((visitor) =>
      visitor.post(
        '/interactions',
        { interaction_type: 'whatsapp_click', user_session: visitor.session },
        { 'User-Agent': 'Googlebot/2.1' },
      ),
    )
    expect(bill.written).toBe(1)
  })
})

describe('a sign-up', () => {
  it('that is new writes its row, index entry, count and interaction', async () => {
    const bill = await billOf((visitor) => visitor.post('/newsletter', { email: visitor.email }))
    expect(bill.written).toBe(4 + 6)
  })

  it('reads the same number of rows with thousands of subscribers', async () => {
    const subscribe = (visitor: Visitor) => visitor.post('/newsletter', { email: visitor.email })
    await billOf(subscribe)
    const few = await billOf(subscribe)
    await seedSubscriptions(local.db, { rows: 5000, from: Date.now() - 90 * DAY_MS, step: 1000 })
    expect(await billOf(subscribe)).toEqual(few)
  })

  it('of a stored address writes nothing', async () => {
    const email = 'again@visitor.example'
    await billOf((visitor) => visitor.post('/newsletter', { email }))
    const again = async (visitor: Visitor) =>
      expect((await visitor.post('/newsletter', { email })).status).toBe(200)
    expect((await billOf(again)).written).toBe(0)
  })
})
