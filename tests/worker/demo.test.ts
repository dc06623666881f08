import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/days.ts'
import type { Status, ToDo } from '#worker/owner/contract.ts'
import type { Change } from '#worker/statistics/contract.ts'
import { builtWorker } from './harness.ts'
import { WRITE_PATHS, write } from './writes.ts'

/* That the numbers of the demo agree with each other is tested in `tests/unit`. */

describe('the demo', () => {
  const site = builtWorker('demo')

  it('is reported as a demo without a fault: its last backup is of the last day', async () => {
    const { body: status } = await site.visitor().get<Status>('/status')
    expect(status).toMatchObject({ mode: 'demo', migrated: true, signedIn: false })
    const { body } = await site.visitor().get<{ data: ToDo }>('/owner/to-do')
    const { backup, publication } = body.data.reports
    expect(backup.last).toMatchObject({ kind: 'backup', outcome: 'succeeded' })
    expect(Date.now() - Date.parse(backup.last?.created_at ?? '')).toBeLessThan(DAY_MS)
    expect([publication.last, body.data.refusedMail]).toEqual([null, null])
  })

  it('accepts every write of a visitor, stores nothing, and logs so', async () => {
    for (const path of WRITE_PATHS) {
      const visitor = site.visitor()
      const { status, body } = await write(visitor, path)
      const expected = path === '/newsletter' ? 200 : 201
      const data = [{ id: expect.any(String) }]
      expect([path, status, body]).toMatchObject([path, expected, { success: true, demo: true, data }])
      expect(site.takeLogs().map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /^Demo mode: accepted and not stored, because no database is bound as DB: [a-z ]+$/,
        ),
      ])
      const mine = await visitor.get('/my-data', { 'X-User-Session': visitor.session })
      const none = { interactions: [], productEvents: [], inquiries: [], orders: [], bills: [] }
      expect(mine.body).toEqual({ success: true, demo: true, data: none, next: null })
    }
  })

  it('shows its newest rows without signing in, and those of the days as CSV', async () => {
    const { body } = await site
      .visitor()
      .get<{ data: object[]; summary: Change }>('/stats/interactions?days=30')
    expect(body.data).toHaveLength(10)
    const { text } = await site.visitor().get<string>('/stats/interactions.csv?days=30')
    expect(text.split('\r\n')).toHaveLength(1 + body.summary.inRange + 1)
  })

  it('has all sample rows after a deletion', async () => {
    const read = async () => (await site.visitor().get<{ data: { id: string }[] }>('/stats/orders')).body.data
    const before = await read()
    const { status, body } = await site.visitor().delete(`/owner/orders/${before[0]?.id}`)
    expect([status, body]).toEqual([200, { success: true, demo: true, message: 'Deleted' }])
    expect(await read()).toHaveLength(before.length)
  })
})
