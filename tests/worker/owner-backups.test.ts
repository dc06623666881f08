import { describe, expect, it } from 'vitest'
import type { Success } from '#contract/responses.ts'
import type { BackupState } from '#contract/runs.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1, rowsOf } from './local-d1.ts'

const local = localD1()
const MAIL = {
  MAIL: { send: async () => ({ messageId: '1' }) } as unknown as SendEmail,
  MAIL_FROM: 'letters@site.example',
  OWNER_MAIL: 'owner@site.example',
}
const app = () => appWith({ DB: local.db, OWNER_KEY, ...MAIL })
const bearer = { Authorization: `Bearer ${OWNER_KEY}` }
const report = (outcome: 'succeeded' | 'failed', detail: string, headers: Record<string, string> = bearer) =>
  app().visitor().call('POST', '/owner/backups', headers, { outcome, detail })
const state = async () =>
  (await app().owner().get<Success & { data: BackupState }>('/owner/backups')).body.data

describe('/api/owner/backups', () => {
  it('records a report with the bearer key, and none without', async () => {
    expect((await report('succeeded', '120 rows in 9 tables', {})).status).toBe(401)
    expect((await app().visitor().get('/owner/backups')).status).toBe(401)
    expect(await state()).toEqual({ last: null, lastProven: null })
    expect((await report('succeeded', '120 rows in 9 tables')).status).toBe(201)
    const run = { kind: 'backup', outcome: 'succeeded', detail: '120 rows in 9 tables' }
    expect(await state()).toMatchObject({ last: run, lastProven: run })
    expect(await rowsOf(local.db, 'SELECT * FROM mail_outbox')).toEqual([])
  })

  it('keeps the last twenty, and the last proven one', async () => {
    await report('succeeded', 'proven')
    for (let run = 1; run <= 21; run += 1) await report('failed', `failure ${run}`)
    expect(await rowsOf(local.db, 'SELECT id FROM workflow_runs')).toHaveLength(21)
    expect(await state()).toMatchObject({ last: { detail: 'failure 21' }, lastProven: { detail: 'proven' } })
  })

  it('mails the owner why a backup failed', async () => {
    await report('failed', 'chat_orders differs')
    const rows = await rowsOf(local.db, 'SELECT kind, recipient, payload FROM mail_outbox')
    expect(rows).toEqual([
      { kind: 'backup_failed', recipient: 'owner@site.example', payload: '{"detail":"chat_orders differs"}' },
    ])
  })
})
