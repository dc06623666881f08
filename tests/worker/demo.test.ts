import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/days.ts'
import type { Status, ToDo } from '#worker/owner/contract.ts'
import { appWith } from './app.ts'
import { capturedLog } from './captured-log.ts'
import { WRITE_PATHS, write } from './writes.ts'

/* That the numbers of the demo agree with each other is tested in `tests/unit`. */

describe('the demo', () => {
  const site = appWith({})
  const logged = capturedLog()

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
      expect(logged.splice(0)).toEqual([
        expect.stringMatching(
          /^Demo mode: accepted and not stored, because no database is bound as DB: [a-z ]+$/,
        ),
      ])
      const mine = await visitor.get('/my-data', { 'X-User-Session': visitor.session })
      const none = { interactions: [], productEvents: [], inquiries: [], orders: [], bills: [] }
      expect(mine.body).toEqual({ success: true, demo: true, data: none, next: null })
    }
  })
})
