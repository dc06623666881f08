import { describe, expect, it } from 'vitest'
import type { MyData } from '#contract/entities.ts'
import type { Success } from '#contract/responses.ts'
import { builtWorker } from './harness.ts'
import { countsOf, rowsOf } from './local-d1.ts'
import type { Visitor } from './visitor.ts'

const site = builtWorker()

async function visit(visitor: Visitor) {
  const { session: user_session, email } = visitor
  await visitor.post('/interactions', { interaction_type: 'pricing_view', user_session })
  await visitor.post('/product-analytics', {
    event_name: 'order_click',
    product_name: '500g',
    action_type: 'whatsapp_order',
    user_session,
  })
  await visitor.post('/contact-inquiries', { inquiry_type: 'whatsapp', user_session })
  await visitor.post('/newsletter', { email, user_session })
}

const read = (visitor: Visitor, session = visitor.session) =>
  visitor.get<Success & { data: MyData }>('/my-data', { 'X-User-Session': session })

describe('/api/my-data', () => {
  it('returns all rows of a browser session, and none of another', async () => {
    const [visitor, other] = [site.visitor(), site.visitor()]
    await visit(visitor)
    await visit(other)
    const { status, body } = await read(visitor)
    expect(status).toBe(200)
    expect(body.data.interactions.map((row) => [row.interaction_type, row.user_session])).toEqual(
      expect.arrayContaining([
        ['pricing_view', visitor.session],
        ['whatsapp_click', visitor.session],
        ['newsletter_subscription', visitor.session],
      ]),
    )
    expect(body.data.interactions).toHaveLength(3)
    expect(body.data.productEvents).toEqual([
      expect.objectContaining({ event_name: 'order_click', user_session: visitor.session }),
    ])
    expect(body.data.inquiries).toEqual([expect.objectContaining({ inquiry_type: 'whatsapp' })])
  })

  it('deletes them, and leaves other rows, subscriptions and counts unchanged', async () => {
    const [visitor, other] = [site.visitor(), site.visitor()]
    await visit(visitor)
    await visit(other)
    const counts = await countsOf(site.db)
    const { status, body } = await visitor.delete('/my-data', { 'X-User-Session': visitor.session })
    expect([status, body]).toEqual([200, { success: true, message: 'Deleted' }])
    expect((await read(visitor)).body.data).toEqual({
      interactions: [],
      productEvents: [],
      inquiries: [],
      orders: [],
    })
    expect((await read(other)).body.data.interactions).toHaveLength(3)
    expect(await rowsOf(site.db, 'SELECT email FROM newsletter_subscriptions')).toHaveLength(2)
    expect(await countsOf(site.db)).toEqual(counts)
  })

  it('returns nothing for an unknown session', async () => {
    const { status, body } = await read(site.visitor())
    expect([status, body]).toEqual([
      200,
      { success: true, data: { interactions: [], productEvents: [], inquiries: [], orders: [] } },
    ])
  })

  it.each([
    ['none', undefined],
    ['one with 92 random bits', `session_1795246129162_${'a'.repeat(23)}`],
    ['one that could be guessed', 'session_1_abc'],
    ['the server’s', 'server-session-1795246129162'],
    ['one with letters that are not hexadecimal', `session_1795246129162_${'z'.repeat(32)}`],
    ['one with a suffix', `session_1795246129162_${'a'.repeat(32)}'`],
  ])('rejects reads and deletions with a session id that is %s', async (_, session) => {
    const visitor = site.visitor()
    await visitor.post('/interactions', { interaction_type: 'pricing_view', user_session: session ?? 'none' })
    const headers: Record<string, string> = session ? { 'X-User-Session': session } : {}
    for (const answer of [
      await visitor.get('/my-data', headers),
      await visitor.delete('/my-data', headers),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          success: false,
          code: 'invalid',
          message: 'Send the browser session’s id in the header X-User-Session',
        },
      ])
    }
    expect(await rowsOf(site.db, 'SELECT id FROM customer_interactions')).toHaveLength(1)
  })

  it('accepts a session id with 96 random bits', async () => {
    expect((await read(site.visitor(), `session_1795246129162_${'a'.repeat(24)}`)).status).toBe(200)
  })
})
