import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/days.ts'
import type { Status, ToDo } from '#worker/owner/contract.ts'
import { builtWorker } from './harness.ts'
import { WRITE_PATHS, write } from './writes.ts'

describe('the demo', () => {
  const site = builtWorker('demo')

  it('is reported as a demo without a fault: its last backup, a sample too, is of the last day', async () => {
    const { body: status } = await site.visitor().get<Status>('/status')
    expect(status).toMatchObject({ mode: 'demo', migrated: true, signedIn: false })
    const { body } = await site.visitor().get<{ data: ToDo }>('/owner/to-do')
    const { backup, publication, refusedMail } = body.data.runs
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
    const data = { interactions: [], productEvents: [], inquiries: [], orders: [] }
    expect(mine.body).toEqual({ success: true, demo: true, data, next: null })
    expect((await visitor.get('/stats/subscriptions')).text).not.toContain(visitor.email)
  })

  it.each([
    ['subscriptions', 5, 'subscribers'],
    ['interactions', 10, ''],
    ['inquiries', 4, 'inquiries'],
    ['orders', 8, 'orders'],
  ])(
    'shows the sample rows of %s without signing in, also as CSV, and all after a deletion',
    async (list, rows, path) => {
      const read = async () =>
        (await site.visitor().get<{ data: { id: string }[] }>(`/stats/${list}?days=7`)).body
      const { data } = await read()
      expect(data).toHaveLength(rows)
      const { text } = await site.visitor().get<string>(`/stats/${list}.csv?days=7`)
      expect(text.split('\r\n')).toHaveLength(1 + rows + 1)
      if (!path) return
      const { status, body } = await site.visitor().delete(`/owner/${path}/${data[0]?.id}`)
      expect([status, body]).toEqual([200, { success: true, demo: true, message: 'Deleted' }])
      expect((await read()).data).toHaveLength(rows)
    },
  )
})
