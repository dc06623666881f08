import { describe, expect, it, vi } from 'vitest'
import type { RunState } from '#contract/runs.ts'
import { appWith } from './app.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'

const local = localD1()
const MAIL = {
  MAIL: { send: async () => ({ messageId: '1' }) } as unknown as SendEmail,
  MAIL_FROM: 'letters@site.example',
  OWNER_MAIL: 'owner@site.example',
}
const app = (env: Partial<Env> = {}) => appWith({ DB: local.db, OWNER_KEY, ...MAIL, ...env })
const bearer = { Authorization: `Bearer ${OWNER_KEY}` }
const report = (outcome: 'succeeded' | 'failed', detail: string, headers: Record<string, string> = bearer) =>
  app().visitor().call('POST', '/owner/backups', headers, { outcome, detail })
const stateOf = async <T>(kind: 'backups' | 'publications', env: Partial<Env> = {}) =>
  (await app(env).owner().get<{ data: T }>(`/owner/${kind}`)).body.data
const backups = () => stateOf<RunState>('backups')

describe('/api/owner/backups', () => {
  it('records a report with the bearer key, and none without', async () => {
    expect((await report('succeeded', '120 rows in 9 tables', {})).status).toBe(401)
    expect((await app().visitor().get('/owner/backups')).status).toBe(401)
    expect(await backups()).toEqual({ last: null, lastSucceeded: null })
    expect((await report('succeeded', '120 rows in 9 tables')).status).toBe(201)
    const run = { kind: 'backup', outcome: 'succeeded', detail: '120 rows in 9 tables' }
    expect(await backups()).toMatchObject({ last: run, lastSucceeded: run })
    expect(await local.rows('SELECT * FROM mail_outbox')).toEqual([])
  })

  it('keeps the last twenty, and the last proven one', async () => {
    await report('succeeded', 'proven')
    for (let run = 1; run <= 21; run += 1) await report('failed', `failure ${run}`)
    expect(await local.rows('SELECT id FROM workflow_runs')).toHaveLength(21)
    expect(await backups()).toMatchObject({
      last: { detail: 'failure 21' },
      lastSucceeded: { detail: 'proven' },
    })
  })

  it('mails the owner why a backup failed', async () => {
    await report('failed', 'chat_orders differs')
    const rows = await local.rows('SELECT kind, recipient, payload FROM mail_outbox')
    expect(rows).toEqual([
      { kind: 'backup_failed', recipient: 'owner@site.example', payload: '{"detail":"chat_orders differs"}' },
    ])
  })
})

describe('/api/owner/publications', () => {
  const EDITING = { EDIT_REPOSITORY: 'owner/site' }
  const publish = (run: object, headers: Record<string, string> = bearer) =>
    app(EDITING).visitor().call('POST', '/owner/publications', headers, run)
  const state = () => stateOf('publications', EDITING)

  it('shows the last report, to the owner only', async () => {
    expect((await publish({ outcome: 'started', detail: 'x' }, {})).status).toBe(401)
    expect((await app(EDITING).visitor().get('/owner/publications')).status).toBe(401)
    expect(await state()).toEqual({ editing: true, last: null })
    await publish({ outcome: 'started', detail: 'the change of 14:03' })
    await publish({ outcome: 'waiting', detail: 'A programmer has to release' })
    expect(await state()).toMatchObject({
      last: { outcome: 'waiting', detail: 'A programmer has to release' },
    })
  })

  it('takes a report in the demo, and stores none', async () => {
    const demo = appWith(EDITING).visitor()
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const run = { outcome: 'failed', detail: 'why' }
    expect(await demo.post('/owner/publications', run)).toMatchObject({
      status: 201,
      body: { demo: true, data: run },
    })
    const { body } = await demo.get<{ data: unknown }>('/owner/publications')
    expect(body.data).toEqual({ editing: true, last: null })
  })

  it('says that nothing is edited there without a repository', async () => {
    expect(await stateOf('publications')).toMatchObject({ editing: false })
  })

  it.each([{ outcome: 'lost' }, { detail: '' }])('refuses a report with %o', async (change) => {
    expect((await publish({ outcome: 'failed', detail: 'why', ...change })).status).toBe(400)
  })

  it('mails the owner a failure in the words of the report alone, and nothing else', async () => {
    const send = vi.spyOn(MAIL.MAIL, 'send')
    await publish({ outcome: 'started', detail: 'the change of 14:03' })
    await publish({ outcome: 'failed', detail: 'It is not known whether it is live' })
    await publish({ outcome: 'waiting', detail: 'A programmer has to release' })
    await publish({ outcome: 'succeeded', detail: 'the change of 14:03' })
    expect(send).toHaveBeenCalledOnce()
    const mail = JSON.stringify(send.mock.calls)
    expect(mail).toContain('It is not known whether it is live')
    expect(mail).not.toMatch(/as it was|not published/)
  })

  it('does not take the place of the backups that are kept', async () => {
    await report('succeeded', 'proven')
    await report('failed', 'failure')
    for (let run = 1; run <= 25; run += 1) await publish({ outcome: 'succeeded', detail: `change ${run}` })
    expect(await backups()).toMatchObject({
      last: { detail: 'failure' },
      lastSucceeded: { detail: 'proven' },
    })
    expect(await local.rows("SELECT id FROM workflow_runs WHERE kind = 'publication'")).toHaveLength(20)
  })
})
