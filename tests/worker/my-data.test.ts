import { describe, expect, it } from 'vitest'
import type { MyData } from '#contract/entities.ts'
import type { Success } from '#contract/responses.ts'
import { builtWorker } from './harness.ts'
import type { Visitor } from './visitor.ts'
import { WRITE_PATHS, write } from './writes.ts'

const site = builtWorker()

async function visit(visitor: Visitor): Promise<void> {
  for (const path of WRITE_PATHS) await write(visitor, path)
}

const read = (visitor: Visitor, session = visitor.session) =>
  visitor.get<Success & { data: MyData }>('/my-data', { 'X-User-Session': session })

describe('/api/my-data', () => {
  it('deletes the rows of a browser session, and leaves other rows, subscriptions and counts unchanged', async () => {
    const [visitor, other] = [site.visitor(), site.visitor()]
    await visit(visitor)
    await visit(other)
    const counts = await site.counts()
    const { status, body } = await visitor.delete('/my-data', { 'X-User-Session': visitor.session })
    expect([status, body]).toEqual([200, { success: true, message: 'Deleted' }])
    expect((await read(visitor)).body.data).toEqual({
      interactions: [],
      productEvents: [],
      inquiries: [],
      orders: [],
    })
    expect((await read(other)).body.data.interactions).toHaveLength(4)
    expect(await site.rows('SELECT email FROM newsletter_subscriptions')).toHaveLength(2)
    expect(await site.counts()).toEqual(counts)
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
    expect(await site.rows('SELECT id FROM customer_interactions')).toHaveLength(1)
  })

  it('accepts a session id with 96 random bits', async () => {
    expect((await read(site.visitor(), `session_1795246129162_${'a'.repeat(24)}`)).status).toBe(200)
  })
})
